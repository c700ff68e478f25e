import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { matchedBuilds } from './matched-build.ts';

const route = (id: string, path?: string, parentId?: string) => ({
  [id]: { id, path, parentId, module: { default: () => null } },
});

const routes: ServerBuild['routes'] = {
  ...route('root', ''),
  ...route('shell', undefined, 'root'),
  ...route('product', '/product/:product/:colour?', 'shell'),
  ...route('help', '/help', 'shell'),
  ...route('question', ':question', 'help'),
  home: { id: 'home', index: true, parentId: 'shell', module: { default: () => null } },
  ...route('gate', '/gate', 'root'),
};
const build = { routes, assets: { url: 'a' } };

it('knows the routes of the page alone, with those that they stand in', () => {
  const buildFor = matchedBuilds(build);
  const routesOf = (pathname: string): string[] => Object.keys(buildFor(pathname).routes);
  expect(routesOf('/')).toEqual(['root', 'shell', 'home']);
  expect(routesOf('/product/fox/navy/')).toEqual(['root', 'shell', 'product']);
  expect(routesOf('/help/returns')).toEqual(['root', 'shell', 'help', 'question']);
  expect(routesOf('/gate/')).toEqual(['root', 'gate']);
  expect(buildFor('/gate/').routes['gate']).toBe(routes['gate']);
  expect(buildFor('/gate/').assets).toBe(build.assets);
});

it('is one build for all addresses of a kind, and the whole one where there is no route', () => {
  const buildFor = matchedBuilds(build);
  expect(buildFor('/product/fox/')).toBe(buildFor('/product/bear/navy/'));
  expect(buildFor('/product/fox/')).toBe(buildFor('/product/fox/'));
  expect(buildFor('/product/fox/')).not.toBe(buildFor('/help'));
  expect(buildFor('/nothing/here')).toBe(build);
});
