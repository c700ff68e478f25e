import { defineConfig } from 'vite';

export default defineConfig({
  build: { ssr: 'pages.ts', outDir: 'pages', emptyOutDir: true, assetsInlineLimit: 0 },
  ssr: { noExternal: ['styled-components', /^@omnis\//] },
});
