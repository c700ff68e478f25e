import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const document =
  '<!doctype html><html><head><script type="module" src="/x.js"></script></head><body></body></html>';

/** A storefront whose pages say which store they were made for, as a React Router build. */
const storefront = `
import { createContext } from 'REACT_ROUTER';
export const serverContext = createContext();
const page = ({ request, context }) => {
  const { division, deliver, nonce } = context.get(serverContext);
  deliver(new TextEncoder().encode('<p>store ' + division + '</p><script nonce="' + nonce + '">1</script>'));
  const missing = new URL(request.url).pathname.startsWith('/missing');
  return new Response(null, { status: missing ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
};
export const entry = { module: { default: () => new Response(), handleError: () => undefined, serverContext, fontFaces: () => '' } };
export const routes = { root: { id: 'root', path: '*', module: { loader: page } } };
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
export const basename = '/';
export const publicPath = '/';
export const assetsBuildDirectory = '';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
`;

/** Writes what a build of the apps leaves, with as little as possible in it, for the delivery of production. */
export function writeApps(folder: string): string {
  const put = (path: string, text: string): void => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put(
    'storefront/build/server/index.js',
    storefront.replace('REACT_ROUTER', import.meta.resolve('react-router')),
  );
  put('storefront/build/client/assets/app-1.js', '1');
  for (const app of ['dashboard', 'atlas']) {
    put(`${app}/dist/index.html`, document);
    put(`${app}/dist/app-1.js`, '1');
  }
  put('package.json', '{"type":"module"}');
  return folder;
}
