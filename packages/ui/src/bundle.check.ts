// @vitest-environment node
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const source = import.meta.dirname;
const external = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', 'lucide-react'];

interface Bundle {
  readonly modules: readonly string[];
  readonly bytes: number;
}

/** Modules that a bundler keeps of this package for some names. */
async function bundle(names: string): Promise<Bundle> {
  const modules: string[] = [];
  const entry = 'virtual:entry';
  const result = await build({
    root: source,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@omnis/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? `export { ${names} } from '${join(source, 'index.ts')}';` : null,
        generateBundle: (_, files) => {
          for (const file of Object.values(files)) {
            if (file.type !== 'chunk') continue;
            for (const [id, module] of Object.entries(file.modules))
              if (module.renderedLength > 0) modules.push(id);
          }
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' } },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs
    .flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : '')))
    .join('');
  return { modules, bytes: gzipSync(code).length };
}

describe('U23 weight', () => {
  // Otherwise the bundle holds the development form of JSX.
  beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
  afterAll(() => void vi.unstubAllEnvs());

  it('U23 the storefront’s everyday controls bring no overlay library and no chart', async () => {
    const { modules, bytes } = await bundle(
      'Button, LinkButton, IconButton, TextField, Select, NumberField, Stack, Grid, Breadcrumbs, Skeleton',
    );
    expect(modules.some((id) => id.endsWith('/button/button.tsx'))).toBe(true);
    expect(modules.filter((id) => /@base-ui|zod|\/chart\/|\/dialog\/|\/table\/|\/themes\//.test(id))).toEqual(
      [],
    );
    expect(bytes).toBeLessThan(8_000);
  });

  it.each([
    ['Confetti', 2_500],
    ['DateRangeField', 6_000],
    ['DonutChart', 4_000],
    ['FocalPointField', 6_000],
    ['ImageCropper', 9_000],
    ['CodeField', 10_000],
    ['useUploads', 2_000],
  ])('U23 %s brings only what it is made of', async (name, most) => {
    const { modules, bytes } = await bundle(name);
    expect(modules.filter((id) => /@base-ui|zod|\/dialog\/|\/table\/|\/themes\//.test(id))).toEqual([]);
    expect(bytes).toBeLessThan(most);
  });

  it('U23 a button alone is small', async () => {
    const { bytes } = await bundle('Button');
    expect(bytes).toBeLessThan(2_500);
  });

  it('U23 only overlays and tabs use the overlay library', async () => {
    const files = (await readdir(source, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|check|stories)\./.test(file),
    );
    const texts = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(join(source, file), 'utf8') })),
    );
    const users = texts
      .filter(({ text }) => text.includes("from '@base-ui/react"))
      .map(({ file }) => file.split('/')[0]);
    expect(new Set(users)).toEqual(
      new Set(['combobox', 'dialog', 'drawer', 'menu', 'popover', 'tabs', 'tooltip']),
    );
    // Colours come from the theme alone.
    const raw = texts
      .filter(({ text }) => /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!\w)|\brgba?\(|\bhsla?\(/i.test(text))
      .map(({ file }) => file);
    expect(raw).toEqual([]);
  });
});
