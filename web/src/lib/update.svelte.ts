/** Whether a newer version of the app than this tab's is ready, and how the app opens without a network. */

const EVERY = 30 * 60_000; // ms between looks for a newer version

class Update {
  isReady = $state(false);

  /** Let a service worker keep the app. Nothing breaks where there is none. */
  async begin(): Promise<void> {
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
}

export const update = new Update();
