import { globSync } from 'node:fs';
import { libraryConfig } from '../../tsup.base.ts';

const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (path) => /\.(test|check|stories|fixture)\.tsx?$|testing/.test(path),
});

// One file a module: styled components are made by calls, which bundlers cannot drop from a file that they keep. Types
// are needed for the public entries only. Which modules `#components`
// and `#tell-faults` mean is for the one who imports the package.
export default Object.assign(libraryConfig({ entries: sources }), {
  external: ['#components', '#tell-faults'],
  dts: { entry: { index: 'src/index.ts', data: 'src/data.ts' } },
});
