import { fileURLToPath } from 'node:url';
import { build } from 'tsup';
import { beforeAll, describe, expect, it } from 'vitest';

/** Every module that a browser would load for this package, by name. */
async function bundledModules(): Promise<string[]> {
  const modules: string[] = [];
  await build({
    entry: [fileURLToPath(new URL('index.ts', import.meta.url))],
    config: false,
    silent: true,
    outDir: fileURLToPath(new URL('../node_modules/.cache/bundle-test', import.meta.url)),
    format: 'esm',
    platform: 'browser',
    noExternal: [/^@omnis\//],
    external: [/^react/, /^@reduxjs/],
    esbuildOptions: (options) => {
      options.conditions = ['@omnis/source'];
      options.metafile = true;
    },
    esbuildPlugins: [
      {
        name: 'modules',
        setup: (bundler) =>
          bundler.onEnd(({ metafile }) => void modules.push(...Object.keys(metafile?.inputs ?? {}))),
      },
    ],
  });
  return modules;
}

describe('the built bundle', () => {
  let modules: string[] = [];
  beforeAll(async () => {
    modules = await bundledModules();
  }, 30_000);

  it('AC24 has the contract’s paths and texts', () => {
    expect(modules.some((module) => module.endsWith('contract/src/paths/index.ts'))).toBe(true);
    expect(modules.some((module) => module.endsWith('contract/src/texts/index.ts'))).toBe(true);
  });

  it('AC24 and no schema: neither zod nor the calls', () => {
    expect(
      modules.filter((module) => /[/\\]zod[/\\]|contract\/src\/calls|packages\/models/.test(module)),
    ).toEqual([]);
  });
});
