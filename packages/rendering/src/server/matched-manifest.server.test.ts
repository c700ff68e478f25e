import { expect, it } from 'vitest';
import { matchedManifest } from './matched-manifest.server.ts';

it('has the routes that the page stands in, and all else of the whole one', () => {
  const route = (id: string) => ({
    id,
    module: `/assets/${id}.js`,
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  const rest = {
    url: '/assets/manifest.js',
    version: '1',
    entry: { module: '/assets/entry.js', imports: [] },
  };
  const routes = { root: route('root'), home: route('home'), product: route('product') };
  expect(
    matchedManifest({ ...rest, routes }, [{ route: { id: 'root' } }, { route: { id: 'product' } }]),
  ).toEqual({
    ...rest,
    routes: { root: route('root'), product: route('product') },
  });
  expect(Object.keys(routes)).toEqual(['root', 'home', 'product']);
});
