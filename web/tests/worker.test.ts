import { afterEach, describe, expect, test, vi } from "vitest";

import source from "../public/service-worker.js?raw";
import { keepPage } from "../src/worker";

const HOME = "http://table.local";
const HTML = "text/html; charset=utf-8";

type Answer = () => Promise<Response>;
type Listener = (event: object) => void;

/** The worker as a browser runs it, with a server that can be away. */
class Browser {
  asked: string[] = [];
  server: Record<string, string> | null = { "/": "page 1", "/assets/a.js": "script" };
  types: Record<string, string> = {};
  #kept = new Map<string, Map<string, Response>>();
  #listeners: Record<string, Listener> = {};

  constructor() {
    const scope = {
      location: { origin: HOME },
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, listener: Listener) => (this.#listeners[name] = listener),
    };
    const caches = {
      open: async (name: string) => this.#open(name),
      delete: async (name: string) => this.#kept.delete(name),
    };
    const fetch = async (request: Request | string) => {
      const path = typeof request === "string" ? request : new URL(request.url).pathname;
      this.asked.push(path);
      if (this.server === null) throw new TypeError("the server is away");
      const body = this.server[path] ?? (path.startsWith("/assets/") ? undefined : this.server["/"]);
      const type = this.types[path] ?? HTML;
      return new Response(body ?? "nothing", { status: body === undefined ? 404 : 200, headers: { "content-type": type } });
    };
    new Function("self", "caches", "fetch", source)(scope, caches, fetch);
  }

  #open(name: string) {
    const kept = this.#kept.get(name) ?? new Map<string, Response>();
    this.#kept.set(name, kept);
    const key = (request: Request | string) => (typeof request === "string" ? request : request.url);
    return {
      match: async (request: Request | string) => kept.get(key(request))?.clone(),
      put: async (request: Request | string, answer: Response) => void kept.set(key(request), answer),
    };
  }

  async install(): Promise<void> {
    let done: Promise<unknown> = Promise.resolve();
    this.#listeners["install"]?.({ waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  }

  /** What the worker answers to a request; null if it leaves it to the browser. */
  async ask(url: string, { mode = "cors", method = "GET" } = {}): Promise<string | null> {
    let answer: Answer | null = null;
    const respondWith = (given: Promise<Response>) => (answer = () => given);
    const request = { url: url.startsWith("http") ? url : HOME + url, mode, method };
    this.#listeners["fetch"]?.({ request, respondWith });
    return answer === null ? null : (await (answer as Answer)()).text();
  }

  open(path: string): Promise<string | null> {
    return this.ask(path, { mode: "navigate" });
  }
}

describe("the worker", () => {
  test("shows the page as the server has it, and as it was last when the server is away", async () => {
    const browser = new Browser();
    await browser.install();
    browser.server = { "/": "page 2" };
    expect(await browser.open("/lobby")).toBe("page 2");
    browser.server = null;
    expect(await browser.open("/tables/x")).toBe("page 2");
  });

  test("asks for a file once, and again when the page has changed", async () => {
    const browser = new Browser();
    await browser.install();
    for (let times = 0; times < 3; times += 1) expect(await browser.ask("/assets/a.js")).toBe("script");
    expect(browser.asked.filter((path) => path === "/assets/a.js")).toHaveLength(1);
    browser.server = { "/": "page 2" };
    await browser.open("/");
    expect(await browser.ask("/assets/a.js")).toBe("nothing");
  });

  test("keeps no page that the server could not give", async () => {
    const browser = new Browser();
    await browser.install();
    browser.server = {};
    expect(await browser.open("/")).toBe("nothing");
    browser.server = null;
    expect(await browser.open("/")).toBe("page 1");
  });

  test("keeps nothing in place of the page that is no page", async () => {
    const browser = new Browser();
    await browser.install();
    browser.server = { "/": "page 1", "/maps/own": "a map" };
    browser.types = { "/maps/own": "application/toml" };
    expect(await browser.open("/maps/own")).toBe("a map");
    browser.server = null;
    expect(await browser.open("/")).toBe("page 1");
  });

  test("fails as a browser does where nothing is kept", async () => {
    const browser = new Browser();
    browser.server = null;
    await expect(browser.open("/")).rejects.toThrow("the server is away");
  });

  test.each(["/api", "/api/tables/x", "/docs/", "/docs/hosting/", "/healthz", "/metrics", "http://elsewhere.example/"])(
    "leaves %s to the browser",
    async (url) => {
      const browser = new Browser();
      expect(await browser.open(url)).toBeNull();
      expect(await browser.ask(url)).toBeNull();
    },
  );

  test.each(["/favicon.svg", "/icon-192.png", "/manifest.webmanifest", "/service-worker.js"])(
    "leaves %s to the browser when it is opened by itself",
    async (url) => {
      expect(await new Browser().open(url)).toBeNull();
    },
  );

  test("leaves whatever changes something to the browser", async () => {
    expect(await new Browser().ask("/assets/a.js", { method: "POST" })).toBeNull();
  });
});

describe("keeping the page", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("asks the browser for the worker", async () => {
    const register = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { serviceWorker: { register } });
    await keepPage();
    expect(register).toHaveBeenCalledWith("/service-worker.js");
  });

  test("does without where a browser has none or wants none", async () => {
    vi.stubGlobal("navigator", {});
    await keepPage();
    vi.stubGlobal("navigator", { serviceWorker: { register: vi.fn().mockRejectedValue(new Error("no")) } });
    await keepPage();
  });
});
