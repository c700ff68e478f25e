import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockComponents as lazy } from './components.ts';
import { blockComponents as ready } from './components.node.ts';
import { blockData } from './block-data.ts';
import { blockTypes } from './block-types.ts';
import { blockTraits } from './traits.ts';

const folder = import.meta.dirname;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const sources = globSync('*/*.{ts,tsx}', { cwd: folder });
const shown = sources.filter((path) => !/\.(?:data|test|stories|fixture)\.tsx?$/.test(path));
const text = (path: string): string => readFileSync(join(folder, path), 'utf8');

describe('B27 one module a type', () => {
  it('B27 the data, the lazy and the ready components have the same names', () => {
    const names = Object.keys(blockTypes).toSorted();
    expect(Object.keys(blockData)).toEqual(Object.keys(blockTypes));
    expect(Object.keys(lazy).toSorted()).toEqual(names);
    expect(Object.keys(ready).toSorted()).toEqual(names);
    expect(Object.keys(blockTraits).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(Object.keys(blockTypes))(
    'B27 %s is where its name says, with its data, stories and component',
    async (name) => {
      const at = `${kebab(name)}/${kebab(name)}`;
      expect(sources).toEqual(expect.arrayContaining([`${at}.tsx`, `${at}.data.ts`, `${at}.stories.tsx`]));
      expect(lazy[name]?.current()).toBeNull();
      await lazy[name]?.load();
      expect(lazy[name]?.current()).toBe(ready[name]);
    },
  );

  it.each(shown)('B27 %s imports nothing that only the editor needs', (path) => {
    // Shoppers would load the fields of every type that they see.
    expect(text(path)).not.toMatch(/\.data\.ts'|block-types\.ts'|default-registry\.ts'|define-block\.ts'/);
  });

  it.each(shown.filter((path) => basename(path).endsWith('.limits.ts')))('B27 %s holds no React', (path) => {
    expect(text(path)).not.toMatch(/from 'react'|styled-components|\.tsx'/);
  });
});
