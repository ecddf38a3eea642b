import { mount } from "svelte";
import "./app.css";
import "./board/themes.css";
import App from "./App.svelte";
import { best, speak } from "./lang";
import { liked, show } from "./lib/settings.svelte";
import { update } from "./lib/update.svelte";

show();
try {
  await speak(liked.language ?? best(navigator.languages));
} catch {
  // its messages could not be fetched: English is built in
}
mount(App, { target: document.getElementById("app") as HTMLElement });
void update.begin();
