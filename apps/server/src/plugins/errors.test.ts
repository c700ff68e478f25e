import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Outage } from '../database/outage.ts';
import { registerErrors } from './errors.ts';

/** Logged lines, one for each entry. */
const logged: string[] = [];
const app = Fastify({
  genReqId: () => 'request-<1>',
  logger: { stream: { write: (line: string) => void logged.push(line) } },
});
registerErrors(app);
app.get('/away/', () => {
  throw new Outage('The database was not to be had: secret detail');
});
app.get('/omnis/v3/away/', () => {
  throw new Outage('The database was not to be had: secret detail');
});
app.get('/broken/', () => {
  throw new Error('secret detail');
});
app.get('/omnis/v3/broken/', () => {
  throw new Error('secret detail');
});
beforeAll(() => app.ready());
afterAll(() => app.close());

test('an outage is 503 for a call, which says when to try again and sets no cookie', async () => {
  const answer = await app.inject({ url: '/omnis/v3/away/', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.json()).toEqual({
    message: 'We cannot answer this just now. Try again in a moment.',
    errors: [],
    code: 'unavailable',
  });
});

test('an outage is a page for browsers, which offers to try again', async () => {
  const page = await app.inject({ url: '/away/', headers: { accept: 'text/html,*/*' } });
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({ 'retry-after': '2', 'content-type': 'text/html; charset=utf-8' });
  expect(page.body).toContain('<h1>We’ll be back in a moment</h1>');
  expect(page.body).toContain('<a href="">Try again</a>');
  expect(page.body).not.toContain('secret');
});

test('a failure on our side carries the id of its request, which the line of the log has too', async () => {
  logged.length = 0;
  const answer = await app.inject('/omnis/v3/broken/');
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: '500 Server error', errors: [], code: 'server_error', requestId: 'request-<1>' },
  ]);
  const line = logged.find((each) => each.includes('secret detail'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ reqId: 'request-<1>', msg: 'unexpected' });
});

test('a failure on our side is a page for browsers, with the id to quote', async () => {
  const page = await app.inject({ url: '/broken/', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(500);
  expect(page.body).toContain('quote this reference: <code>request-&lt;1&gt;</code>');
  expect(page.body).not.toContain('secret');
});

test('an outage carries no id: its log has one line for many requests', async () => {
  expect((await app.inject('/omnis/v3/away/')).json()).not.toHaveProperty('requestId');
});
