import { mount } from "svelte";
import "./app.css";
import "./board/themes.css";
import App from "./App.svelte";
import { best, speak } from "./words";
import { liked, show } from "./lib/settings.svelte";
import { update } from "./lib/update.svelte";

const AGAIN = 3000; // ms until words that could not be fetched are asked for once more

show();
void update.begin();
const wished = liked.language ?? best(navigator.languages);
for (let isSpoken = false; !isSpoken; ) {
  try {
    await speak(wished).catch(() => speak("en"));
    isSpoken = true;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}
mount(App, { target: document.getElementById("app") as HTMLElement });
