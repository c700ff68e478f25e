/** `node serve.ts ORIGIN HOST`: gives what Vite built to a browser, and passes all else on to the platform. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname, join, normalize } from 'node:path';

const [origin = '', host = ''] = process.argv.slice(2);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
const read = (file: string): Buffer | null =>
  existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null;

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const isPage = request.headers.accept?.startsWith('text/html') === true;
  const name = isPage ? 'index.html' : normalize(path);
  const file = path.startsWith('/omnis/') ? null : read(join(import.meta.dirname, 'dist', name));
  if (file !== null) {
    response.writeHead(200, { 'content-type': types[extname(name)] ?? 'application/octet-stream' }).end(file);
    return;
  }
  const { method } = request;
  const headers = { ...request.headers, host };
  if ('origin' in headers) headers.origin = `http://${host}`;
  const passed = ask(new URL(request.url ?? '/', origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}/`);
});
