import { useContext, type ReactElement } from 'react';
import { ScrollRestoration } from 'react-router';
import { ServerHead } from '../server/server-head.ts';
import { isServer } from '@omnis/shop-kit';

/** Where the router keeps how far pages were scrolled, by the key of their entry in the history. */
const kept = 'react-router-scroll-positions';

/**
 * Scrolls a document that is come back to to where it was, before the app is there. It is written into the page as text, so
 * that it uses nothing from around it.
 */
export function scrollAgain(key: string): void {
  const { history } = window;
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const at: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')[history.state.key];
    if (typeof at === 'number') scrollTo(0, at);
  } catch {
    // Storage may be closed to the page: it begins at its top.
  }
}

function EarlyScroll(): ReactElement {
  const nonce = useContext(ServerHead)?.nonce;
  const script = `(${String(scrollAgain)})("${kept}")`;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * The router's own, whose script for the server is longer than all that it does: in every page, before anything is shown.
 * React keeps the script that came.
 */
export const Scrolled = isServer ? EarlyScroll : ScrollRestoration;
