import { createPageStore } from '@omnis/store';
import { currencyCookie, isPageData, seeded, seedsOf } from '@omnis/shop-kit';
import {
  blockFiles,
  flattenStyles,
  fontFaces,
  namedFiles,
  pageSeeds,
  renderDocument,
  serverContext,
  typesOf,
} from '@omnis/rendering/server';
import { setAutoFreeze } from 'immer';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { speakAllLanguages } from './texts/texts.server.ts';

export { fontFaces, serverContext };

flattenStyles();
speakAllLanguages();
// State read here is rendered once and thrown away: freezing it deeply would only take time.
setAutoFreeze(false);

/** Renders a document (design: a request's way through the house). The server is given it beside the response. */
export default async function handleRequest(
  ...[request, status, headers, router, context]: [
    Request,
    number,
    Headers,
    EntryContext,
    RouterContextProvider,
  ]
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, mode, language, deliver, trial, editorOrigin } = context.get(serverContext);
  const loaded = Object.values(router.staticHandlerContext.loaderData).filter(isPageData);
  const chosen = currencyCookie(request.headers.get('cookie'));
  const store = createPageStore({ chosen, entries: loaded.flatMap(seedsOf) });
  const page = loaded.map((data) => seeded(data, 'pagesGet')).find(Boolean);
  const files = page === undefined ? [] : blockFiles(await typesOf(page), { named: namedFiles(router) });
  const shared =
    mode === 'native' && trial === undefined && !/no-store|private/.test(headers.get('Cache-Control') ?? '');
  const seeds = pageSeeds(loaded, { shared });
  const document = await renderDocument({
    url: request.url,
    router,
    store,
    nonce,
    mode,
    trial,
    editorOrigin,
    language,
    files,
    seeds: seeds.html,
    shared,
  });
  deliver(document.bytes, [...seeds.files, ...document.files]);
  return new Response(null, { status, headers });
}
