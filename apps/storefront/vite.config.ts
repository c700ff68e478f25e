import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, defaultClientConditions, defaultServerConditions } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The packages' sources: one build, and a bundler that sees single modules leaves more of them out.
  resolve: { conditions: ['@omnis/source', ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: ['@omnis/source', ...defaultServerConditions],
      externalConditions: ['@omnis/source'],
    },
    noExternal: ['styled-components', /^@omnis\//],
  },
  // Pictures and fonts stay files: the security policy allows no data addresses, and files are cached.
  build: { assetsInlineLimit: 0 },
});
