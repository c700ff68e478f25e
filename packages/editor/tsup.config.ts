import { globSync } from 'node:fs';
import { libraryConfig } from '../../tsup.base.ts';

const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (path) => /\.(test|check|stories|fixture)\.tsx?$|testing/.test(path),
});

// One file a module: styled components are made by calls, which bundlers cannot drop from a file that they keep. Types
// are needed for the public entries only.
export default Object.assign(libraryConfig({ entries: sources }), {
  dts: { entry: { index: 'src/index.ts', theme: 'src/theme.ts' } },
});
