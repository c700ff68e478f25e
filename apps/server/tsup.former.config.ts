import { defineConfig } from 'tsup';

/**
 * The server as tests start it (`src/testing/lone-server.ts`) in one small file: our own code only, npm packages come
 * from this clone. `scripts/keep-release.ts` keeps it beside the tests at a release, as the former release of the next.
 */
export default defineConfig({
  entry: { 'former-release': 'src/testing/lone-server.ts' },
  outDir: 'node_modules/.former-release',
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: false,
  minify: true,
  noExternal: [/^@omnis\//],
  esbuildOptions: (options) => {
    options.conditions = ['@omnis/source'];
    options.charset = 'ascii';
  },
});
