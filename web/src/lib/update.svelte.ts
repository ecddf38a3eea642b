/** Whether a newer version of the app than this tab's is ready, and how the app opens without a network. */

const AGAIN = 10_000; // ms in which the page is not loaded anew twice
const LOADED = "obelisk.loaded-anew";
const EVERY = 30 * 60_000; // ms between looks for a newer version

class Update {
  isReady = $state(false);
  /** Whether a part of the app could not be fetched. */
  isBroken = $state(false);

  /** Let a service worker keep the app. Nothing breaks where there is none. */
  async begin(): Promise<void> {
    addEventListener("vite:preloadError", () => this.#missed());
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    try {
      const known = await navigator.serviceWorker.register("/sw.js");
      known.addEventListener("updatefound", () => {
        const newer = known.installing;
        newer?.addEventListener("statechange", () => {
          if (newer.state === "installed" && navigator.serviceWorker.controller) this.isReady = true;
        });
      });
      setInterval(() => void known.update().catch(() => undefined), EVERY);
    } catch {
      // storage may be forbidden: then every page comes from the server
    }
  }

  /** A file is not there: of an older version, then a newer page helps, or there is no network. */
  #missed(): void {
    const before = Number(sessionStorage.getItem(LOADED));
    if (!navigator.onLine || Date.now() - before < AGAIN) {
      this.isBroken = true;
      return;
    }
    sessionStorage.setItem(LOADED, `${Date.now()}`);
    location.reload();
  }
}

export const update = new Update();
