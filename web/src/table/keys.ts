/** Keys: what a key does at the table, unless somebody is writing. */

export type Keys = Readonly<Record<string, () => void>>;

/** Do what a key says; in fields keys are letters, and with Control they are the browser's. */
export function onKey(event: KeyboardEvent, keys: Keys): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target as HTMLElement;
  if (target.closest("input, select, textarea") || document.querySelector("dialog[open]")) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Put the focus on the first thing in a part of the page that can have it. */
export function focusIn(part: string): void {
  const first = document.querySelector<HTMLElement>(
    `${part} :is(button:not(:disabled), input, select, a[href], [tabindex="0"])`,
  );
  first?.focus();
  first?.scrollIntoView({ block: "nearest" });
}
