import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../scripts/lib/root.ts';
import type { Row } from './table.ts';

const root = join(ROOT, 'packages/blocks');

interface BenchPage {
  readonly renderings: (count: number) => { readonly page: () => string; readonly plain: () => string };
}

/**
 * Rows of `@omnis/blocks`: what the page's renderer costs on the server beside the same components called plainly, and
 * what a browser loads to show a page, before the types that it uses.
 */
export async function blockFigures(smoke: boolean): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'omnis-bench-blocks-'));
  const before = process.env['NODE_ENV'];
  // React has a slower form for development, which is chosen by this.
  process.env['NODE_ENV'] = 'production';
  try {
    const { renderings } = await loadPage(folder);
    const rows = [200, 1000].map((count) => renderingRow(renderings, count, smoke));
    return [...rows, weightRow(await coreWeight())];
  } finally {
    process.env['NODE_ENV'] = before;
    await rm(folder, { recursive: true });
  }
}

async function loadPage(outDir: string): Promise<BenchPage> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    ssr: { noExternal: true, resolve: { conditions: ['@omnis/source', 'node', 'module', 'production'] } },
    build: {
      ssr: 'src/testing/bench-page.tsx',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  // Safe: it was built a moment ago from the module whose type this is.
  return (await import(pathToFileURL(join(outDir, 'page.mjs')).href)) as BenchPage;
}

function renderingRow(renderings: BenchPage['renderings'], count: number, smoke: boolean): Row {
  const { page, plain } = renderings(count);
  const rounds = smoke ? 3 : 24;
  const times = { page: [] as number[], plain: [] as number[] };
  // By turns, so that what else the machine does falls on both.
  for (let round = -6; round < rounds; round += 1) {
    const pageTime = time(page);
    const plainTime = time(plain);
    if (round < 0) continue;
    times.page.push(pageTime);
    times.plain.push(plainTime);
  }
  const [shown, called] = [median(times.page), median(times.plain)];
  return {
    name: `Page of ${count.toLocaleString('en-GB')} blocks, rendered`,
    target: '≤ 2 × plain',
    value: `${(shown / called).toFixed(2)} × plain`,
    detail: `${shown.toFixed(1)} ms, plain components ${called.toFixed(1)} ms`,
  };
}

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** Bytes, gzip, of what shows a page beyond React and styled-components, without any type. */
async function coreWeight(): Promise<number> {
  const entry = '\0entry';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: { conditions: ['@omnis/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === 'entry' ? entry : null),
        load: (id) => {
          if (id === entry)
            return `export { PageView, loadBlockTypes } from '${join(root, 'src/index.ts')}';`;
          // An app has its bundler's way to fetch chunks anyway.
          return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null;
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'entry',
        external: ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  const wanted = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of wanted) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) wanted.add(chunk);
  }
  return gzipSync([...wanted].map(({ code }) => code).join('')).length;
}

function weightRow(bytes: number): Row {
  return {
    name: 'Showing a page, in the browser',
    target: '≤ 6 kB',
    value: `${(bytes / 1000).toFixed(1)} kB`,
    detail: 'gzip, beyond React and styled-components and the types that it uses',
  };
}
