import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest rendering in milliseconds; the loaders have answered by then. */
const renderTimeout = 10_000;

/** The document as `byteText`, with parts whose code is still being fetched: each for the first time since the start. */
export function renderWaiting(document: ReactElement, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Nothing is put off: React would move large parts behind scripts, and without them nobody saw these.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timeout);
        pipe(
          new Writable({
            write(chunk: Uint8Array, _encoding, next) {
              chunks.push(chunk);
              next();
            },
            final(next) {
              resolve(Buffer.concat(chunks).toString('latin1'));
              next();
            },
          }),
        );
      },
      onShellError: (error) => {
        clearTimeout(timeout);
        reject(
          error instanceof Error ? error : new Error('The page could not be rendered', { cause: error }),
        );
      },
    });
    const timeout = setTimeout(abort, renderTimeout);
  });
}
