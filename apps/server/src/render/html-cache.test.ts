import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CachedPage, sendPage } from './html-cache.ts';

let page: CachedPage;
let app: FastifyInstance;
let origin = '';

const facts = { status: 200, headers: { 'content-type': 'text/html' } };
/** A page of a memory of its own. */
const pageOf = (size: number): CachedPage => new CachedPage(facts, Buffer.allocUnsafeSlow(size).fill('a'));

async function ask(accepted = 'identity'): Promise<IncomingMessage> {
  const asking = request(origin, { headers: { 'accept-encoding': accepted } }).end();
  const answer = once(asking, 'response');
  const [message]: IncomingMessage[] = await answer;
  if (!message) throw new Error('There was no answer');
  return message;
}

async function lengthOf(message: IncomingMessage): Promise<number> {
  let length = 0;
  for await (const chunk of message) if (Buffer.isBuffer(chunk)) length += chunk.length;
  return length;
}

beforeAll(async () => {
  app = Fastify();
  app.get('/', (asked, reply) => sendPage(asked, reply, page));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('the memory of a page for one is given back once it has been sent whole', async () => {
  page = pageOf(3_000_000).forOne();
  expect(await lengthOf(await ask())).toBe(3_000_000);
  await vi.waitFor(() => expect(page.body.length).toBe(0));
});

// Lengths are compared as numbers: an assertion that fails while it waits would describe megabytes each time.
test('so is that of one that was compressed, and of one that nobody took', async () => {
  page = pageOf(300_000).forOne();
  expect((await ask('br')).headers['content-encoding']).toBe('br');
  await vi.waitFor(() => expect(page.body.length).toBe(0));
  page = pageOf(30_000_000).forOne();
  const answer = await ask();
  expect(page.body.length).toBe(30_000_000);
  answer.destroy();
  await vi.waitFor(() => expect(page.body.length).toBe(0));
});

test('one for many is kept, and so is one in a memory that others share', async () => {
  for (const kept of [pageOf(300_000), new CachedPage(facts, Buffer.from('<p>short</p>')).forOne()]) {
    page = kept;
    const { length } = kept.body;
    expect(await lengthOf(await ask())).toBe(length);
    expect(await lengthOf(await ask())).toBe(length);
    expect(kept.body.length).toBe(length);
  }
});

test.each(['identity', 'br'])(
  'an answer without a body, as a redirect, is neither a file nor compressed (%s)',
  async (accepted) => {
    page = new CachedPage({ status: 301, headers: { location: '/blog/' } }, Buffer.alloc(0));
    const answer = await ask(accepted);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers['content-type']).toBeUndefined();
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(await lengthOf(answer)).toBe(0);
  },
);
