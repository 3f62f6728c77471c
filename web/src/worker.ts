/** Have the browser keep the page at hand for when the server is away, where it can: over TLS and on this machine. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
  } catch {
    // Without it the page is the same, as long as the server is there.
  }
}
