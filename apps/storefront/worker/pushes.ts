/** A message that the store pushes. */
export interface PushedNote {
  readonly title: string;
  readonly body: string;
  /** Where it leads, on the store's own origin. */
  readonly href: string;
  /** A newer notification replaces the one with the same tag. */
  readonly tag: string;
}

/** Where a message may lead: to a page of the store and nowhere else; its front page where it would not. */
export function hrefOnStore(href: string, origin: string): string {
  const home = `${origin}/`;
  const address = URL.parse(href, home);
  const isSafe = address?.origin === origin && address.username === '' && address.password === '';
  return isSafe ? address.href : home;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * A message as it was pushed. Whoever has subscribed has been promised that each is shown, so that one which cannot be
 * read has the store's name alone.
 */
export function readPush(data: unknown, { origin, name }: { origin: string; name: string }): PushedNote {
  const given: Partial<Record<keyof PushedNote, unknown>> =
    typeof data === 'object' && data !== null ? data : {};
  return {
    title: textOf(given.title) || name,
    body: textOf(given.body),
    href: hrefOnStore(textOf(given.href), origin),
    tag: textOf(given.tag),
  };
}

/** The part of the browser's tabs that is used. */
export interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
  openWindow(href: string): Promise<unknown>;
}

/** A tab that may show what a message is about. */
export interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** Opens what a message is about: the tab that shows it already, else a new one. */
export async function openPush(
  data: unknown,
  { origin, clients }: { origin: string; clients: Tabs },
): Promise<void> {
  const href = hrefOnStore(textOf(data), origin);
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = open.find(({ url }) => url === href);
  await (shown ? shown.focus() : clients.openWindow(href));
}
