import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Longest rendering in milliseconds; the loaders have answered by then. */
const renderTimeout = 10_000;

/** Tells whether code is not where the build has put it: it was replaced beneath a running server. */
const isCodeLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** Turns a thrown value into an error. */
const thrown = (error: unknown): Error =>
  error instanceof Error ? error : new Error('The page could not be rendered', { cause: error });

/**
 * The document as `byteText`, with parts whose code is still being fetched: each for the first time since the start.
 * A part that fails is left to the browser, where one faulty block of an owner's costs no page. Rejects where the page as
 * such fails, or where its code is lost: an empty page would be kept and sent to everybody.
 */
export function renderWaiting(document: ReactElement, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let lost: unknown;
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Nothing is put off: React would move large parts behind scripts, and without them nobody saw these.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        if (isCodeLost(error)) lost ??= error;
        else console.error(error);
      },
      onAllReady: () => {
        clearTimeout(timeout);
        if (lost !== undefined) {
          reject(thrown(lost));
          return;
        }
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
        reject(thrown(error));
      },
    });
    const timeout = setTimeout(abort, renderTimeout);
  });
}
