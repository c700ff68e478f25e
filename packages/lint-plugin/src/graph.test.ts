import { describe, expect, it } from 'vitest';

import { checkGraph } from './graph.ts';
import type { JsonObject } from './json.ts';
import { parseManifest } from './manifest.ts';
import { FIXTURE } from './testing/fixture.ts';
import { readWorkspace, type Workspace, type WorkspacePackage } from './workspace.ts';

const entries = {
  '.': { '@omnis/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
};
const published = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };

/** A sound public package, with what a test wants otherwise. */
function pkg(name: string, changes: JsonObject = {}, isApp = false): WorkspacePackage {
  const sound = {
    house: { layer: 0, env: 'neutral' },
    exports: entries,
    publishConfig: { exports: published },
  };
  const manifest = parseManifest({ name, ...sound, ...changes });
  if (!manifest) throw new Error(`${name} is not a manifest`);
  return { directory: `/shop/packages/${name}`, manifest, isApp };
}

function problemsOf(...packages: WorkspacePackage[]): string[] {
  const workspace: Workspace = {
    root: '/shop',
    manifest: undefined,
    packages: new Map(packages.map((each) => [each.manifest.name, each])),
  };
  return checkGraph(workspace).map((problem) => `${problem.package} ${problem.message}`);
}

const workspaceRange = 'workspace:^';

describe('checkGraph', () => {
  it('finds nothing in a sound graph', () => {
    const low = pkg('low');
    const high = pkg('high', { house: { layer: 1, env: 'web' }, dependencies: { low: workspaceRange } });
    expect(problemsOf(low, high)).toEqual([]);
  });

  it('asks for the house field, and for a sound one', () => {
    expect(problemsOf(pkg('a', { house: undefined }))).toEqual([expect.stringContaining('no "house" field')]);
    expect(problemsOf(pkg('a', { house: { layer: -1, env: 'web' } }))).toEqual([
      expect.stringContaining('"layer"'),
    ]);
    expect(problemsOf(pkg('a', { house: { layer: 1, env: 'moon' } }))).toEqual([
      expect.stringContaining('"env"'),
    ]);
  });

  it('asks that a subpath of the house is exported', () => {
    const house = { layer: 0, env: 'neutral', subpaths: { react: { layer: 2, env: 'web' } } };
    expect(problemsOf(pkg('a', { house }))).toEqual([
      expect.stringContaining('"react", which "exports" does not'),
    ]);
  });

  it.each(['dependencies', 'peerDependencies', 'devDependencies'])('refuses an arrow up in %s', (field) => {
    const low = pkg('low', { [field]: { high: workspaceRange } });
    const high = pkg('high', { house: { layer: 1, env: 'web' } });
    expect(problemsOf(low, high)).toEqual([expect.stringContaining('depends on high of layer 1, above')]);
  });

  it('lets a package with a high subpath depend on that height', () => {
    const house = { layer: 0, env: 'neutral', subpaths: { react: { layer: 2, env: 'web' } } };
    const exports = { ...entries, './react': entries['.'] };
    const publishConfig = { exports: { ...published, './react': published['.'] } };
    const split = pkg('split', { house, exports, publishConfig, dependencies: { high: workspaceRange } });
    expect(problemsOf(split, pkg('high', { house: { layer: 2, env: 'web' } }))).toEqual([]);
  });

  it('keeps a package within its reach', () => {
    const server = pkg('server', {
      house: { layer: 3, env: 'node', reach: 0 },
      dependencies: { store: workspaceRange },
    });
    const store = pkg('store', { house: { layer: 1, env: 'neutral' } });
    expect(problemsOf(server, store)).toEqual([expect.stringContaining('above its own reach of 0')]);
  });

  it('refuses that a public package ships with a private one', () => {
    const tool = pkg('tool', { private: true });
    expect(problemsOf(tool, pkg('a', { dependencies: { tool: workspaceRange } }))).toEqual([
      expect.stringContaining('depends on tool, which is private'),
    ]);
    expect(problemsOf(tool, pkg('a', { devDependencies: { tool: workspaceRange } }))).toEqual([]);
  });

  it('refuses apps as dependencies, and public apps', () => {
    const shop = pkg('shop', { private: true }, true);
    expect(problemsOf(shop, pkg('a', { devDependencies: { shop: workspaceRange } }))).toEqual([
      expect.stringContaining('nothing imports an app'),
    ]);
    expect(problemsOf(pkg('shop', {}, true))).toEqual([expect.stringContaining('must be private')]);
  });

  it('asks for the workspace protocol', () => {
    expect(problemsOf(pkg('low'), pkg('a', { dependencies: { low: '^1.0.0' } }))).toEqual([
      expect.stringContaining('use "workspace:^"'),
    ]);
  });

  it('finds a circle on one layer and tells its path', () => {
    const a = pkg('a', { dependencies: { b: workspaceRange } });
    const b = pkg('b', { devDependencies: { c: workspaceRange } });
    const c = pkg('c', { dependencies: { a: workspaceRange } });
    expect(problemsOf(a, b, c)).toEqual([expect.stringContaining('a → b → c → a')]);
  });

  it('asks that the packed entries are the developed ones, without their source', () => {
    const message = expect.stringContaining('"publishConfig.exports" must repeat');
    expect(problemsOf(pkg('a', { publishConfig: undefined }))).toEqual([message]);
    expect(problemsOf(pkg('a', { publishConfig: { exports: {} } }))).toEqual([message]);
    expect(problemsOf(pkg('a', { publishConfig: { exports: entries } }))).toEqual([
      expect.stringContaining('must not contain "@omnis/source"'),
    ]);
    expect(problemsOf(pkg('a', { exports: { '.': './dist/index.js' } }))).toContainEqual(
      expect.stringContaining('lacks the condition "types"'),
    );
  });

  it('finds in the fixture what it was built with', () => {
    const found = checkGraph(readWorkspace(FIXTURE)).map((problem) => problem.package);
    expect(new Set(found)).toEqual(new Set(['@fixture/server']));
  });
});
