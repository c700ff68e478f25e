import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Outage } from '../database/outage.ts';
import { registerErrors } from './errors.ts';

const app = Fastify();
registerErrors(app);
app.get('/away/', () => {
  throw new Outage('The database was not to be had: secret detail');
});
app.get('/omnis/v3/away/', () => {
  throw new Outage('The database was not to be had: secret detail');
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
