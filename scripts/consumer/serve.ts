/** A plain Node server: `node serve.ts` renders the page and delivers what Vite built; it prints its address. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { streamDocument } from './document.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#789" d="M0 0h4v3H0z"/></svg>';

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = join('dist', normalize(path));
  if (path === '/') {
    void streamDocument(readFileSync('dist/index.html', 'utf8')).then(
      (html) => response.writeHead(200, { 'content-type': types['.html'] }).end(html),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  } else if (path.startsWith('/images/')) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
  } else if (existsSync(file)) {
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  } else response.writeHead(404).end();
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`);
});
