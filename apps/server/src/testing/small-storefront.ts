/** A storefront of a few lines, built as React Router would build it: each of its pages shows how one kind of page fares. */
import { workerData } from 'node:worker_threads';
import { createContext, type RouterContextProvider } from 'react-router';
import type { StorefrontContext } from '../render/storefront-context.ts';

export const serverContext = createContext<StorefrontContext>();

interface PageArguments {
  readonly request: Request;
  readonly context: Pick<RouterContextProvider, 'get'>;
}

/** Tests may run in threads of their own. */
const startData: unknown = workerData;
const isRenderThread = typeof startData === 'object' && startData !== null && 'build' in startData;
const where = isRenderThread ? 'thread' : 'main';

async function page({ request, context }: PageArguments): Promise<Response> {
  const { call, deliver, division } = context.get(serverContext);
  switch (new URL(request.url).pathname) {
    case '/at-once/':
      return new Response(where);
    case '/where/':
      // Long enough that another page is asked for meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return new Response(where);
    case '/call/': {
      const answer = await call('products.list', { params: { division } });
      const again = await call('products.list', { params: { division } });
      const frozen = answer.ok && Object.isFrozen(answer.value);
      const shared = answer.ok && again.ok && answer.value === again.value;
      return Response.json({ where, answer, frozen, shared });
    }
    case '/deliver/':
      deliver(new TextEncoder().encode(`<p>${where}</p><script nonce="n">1</script>`));
      return new Response(null, { status: 404, headers: { 'cache-control': 'private' } });
    case '/end/':
      process.exit(3);
  }
  return new Response('No such page', { status: 404 });
}

export const entry = {
  module: {
    default: () => new Response('not asked for'),
    // Only errors that the tests want occur here.
    handleError: () => undefined,
    serverContext,
    fontFaces: () => '',
  },
};
export const routes = {
  root: { id: 'root', path: '*', module: { loader: page } },
};
export const assets = {
  entry: { imports: [], module: '' },
  routes: {},
  url: '',
  version: '1',
};
export const basename = '/';
export const publicPath = '/';
export const assetsBuildDirectory = '';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender: string[] = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
