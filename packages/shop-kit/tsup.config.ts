import { globSync } from 'node:fs';
import { libraryConfig } from '../../tsup.base.ts';

const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (path) => /\.(test|stories|fixture)\.tsx?$|testing/.test(path),
});

const entries = [
  'src/index.ts',
  'src/data/core.ts',
  'src/data/own-language.ts',
  'src/react-router/index.ts',
  'src/texts/index.ts',
  'src/data/view.ts',
  'src/data/visitor.ts',
  'src/worker-messages.ts',
];

// One file a module: styled components are made by calls, which bundlers cannot drop from a file that they keep. Types
// are needed for the public entries only.
export default Object.assign(libraryConfig({ entries: sources }), {
  dts: {
    entry: Object.fromEntries(
      entries.map((file) => [file.replace(/^src\//, '').replace(/\.tsx?$/, ''), file]),
    ),
  },
  // Which of two files it is, is chosen where the package is used.
  external: ['#env'],
});
