import { mount } from "svelte";
import "./app.css";
import "./board/themes.css";
import App from "./App.svelte";
import { show } from "./lib/settings.svelte";
import { update } from "./lib/update.svelte";

show();
mount(App, { target: document.getElementById("app") as HTMLElement });
void update.begin();
