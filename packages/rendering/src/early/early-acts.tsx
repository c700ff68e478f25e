import { useContext, useEffect, type ReactElement } from 'react';
import { ServerHead } from '../server/server-head.ts';
import { recordEarly } from './record-early.ts';
import { replayEarly } from './replay-early.ts';
import { isServer } from '@omnis/shop-kit';

const script = isServer ? `(${String(recordEarly)})()` : '';

/** Loses nothing that is done before the page has come to life. It stands before everything that can be pressed. */
export function EarlyActs(): ReactElement {
  const nonce = useContext(ServerHead)?.nonce;
  useEffect(replayEarly, []);
  // The text is our own; the browser keeps what the server has sent.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
