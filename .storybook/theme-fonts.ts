import { createRequire } from 'node:module';
import { join } from 'node:path';

import { themes } from '@omnis/theme';
import type { Plugin } from 'vite';

const NAME = 'virtual:theme-fonts';
const RESOLVED = `\0${NAME}`;
/** The shop carries the fonts of every theme, so they are taken from there: stories load nothing from another host. */
const shop = createRequire(join(import.meta.dirname, '../apps/storefront/package.json'));

/**
 * `import 'virtual:theme-fonts'` declares the fonts of all themes. A browser fetches a declared font only once text is
 * set in it, so a story loads those of its theme.
 */
export function themeFonts(): Plugin {
  const sheets = new Set(Object.values(themes).flatMap(({ fonts }) => fonts.flatMap(({ css }) => css)));
  return {
    name: 'omnis-theme-fonts',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) =>
      id === RESOLVED
        ? [...sheets].map((sheet) => `import ${JSON.stringify(shop.resolve(sheet))};`).join('\n')
        : null,
  };
}
