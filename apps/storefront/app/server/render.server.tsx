import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext } from 'react-router';
import type { OmnisStore } from '@omnis/store';
import { ServerStyleSheet } from 'styled-components';
import { findCore } from '../data/core.ts';
import { ServerHead } from './server-head.ts';
import { styleStream } from './style-stream.server.ts';
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
export function themeOf(store: OmnisStore) {
  const theme = findCore(store.getState())?.state.theme;
  return themeHead({ name: theme?.name || 'base', properties: theme?.properties ?? {} });
}

/**
 * A document as a stream of bytes. It begins when all is rendered: the loaders have awaited everything, so nothing would
 * come earlier, and a fault becomes an error page instead of half a page.
 */
export function renderDocument({
  url,
  router,
  store,
  nonce,
}: DocumentParts): Promise<ReadableStream<Uint8Array>> {
  const sheet = new ServerStyleSheet({ nonce });
  const takeTags = (): string => {
    const tags = sheet.getStyleTags();
    sheet.instance.clearTag();
    return tags;
  };
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      sheet.collectStyles(
        <ServerHead value={{ theme: themeOf(store), nonce }}>
          <Provider store={store}>
            <ServerRouter context={router} url={url} nonce={nonce} />
          </Provider>
        </ServerHead>,
      ),
      {
        nonce,
        onAllReady: () => {
          clearTimeout(timeout);
          resolve(createReadableStreamFromReadable(pipe(styleStream(takeTags))));
        },
        onShellError: (error) => {
          clearTimeout(timeout);
          sheet.seal();
          reject(
            error instanceof Error ? error : new Error('The page could not be rendered', { cause: error }),
          );
        },
      },
    );
    const timeout = setTimeout(abort, renderTimeout);
  });
}
