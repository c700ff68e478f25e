import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerBuiltFiles } from './built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-built-'));
// As the server has it.
const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });

beforeAll(async () => {
  for (const name of ['shop', 'staff']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, 'main-1a2b.js'), `export const app = '${name}';`);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  await registerBuiltFiles(app, [
    { root: join(folder, 'shop'), prefix: '/assets/' },
    { root: join(folder, 'staff'), prefix: '/atlas-assets/' },
  ]);
  app.setNotFoundHandler(async (_request, reply) => reply.type('text/html').send('<h1>A page</h1>'));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('files of a build', () => {
  test.each([
    ['/assets/main-1a2b.js', 'shop'],
    ['/atlas-assets/main-1a2b.js', 'staff'],
  ])('%s is kept for good', async (url, name) => {
    const answer = await app.inject({ url });
    expect(answer).toMatchObject({ statusCode: 200, body: `export const app = '${name}';` });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    // Words that only who asks again would need.
    for (const header of ['etag', 'last-modified', 'accept-ranges'])
      expect(answer.headers).not.toHaveProperty(header);
  });

  test('come compressed, as the build left them, to those who can read it', async () => {
    const text = 'export const large = 1;';
    writeFileSync(join(folder, 'shop', 'large-3c4d.js'), text);
    writeFileSync(join(folder, 'shop', 'large-3c4d.js.gz'), gzipSync(text));
    const url = '/assets/large-3c4d.js';
    const small = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(gunzipSync(small.rawPayload).toString()).toBe(text);
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(text);
  });

  test.each([
    '/assets/main-0000.js',
    '/atlas-assets/assets/old-chunk.css?v=1',
    '/assets/',
    '/assets/..%2fsecret.txt',
  ])('%s is not there, which is said shortly and kept by nobody', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ url, method });
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body).toBe(method === 'HEAD' ? '' : 'There is no such file.\n');
    }
  });

  test.each(['/', '/assetsx/', '/product/tee/'])('%s is a page as ever', async (url) => {
    expect(await app.inject({ url })).toMatchObject({ statusCode: 200, body: '<h1>A page</h1>' });
  });
});
