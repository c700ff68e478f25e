import type { EntryContext, RouterContextProvider } from 'react-router';
import { storeContext } from './data/reader.ts';
import { renderDocument } from './server/render.server.tsx';
import { serverContext } from './server/server-context.ts';

export { serverContext };

/** Renders a document (design: a request's way through the house). */
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
  const { nonce } = context.get(serverContext);
  const store = context.get(storeContext);
  const body = await renderDocument({ url: request.url, router, store, nonce });
  return new Response(body, { status, headers });
}
