import { themeStyleSheet } from '@omnis/theme';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { compressFiles } from './scripts/lib/compress-files.ts';

/** Options of an app that renders in the browser. */
export interface ClientAppOptions {
  /** The prefix under which the server delivers the built folder. */
  base: string;
  theme: Parameters<typeof themeStyleSheet>[0];
  /** Where the app keeps, in the browser's storage, whether it is light or dark (`src/app/preferences.ts`). */
  modeKey: string;
}

/**
 * The theme in the document's head, with the mode that was chosen in the account menu, before anything is drawn: no
 * flash of another look, no theme data in the bundle. The server gives scripts of the document their nonce.
 */
function lookInHead({ theme, modeKey }: ClientAppOptions): Plugin {
  const readMode = `try {
  const mode = localStorage.getItem(${JSON.stringify(modeKey)});
  if (mode === 'light' || mode === 'dark') document.documentElement.dataset.themeMode = mode;
} catch {}`;
  return {
    name: 'omnis-look',
    transformIndexHtml: () => [
      {
        tag: 'style',
        attrs: { id: 'omnis-theme' },
        children: themeStyleSheet(theme, { mode: 'auto' }),
        injectTo: 'head',
      },
      { tag: 'script', children: readMode, injectTo: 'head' },
    ],
  };
}

/** Leaves the built files compressed beside themselves, for the server. */
function compressed(): Plugin {
  return {
    name: 'omnis-compressed',
    apply: 'build',
    writeBundle: async ({ dir }) => {
      if (dir) await compressFiles(dir);
    },
  };
}

/** The one way in which apps that render in the browser are built; each adds React's plugin of its own. */
export function clientApp(options: ClientAppOptions): UserConfig {
  return {
    base: options.base,
    plugins: [lookInHead(options), compressed()],
    resolve: { conditions: ['@omnis/source', ...defaultClientConditions] },
    build: { assetsInlineLimit: 0, sourcemap: true },
  };
}
