import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(source, file), 'utf8');

/** Components by their exports: a capital letter, and no type. */
const components = [...read('index.ts').matchAll(/^export \{([^}]*)\}/gm)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter((name) => /^[A-Z]\w*$/.test(name));

const pages = globSync('{**/*.{stories.tsx,mdx},../../../.storybook/guide/*.mdx}', { cwd: source })
  .map(read)
  .join('\n');
const documented = new Set(
  [...pages.matchAll(/\bcomponent: (\w+)|subcomponents: \{([^}]*)\}|<ArgTypes of=\{(\w+)\}/g)]
    .flatMap(([, component = '', others = '', table = '']) => [component, ...others.split(','), table])
    .map((name) => name.trim()),
);

it.each(components)('%s has a table of its properties in Storybook', (name) => {
  expect(documented).toContain(name);
});
