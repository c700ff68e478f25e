// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const source = import.meta.dirname;
const registered = readFileSync(join(source, 'types/components.ts'), 'utf8');
const external = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'];

/** Bytes of a page's code beyond React and styled-components, without the types that it uses. */
const limit = 3_100 + 60 * registered.split('lazyBlock(() =>').length;

/** Bundles the given names of this package as a shop does for browsers. */
async function bundle(names: string): Promise<readonly Rolldown.OutputChunk[]> {
  const entry = 'virtual:entry';
  const result = await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@omnis/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => {
          if (id === `\0${entry}`) return `export { ${names} } from '${join(source, 'index.ts')}';`;
          // The bundler's own way to fetch chunks is the app's, once for everything that comes later.
          return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null;
        },
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

/** A chunk with all that it imports before it runs. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  start: Rolldown.OutputChunk | undefined,
  seen = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  if (start === undefined || seen.has(start)) return seen;
  seen.add(start);
  for (const name of start.imports) {
    withImports(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      seen,
    );
  }
  return seen;
}

const weight = (chunks: Iterable<Rolldown.OutputChunk>): number =>
  gzipSync([...chunks].map(({ code }) => code).join('')).length;
const modules = (chunks: Iterable<Rolldown.OutputChunk>): string[] =>
  [...chunks].flatMap((chunk) => chunk.moduleIds);

describe('B29 weight', () => {
  let chunks: readonly Rolldown.OutputChunk[];
  let core: ReadonlySet<Rolldown.OutputChunk>;

  beforeAll(async () => {
    // Otherwise the bundle holds the development form of JSX.
    vi.stubEnv('NODE_ENV', 'production');
    chunks = await bundle('PageView, loadBlockTypes');
    core = withImports(
      chunks,
      chunks.find(({ isEntry }) => isEntry),
    );
  });
  afterAll(() => void vi.unstubAllEnvs());

  it('B29 showing a page takes 3.1 kB beyond React and styled-components, and 60 B for each type’s address', () => {
    expect(modules(core).some((id) => id.endsWith('/page/page-view.tsx'))).toBe(true);
    expect(weight(core)).toBeLessThanOrEqual(limit);
  });

  it('B29 nothing that only the editor knows, and no type, is among it', () => {
    expect(modules(chunks).filter((id) => /\.data\.ts$|\/registry\/fields|\/zod\//.test(id))).toEqual([]);
    expect(modules(core).filter((id) => /\/types\/[^/]+\/.*\.tsx$|lucide/.test(id))).toEqual([]);
  });

  it('B29 each type is a chunk of its own', () => {
    const isType = (id: string): boolean => /\/types\/([^/]+)\/\1\.tsx$/.test(id);
    const types = chunks.filter(({ facadeModuleId }) => facadeModuleId !== null && isType(facadeModuleId));
    expect(types).toHaveLength([...registered.matchAll(/lazyBlock\(\(\) => import\('\.\//g)].length);
    for (const { moduleIds } of types) expect(moduleIds.filter(isType)).toHaveLength(1);
    const spacer = types.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/spacer.tsx'));
    expect(weight([...withImports(chunks, spacer)].filter((chunk) => !core.has(chunk)))).toBeLessThan(1024);
  });
});
