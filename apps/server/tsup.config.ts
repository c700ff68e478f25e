import { defineConfig } from 'tsup';

/** One bundle per entry: workspace packages are compiled in, npm packages stay outside. */
export default defineConfig({
  entry: { server: 'src/server.ts', cli: 'src/cli/main.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
  // Loaded by the `dev` command only.
  external: ['vite'],
  noExternal: [/^@omnis\//],
});
