import { globSync } from 'node:fs';
import { libraryConfig } from '../../tsup.base.ts';

const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (path) => /\.(test|stories|fixture)\.tsx?$|testing/.test(path),
});

const entries = ['src/index.ts', 'src/bundling/index.ts', 'src/server.ts'];

// One file a module: styled components are made by calls, which bundlers cannot drop from a file that they keep. Types
// are needed for the public entries only.
export default Object.assign(libraryConfig({ entries: sources }), {
  dts: {
    entry: Object.fromEntries(
      entries.map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file]),
    ),
  },
  // Pages are rendered in Node; what runs in browsers imports nothing of it.
  platform: 'node',
  // It renders and starts whole pages; no component of another page imports it.
  plugins: [],
  // Each is chosen where the package is used: the file of the mode, and the address of a font.
  external: ['#mode', /\?url$/],
});
