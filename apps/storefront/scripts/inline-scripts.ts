import { minifySync, type Plugin } from 'vite';

/** Functions that the server writes into pages as text. */
const inlined = new Set(['startLate', 'watchStart', 'recordEarly', 'scrollAgain', 'showKnownFonts']);

/** The text of a function with short names and without spaces; it means the same, and keeps its own name. */
export function shortened(text: string): string {
  const { code, errors } = minifySync('inline.js', text, {
    module: false,
    codegen: { removeWhitespace: true },
  });
  const [error] = errors;
  if (error) throw new Error(`A script for the page cannot be shortened: ${error.message}`);
  return code.replace(/;$/, '');
}

/** Shortens the scripts that stand in every page: the server's own code is not minified, so that its errors can be read. */
export function inlineScripts(): Plugin {
  return {
    name: 'omnis:inline-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        // From the end, so that what is found stays where it was found.
        for (const node of this.parse(file.code).body.toReversed()) {
          if (node.type !== 'FunctionDeclaration' || !inlined.has(node.id?.name ?? '')) continue;
          const { start, end } = node;
          file.code =
            file.code.slice(0, start) + shortened(file.code.slice(start, end)) + file.code.slice(end);
        }
      }
    },
  };
}
