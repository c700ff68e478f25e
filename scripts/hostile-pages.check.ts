import { join } from 'node:path';

import { chromium } from 'playwright';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { CHROMIUM_ARGS, findChromium } from './find-chromium.ts';
import { ROOT } from './lib/root.ts';

const SITE = 'https://shop.test/';
const BLOCKS = join(ROOT, 'packages/blocks');

/** Each type meets one in so many texts: all of them with all types would take minutes. */
const PART = 20;

/** The code that visits pages, as a browser gets it. */
async function visitor(): Promise<ReadonlyMap<string, string>> {
  const entry = join(BLOCKS, 'hostile-entry.js');
  const code = `import { visitHostilePages } from './src/testing/hostile-visit.tsx';
globalThis.visitHostilePages = visitHostilePages;`;
  const result = await build({
    root: BLOCKS,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@omnis/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'entry.js' } },
    },
  });
  const outputs: readonly Rolldown.RolldownOutput[] = Array.isArray(result)
    ? result
    : 'output' in result
      ? [result]
      : [];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  return new Map(chunks.map((chunk) => [`${SITE}${chunk.fileName}`, chunk.code]));
}

test('nothing of a hostile page is executed by Chromium, nor asked for', async () => {
  const files = await visitor();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const page = await browser.newPage();
    const executed: string[] = [];
    const asked: string[] = [];
    const windows: string[] = [];
    page.on('dialog', (dialog) => {
      executed.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('popup', (popup) => void windows.push(popup.url()));
    await page.route('**/*', async (route) => {
      const request = route.request();
      const url = request.url();
      const script = files.get(url);
      if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script });
      if (url === SITE)
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><meta charset="utf-8"><title>Shop</title><script type="module" src="/entry.js"></script>',
        });
      // Pictures and films may lie anywhere, and what is in a frame stays there.
      if (
        !['image', 'media', 'document'].includes(request.resourceType()) ||
        (request.isNavigationRequest() && request.frame() === page.mainFrame())
      )
        asked.push(`${request.resourceType()} ${url}`);
      return route.abort();
    });
    await page.goto(SITE);
    await page.waitForFunction('globalThis.visitHostilePages');
    // A test that sees nothing of it proves nothing.
    await page.evaluate(
      `document.body.append(document.createRange().createContextualFragment('<img src="data:," onerror="alert(0)">'))`,
    );
    await expect.poll(() => executed).toEqual(['0']);
    const visit: unknown = await page.evaluate(`visitHostilePages(${PART})`);
    expect(visit).toEqual({ pages: expect.any(Number), faults: [] });
    expect({ executed, asked, windows, url: page.url() }).toEqual({
      executed: ['0'],
      asked: [],
      windows: [],
      url: SITE,
    });
  } finally {
    await browser.close();
  }
}, 240_000);
