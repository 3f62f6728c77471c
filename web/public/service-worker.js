// Keeps the page at hand for when the server is away. What the server tells is always asked of the server.
const SHELL = "shell";
const ASSETS = "assets";
const PAGE = "/";
const NEVER = ["/api", "/docs", "/healthz", "/metrics"];
const FILE = /\.[a-z0-9]+$/;

self.addEventListener("install", (event) => event.waitUntil(begin()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (NEVER.some((start) => url.pathname === start || url.pathname.startsWith(`${start}/`))) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !FILE.test(url.pathname)) event.respondWith(page(request));
});

async function begin() {
  await remember(await fetch(PAGE, { cache: "no-cache" }));
  await self.skipWaiting();
}

/** The page as the server has it now; as it was last, if the server is away. */
async function page(request) {
  try {
    const answer = await fetch(request);
    await remember(answer.clone());
    return answer;
  } catch (away) {
    const kept = await (await caches.open(SHELL)).match(PAGE);
    if (kept) return kept;
    throw away;
  }
}

/** The page is the same at each of its addresses. When it changes, so have the files that it loads. */
async function remember(answer) {
  if (!answer.ok || answer.redirected || !isPage(answer)) return;
  const shell = await caches.open(SHELL);
  const kept = await shell.match(PAGE);
  if (kept && (await kept.text()) === (await answer.clone().text())) return;
  await caches.delete(ASSETS);
  await shell.put(PAGE, answer);
}

function isPage(answer) {
  return (answer.headers.get("content-type") ?? "").startsWith("text/html");
}

/** A file whose name changes with what it holds. */
async function asset(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}
