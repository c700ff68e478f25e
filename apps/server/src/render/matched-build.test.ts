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

const builds = () => {
  const buildFor = matchedBuilds(build);
  return (path: string) => buildFor(new Request(`http://shop.localhost${path}`));
};

it('knows the routes of the page alone, with those that they stand in', async () => {
  const buildFor = builds();
  const routesOf = async (path: string): Promise<string[]> => Object.keys((await buildFor(path)).routes);
  expect(await routesOf('/')).toEqual(['root', 'shell', 'home']);
  expect(await routesOf('/product/fox/navy/?colour=red')).toEqual(['root', 'shell', 'product']);
  expect(await routesOf('/help/returns')).toEqual(['root', 'shell', 'help', 'question']);
  expect(await routesOf('/gate/')).toEqual(['root', 'gate']);
  const gate = await buildFor('/gate/');
  expect(gate.routes['gate']).toBe(routes['gate']);
  expect(gate.assets).toBe(build.assets);
});

it('is one build for all addresses of a kind, and the whole one where there is no route', async () => {
  const buildFor = builds();
  const fox = await buildFor('/product/fox/');
  expect(fox).toBe(await buildFor('/product/bear/navy/'));
  expect(fox).toBe(await buildFor('/product/fox/'));
  expect(fox).not.toBe(await buildFor('/help'));
  expect(await buildFor('/nothing/here')).toBe(build);
});
