import { themeStyleSheet } from '@omnis/theme';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The theme as a style sheet in the document's head: no flash of another look, no theme data in the bundle. */
function themeInHead(): Plugin {
  return {
    name: 'dashboard-theme',
    transformIndexHtml: (html) =>
      html.replace(
        '<!-- theme -->',
        `<style id="omnis-theme">${themeStyleSheet('teemillPro', { mode: 'auto' })}</style>`,
      ),
  };
}

export default defineConfig({
  // The server delivers this folder under its own prefix; the app itself is at /login/, /sign-up/ and /dashboard/.
  base: '/dashboard-assets/',
  plugins: [react(), themeInHead()],
  resolve: { conditions: ['@omnis/source', ...defaultClientConditions] },
  build: { assetsInlineLimit: 0, sourcemap: true },
});
