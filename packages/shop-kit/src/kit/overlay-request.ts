/** Overlays that open wherever they are asked for (storefront.md §2 Other UI), by the names of their elements. */
export const overlayNames = [
  'got-it',
  'confirm',
  'loading',
  'push-not-supported',
  'remill-return',
  'return-item',
  'password-confirm',
] as const;

/** One of them. */
export type OverlayName = (typeof overlayNames)[number];

/** Content of an overlay. */
export interface OverlayContent {
  readonly title?: string;
  readonly text?: string;
  /** Says what a confirmation does. */
  readonly confirm?: string;
  /** Where a confirmation leads; of a password to a page of the shop alone. */
  readonly href?: string;
  /** Told what was answered. */
  readonly onAnswer?: (isConfirmed: boolean) => void;
}

/** Request to overlays. A close is skipped if it says to prevent closing or dismissal (storefront.md §4). */
export type OverlayRequest =
  | { readonly act: 'open' | 'toggle'; readonly name: OverlayName; readonly content?: OverlayContent }
  | {
      readonly act: 'close';
      readonly name: OverlayName;
      readonly preventClose?: boolean;
      readonly preventDismissal?: boolean;
    }
  | { readonly act: 'close-all' };

/** Name of the @ action by which a shopper wants push messages (storefront.md §4 Notifications). */
export const subscribeAction = 'subscribe-notifications';

/** Event on `window` that asks something of overlays, with an {@link OverlayRequest} as its detail. */
export const overlayEvent = 'omnis:overlay';

/** Asks something of overlays, from anywhere in the shop. */
export function askOverlay(request: OverlayRequest): void {
  window.dispatchEvent(new CustomEvent(overlayEvent, { detail: request }));
}

/** Nobody could close one that waits for code: no link opens it. */
const byLinks = new Set<string>(overlayNames.filter((name) => name !== 'loading'));

const isName = (name: string | null): name is OverlayName => name !== null && byLinks.has(name);

/** Words of a link, as long as a dialog can show them. */
const longest = { title: 100, text: 1000 } as const;

function contentOf(query: URLSearchParams): OverlayContent {
  const read = (name: string, length: number): string | undefined =>
    query.get(name)?.slice(0, length) || undefined;
  return {
    title: read('title', longest.title),
    text: read('text', longest.text),
    confirm: read('confirm', longest.title),
    href: read('href', longest.text),
  };
}

/**
 * Request to overlays in an @ action: `got-it?title=Thanks&text=…`, `confirm?title=…&href=/x/`, `toggle?name=got-it`,
 * `close?name=got-it`, `close-all`; null where it is about something else.
 */
export function readOverlayAction(action: string): OverlayRequest | null {
  const [name = '', ...rest] = action.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const named = query.get('name');
  if (name === 'close-all') return { act: 'close-all' };
  if (name === 'close' || name === 'toggle') return isName(named) ? { act: name, name: named } : null;
  // Where the browser knows messages, the host leads to where they are turned on.
  if (name === subscribeAction) return { act: 'open', name: 'push-not-supported' };
  return isName(name) ? { act: 'open', name, content: contentOf(query) } : null;
}
