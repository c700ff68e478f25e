import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url));

/** The worker as one classic script; `version` is what tells one build from another. */
async function bundle(version: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { omnisBuild: JSON.stringify(version) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = outputs.find((each) => each.type === 'chunk');
  if (!script) throw new Error('The service worker was not built');
  return script.code;
}

/**
 * Leaves the shop's service worker beside the hashed files of the browser's build. Its name never changes, since browsers
 * ask for it again under the same address; its content does with each build.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'omnis:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, files) {
      const version = createHash('sha256')
        .update(Object.keys(files).toSorted().join('\n'))
        .digest('base64url')
        .slice(0, 12);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundle(version) });
    },
  };
}
