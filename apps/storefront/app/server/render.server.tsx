import { Writable } from 'node:stream';
import type { OmnisStore } from '@omnis/store';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { findCore } from '../data/core.ts';
import { ServerHead } from './server-head.ts';
import { withStyles } from './style-tags.server.ts';
import { StyleCollector } from './style-sheet.server.tsx';
import { themeHead } from './theme-head.server.ts';

/** What a document is rendered from. */
export interface DocumentParts {
  readonly url: string;
  readonly router: EntryContext;
  readonly store: OmnisStore;
  readonly nonce: string;
}

/** Longest rendering in milliseconds; the loaders have answered by then. */
const renderTimeout = 10_000;

/** The theme of the state's store; the base theme where no store could be read. */
function themeOf(store: OmnisStore) {
  const theme = findCore(store.getState())?.state.theme;
  return themeHead({ name: theme?.name || 'base', properties: theme?.properties ?? {} });
}

/** Takes what is written to it and gives it in one piece at the end. */
function collector(done: (document: Buffer) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}

/**
 * A whole document. The loaders have awaited everything, so a stream would bring nothing earlier; rendered whole it is
 * cheaper, has its styles in the head, and a fault becomes an error page instead of half a page.
 */
export function renderDocument({
  url,
  router,
  store,
  nonce,
}: DocumentParts): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new ServerStyleSheet({ nonce });
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <StyleCollector sheet={sheet}>
        <ServerHead value={{ theme: themeOf(store), nonce }}>
          <Provider store={store}>
            <ServerRouter context={router} url={url} nonce={nonce} />
          </Provider>
        </ServerHead>
      </StyleCollector>,
      {
        nonce,
        // Nothing is put off: React would move large parts behind scripts, and without them nobody saw these.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timeout);
          pipe(collector((html) => resolve(withStyles(html, sheet.getStyleTags()))));
        },
        onShellError: (error) => {
          clearTimeout(timeout);
          reject(
            error instanceof Error ? error : new Error('The page could not be rendered', { cause: error }),
          );
        },
      },
    );
    const timeout = setTimeout(abort, renderTimeout);
  });
}
