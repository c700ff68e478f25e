import { describe, expect, it } from 'vitest';

import { judgeImport } from './judge-import.ts';
import { FIXTURE, fixtureFile } from './testing/fixture.ts';
import { readWorkspace } from './workspace.ts';

const workspace = readWorkspace(FIXTURE);

function judge(file: string, specifier: string, isDynamic = false): string | undefined {
  return judgeImport(workspace, { file: fixtureFile(file), specifier, isDynamic });
}

describe('judgeImport allows', () => {
  it.each([
    ['a lower layer', 'packages/view/src/button.tsx', '@omnis/theme'],
    ['a subpath of the same layer', 'packages/view/src/button.tsx', '@omnis/theme/react'],
    ['a subpath by pattern', 'apps/server/src/main.ts', '@fixture/tools/icons/heart'],
    ['a file beside it', 'packages/store/src/index.ts', './cart.ts'],
    ['its own root, from a higher subpath', 'packages/theme/src/react/index.ts', '../tokens.ts'],
    ['React in a higher subpath of a layer 0 package', 'packages/theme/src/react/index.ts', 'react'],
    ['React in a file that a subpath names by a glob', 'packages/theme/src/scale/scale.view.ts', 'react'],
    ['a peer dependency', 'packages/view/src/button.tsx', 'react'],
    ['Node in node code', 'apps/server/src/main.ts', 'node:fs'],
    ['Node in a test', 'packages/store/src/index.test.ts', 'node:fs'],
    ['Node in a check', 'packages/store/src/bundle.check.ts', 'node:fs'],
    ['Node in a server-only file of an app', 'apps/shop/app/entry.server.tsx', 'node:stream'],
    ['a devDependency in a test', 'packages/store/src/index.test.ts', 'fast-check'],
    ['a tool of the root in a story', 'packages/view/src/button.stories.tsx', 'vitest'],
    ['shared configuration of the root', 'packages/view/vitest.config.ts', '../../vitest.base.ts'],
    ['a virtual module of a bundler', 'apps/shop/app/root.tsx', 'virtual:react-router/server-build'],
    ['its own files, whatever its reach', 'apps/server/src/main.ts', './app.ts'],
    ['the build tool in the routes of an app', 'apps/shop/app/routes.ts', 'vite'],
    ['a query on a file', 'apps/shop/app/root.tsx', './app.css?url'],
    [
      'a higher part of its own package in a script',
      'packages/theme/scripts/write.ts',
      '../src/react/index.ts',
    ],
    ['code outside the house', 'scripts/start.ts', '../packages/theme/src/deep.ts'],
  ])('%s', (_, file, specifier) => {
    expect(judge(file, specifier)).toBeUndefined();
  });

  it('a devDependency that a private package loads at run time', () => {
    expect(judge('apps/server/src/dev.ts', 'vite', true)).toBeUndefined();
  });
});

describe('judgeImport refuses', () => {
  it.each([
    ['an arrow up', 'packages/store/src/index.ts', '@omnis/theme/react', /layer 2 and this is layer 1/],
    [
      'an arrow up inside a package',
      'packages/theme/src/index.ts',
      './react/index.ts',
      /layer 2 and this is layer 0/,
    ],
    [
      'an arrow up to a file of a higher subpath',
      'packages/theme/src/index.ts',
      './scale/scale.view.ts',
      /layer 2 and this is layer 0/,
    ],
    [
      'an arrow up in a test',
      'packages/store/src/index.test.ts',
      '@omnis/theme/react',
      /imports point down only/,
    ],
    ['more than the reach of the server', 'apps/server/src/main.ts', '@fixture/store', /reaches to layer 0/],
    [
      'Node in neutral code',
      'packages/store/src/index.ts',
      'node:fs',
      /part of Node and this is neutral code/,
    ],
    ['Node without its prefix', 'packages/view/src/button.tsx', 'fs', /part of Node and this is web code/],
    [
      'a node package in web code',
      'apps/shop/app/root.tsx',
      '@fixture/tools',
      /node code and this is web code/,
    ],
    ['a deep import', 'packages/view/src/button.tsx', '@omnis/theme/src/tokens.ts', /not a public entry/],
    [
      'a deep import by path',
      'packages/view/src/button.tsx',
      '../../theme/src/tokens.ts',
      /Import @omnis\/theme by its name/,
    ],
    ['leaving the package', 'packages/view/src/button.tsx', '../../../tsup.base.ts', /leaves the folder/],
    [
      'an undeclared dependency',
      'packages/view/src/button.tsx',
      'lodash',
      /not declared in the package.json of @fixture\/view/,
    ],
    ['an undeclared package of the house', 'packages/view/src/button.tsx', '@fixture/store', /not declared/],
    [
      'a devDependency in code that ships',
      'packages/store/src/index.ts',
      'fast-check',
      /only a devDependency/,
    ],
    ['a devDependency that an app loads at once', 'apps/server/src/dev.ts', 'vite', /only a devDependency/],
    ['React on layer 0', 'packages/theme/src/index.ts', 'react', /layer 0 is free of it/],
    ['an app in an app', 'apps/shop/app/root.tsx', '@fixture/office', /not declared|nothing imports an app/],
  ])('%s', (_, file, specifier, message) => {
    expect(judge(file, specifier)).toMatch(message);
  });
});
