import { defineConfig } from 'tsup';

/** npm packages without native code and without files that are looked for beside them. */
const compiledIn =
  /^(@fastify\/.*|csv-parse|csv-stringify|fastify|kysely|lru-cache|nodemailer|pg|pg-boss|pino|sanitize-html|stripe|uqr|zod)($|\/)/;

/**
 * One character outside of ASCII makes the text of the whole bundle two bytes a character in memory: Node turns a long
 * file into text without a look at how much of it would fit in one. esbuild leaves such characters in regular expressions
 * and tagged templates, where an escape means the same.
 */
const outsideOfAscii = /[\u0080-\uffff]/g;
const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * One bundle per entry, workspace packages and most npm packages compiled in: to load a thousand small files, with
 * comments and parts that nobody calls, doubles the time until the server listens and takes 20 MB. React stays outside,
 * since the storefront's build must meet the same copy.
 */
export default defineConfig({
  entry: {
    server: 'src/server.ts',
    cli: 'src/cli/main.ts',
    'render-thread': 'src/render/threads/render-thread.ts',
  },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  sourcemap: true,
  clean: true,
  splitting: true,
  // Loaded by the `dev` command only; looked for by pg, and optional.
  external: ['vite', 'pg-native'],
  noExternal: [/^@omnis\//, compiledIn],
  // CommonJS packages ask for Node's own modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [
    {
      name: 'one-byte-text',
      renderChunk: (code) => ({ code: code.replace(outsideOfAscii, escaped) }),
    },
  ],
  esbuildOptions: (options) => {
    options.charset = 'ascii';
    options.minifyWhitespace = true;
    options.minifySyntax = true;
  },
});
