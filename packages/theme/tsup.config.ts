import { globSync } from 'node:fs';
import { libraryConfig } from '../../tsup.base.ts';

const sources = globSync('src/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: (path) => /\.(test|check|stories|fixture)\.tsx?$|testing/.test(path),
});

// One file a module: parts of the React entry that need no browser stay a server's. Types are needed for the public
// entries only.
export default Object.assign(libraryConfig({ entries: sources }), {
  dts: { entry: { index: 'src/index.ts', 'react/index': 'src/react/index.ts' } },
});
