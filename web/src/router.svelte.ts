/** Where one is in the page: the address, without loading the page anew. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Go to an address of this page. */
  go(to: string, { instead = false } = {}): void {
    if (instead) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    this.#read();
    if (!instead) scrollTo(0, 0);
  }

  /** Write another address for what is shown already. */
  mark(to: string): void {
    history.replaceState(null, "", to);
  }

  /** What stands where a pattern such as /tables/:id has names; null if the address is another. */
  match(pattern: string): Record<string, string> | null {
    const wanted = pattern.split("/");
    const found = this.path.replace(/(.)\/$/, "$1").split("/");
    if (wanted.length !== found.length) return null;
    const named: Record<string, string> = {};
    for (const [at, part] of wanted.entries()) {
      const here = found[at] ?? "";
      if (part.startsWith(":")) {
        const word = decoded(here);
        if (word === null) return null;
        named[part.slice(1)] = word;
      } else if (part !== here) return null;
    }
    return named;
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** A part of an address as it was meant; null if nobody can have meant it. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Links of this page are followed here; others, and those for a new tab, by the browser. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/docs") || link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
