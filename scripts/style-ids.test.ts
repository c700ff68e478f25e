import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './lib/root.ts';

/** A component's styles, with the options between the element and its template. */
const styled = /\bstyled(?:\.[a-z]\w*|\([\w.]+\))(\.withConfig\([^)]*\))?(?:\.attrs\([^`]*\))?`/g;

const sources = globSync('{apps,packages}/*/{src,app}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.(test|check|stories)\.|lint-plugin|flat-styles/.test(path),
);

/**
 * Without an id, styled-components numbers components in the order in which their modules happen to be loaded, and a
 * page's classes differ between server and browser.
 */
test('every styled component has an id of its own', () => {
  const places = new Map<string, string[]>();
  for (const path of sources) {
    for (const [use, options = ''] of readFileSync(join(ROOT, path), 'utf8').matchAll(styled)) {
      const id = /componentId: '([a-z][a-z\d-]*)'/.exec(options)?.[1] ?? `(none) ${use}`;
      places.set(id, [...(places.get(id) ?? []), path]);
    }
  }
  expect(places.size).toBeGreaterThan(150);
  const faults = [...places].filter(([id, paths]) => id.startsWith('(none)') || paths.length > 1);
  expect(faults).toEqual([]);
});
