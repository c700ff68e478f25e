import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/react/index.ts', import.meta.url));

/** Bundles all of `theme/react` as an app would, and prints its weight and modules as JSON. */
const result = await build({
  configFile: false,
  logLevel: 'silent',
  build: {
    write: false,
    rolldownOptions: {
      input: entry,
      external: ['react', 'react/jsx-runtime', 'react-dom', 'styled-components'],
      preserveEntrySignatures: 'strict',
    },
  },
});
const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
const code = chunks.map((chunk) => chunk.code).join('');
process.stdout.write(
  JSON.stringify({
    gzip: gzipSync(code).length,
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
    whole: code.includes('omnis:font-failed-to-load'),
  }),
);
