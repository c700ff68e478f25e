import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, afterAll, describe, expect, test, vi } from 'vitest';
import { offerLanguages } from '../testing/offer-languages.ts';
import { testDivisions, testHosts } from '../testing/test-divisions.ts';
import { html, openPages } from '../testing/test-pages.ts';
import type { StorefrontContext } from './storefront-context.ts';

const { demo } = testDivisions;
const pages = await openPages();
const { platform, get } = pages;

afterAll(() => platform.close());
afterEach(() => {
  pages.renders = 0;
  platform.core.cache.clear();
});

/** A page with a split test that runs. */
async function writeSplitTest(): Promise<{ id: string }> {
  const variation = (name: string) => ({ type: 'splitTestVariation', uid: name, properties: { name } });
  const block = {
    type: 'splitTest',
    uid: 'split',
    properties: { test: 'hero' },
    items: ['Old', 'New'].map(variation),
  };
  const variations = ['Old', 'New'].map((name) => ({ name, weight: 1 }));
  const written = await platform.core.database.tenant(demo, async ({ query }) => {
    const row = await query
      .insertInto('pages')
      .values({
        division_id: demo,
        url: '/tested/',
        layout: 'standard',
        blocks: JSON.stringify([block]),
        properties: '{}',
        published: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    testedPage = row.id;
    return query
      .insertInto('split_tests')
      .values({
        division_id: demo,
        name: 'hero',
        variations: JSON.stringify(variations),
        started_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  platform.core.cache.clear();
  return written;
}
let testedPage = 0;

/** A document that says which variation the loaders of its visitor read. */
async function readsVariation(call: StorefrontContext['call']): Promise<Response> {
  const read = await call('pages.get', { params: { division: demo, id: testedPage } });
  return html(`seen ${/"variation":"(\w+)"/.exec(read.ok ? read.json : '')?.[1] ?? ''}`);
}

describe('pages of the storefront', () => {
  test('are rendered once and sent from the cache until something on them changes', async () => {
    pages.render = () => html(`made ${pages.renders}`);
    expect((await get('/a/')).body).toBe('made 1');
    expect((await get('/a/')).body).toBe('made 1');
    platform.core.cache.drop([`products:${demo}`]);
    expect((await get('/a/')).body).toBe('made 2');
  });

  test('are asked for and take nothing, and say how', async () => {
    const headers = { host: testHosts.demo };
    const answer = await platform.app.inject({ method: 'PUT', url: '/a/', headers });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('are rendered anew the next day: they say how long prices are valid', async () => {
    pages.render = () => html(`made ${pages.renders}`);
    const ask = async (): Promise<string> => (await get('/a/day/')).body;
    expect([await ask(), await ask()]).toEqual(['made 1', 'made 1']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
    try {
      expect(await ask()).toBe('made 2');
    } finally {
      vi.useRealTimers();
    }
  });

  test('with a query are kept once they are asked for again', async () => {
    pages.render = () => html(`made ${pages.renders}`);
    const ask = async (): Promise<string> => (await get('/a/query/?click=1')).body;
    expect([await ask(), await ask(), await ask()]).toEqual(['made 1', 'made 2', 'made 2']);
    expect((await get('/a/query/?click=2')).body).toBe('made 3');
  });

  test('that are not kept come whole to all who wait for them', async () => {
    const long = 'x'.repeat(200_000);
    const others = Promise.withResolvers<void>();
    pages.render = async () => {
      await others.promise;
      return html(`${pages.renders} ${long}`);
    };
    const asking = Array.from({ length: 3 }, () => get('/a/long/?click=1'));
    // Long enough for all three to wait, on a busy machine too.
    setTimeout(others.resolve, 1000);
    const all = await Promise.all(asking);
    expect(all.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => `1 ${long}`));
    const read = brotliDecompressSync(
      (await get('/a/long/?click=2', { 'accept-encoding': 'br' })).rawPayload,
    );
    expect(String(read)).toBe(`2 ${long}`);
  });

  test('are taken as they were handed over, with the status and headers of the response', async () => {
    pages.render = async (_request, { deliver }) => {
      // Part of a larger buffer, as small buffers are.
      deliver(new TextEncoder().encode('[<p>handed over</p>]').subarray(1, -1));
      return new Response(null, { status: 404, headers: { 'content-type': 'text/html', 'x-made': 'yes' } });
    };
    const answer = await get('/over/');
    expect(answer).toMatchObject({ statusCode: 404, body: '<p>handed over</p>' });
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html', 'x-made': 'yes' });
  });

  test('that others ask for too are compressed better meanwhile, and say the same', async () => {
    const words = Array.from(
      { length: 4000 },
      (_, at) => `<li class="c${(at * 7919) % 211}">${at % 97}</li>`,
    );
    pages.render = () => html(words.join(''));
    const ask = () => get('/popular/', { 'accept-encoding': 'br' });
    const first = await ask();
    const { length } = first.rawPayload;
    for (let count = 0; count < 2; count += 1) expect((await ask()).rawPayload).toHaveLength(length);
    await vi.waitFor(async () => expect((await ask()).rawPayload.length).toBeLessThan(length));
    expect(String(brotliDecompressSync((await ask()).rawPayload))).toBe(words.join(''));
    expect(pages.renders).toBe(1);
  });

  test('that could not be made at all are a page for browsers and the error’s shape for programs', async () => {
    pages.render = () => Promise.reject(new Error('secret detail'));
    const seen = await get('/broken/', { accept: 'text/html,*/*' });
    expect(seen.statusCode).toBe(500);
    expect(seen.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(seen.body).toContain('<h1>Something went wrong on our side</h1>');
    expect(seen.body).not.toContain('secret');
    const read = await get('/broken/', { accept: 'application/json' });
    expect(read.statusCode).toBe(500);
    expect(read.json()).toEqual({
      message: '500 Server error',
      errors: [],
      code: 'server_error',
      requestId: read.headers['x-request-id'],
    });
    expect(seen.body).toContain(`quote this reference: <code>${String(seen.headers['x-request-id'])}</code>`);
  });

  test.each([
    ['/100%', '/100%25'],
    ['/%ff/', '/%25ff/'],
    ['/caf%C3%A9/100%?a=%', '/caf%25C3%25A9/100%25?a=%'],
  ])('at %s, which cannot be decoded, are the store’s own for browsers', async (url, taken) => {
    pages.render = (request) => html(request.url, { status: 404, headers: { 'content-type': 'text/html' } });
    const seen = await get(url, { accept: 'text/html,*/*' });
    expect(seen.statusCode).toBe(404);
    expect(seen.body.endsWith(taken)).toBe(true);
    const read = await get(url, { accept: 'application/json' });
    expect(read.statusCode).toBe(400);
    expect(read.json()).toMatchObject({ code: 'bad_request' });
    expect((await get(`/omnis/v3${url}`, { accept: 'text/html' })).statusCode).toBe(400);
  });

  test('with a split test are kept once for each variation, and others once for all', async () => {
    const { id } = await writeSplitTest();
    pages.render = (_request, { call }) => readsVariation(call);
    const seen = async (path: string, variation: string): Promise<string> => {
      const map = encodeURIComponent(JSON.stringify({ [id]: variation }));
      return (await get(path, { cookie: `discovered-split-tests=${map}` })).body;
    };
    for (const round of [1, 2]) {
      expect(await seen('/tested/', 'Old'), `round ${round}`).toBe('seen Old');
      expect(await seen('/tested/', 'New')).toBe('seen New');
      expect(await seen('/tested/', 'None')).toMatch(/^seen (Old|New)$/);
    }
    expect(pages.renders).toBe(2);
    await seen('/other/', 'Old');
    await seen('/other/', 'New');
    expect(pages.renders).toBe(3);
  });

  test('are not kept when something changed while they were being made', async () => {
    pages.render = async () => {
      const answer = await html(`made ${pages.renders}`);
      if (pages.renders === 1) platform.core.cache.drop([`pages:${demo}`]);
      return answer;
    };
    expect((await get('/b/')).body).toBe('made 1');
    expect((await get('/b/')).body).toBe('made 2');
    expect((await get('/b/')).body).toBe('made 2');
  });

  test('are rendered once for all who ask at the same time', async () => {
    pages.render = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return html(`made ${pages.renders}`);
    };
    const bodies = await Promise.all([1, 2, 3].map(async () => (await get('/c/')).body));
    expect(bodies).toEqual(['made 1', 'made 1', 'made 1']);
  });

  test('are in the language that the visitor chose, or else the browser asks for, where the store offers it', async () => {
    pages.render = (_request, { language }) => html(language);
    const german = { 'accept-language': 'it, de-AT;q=0.8' };
    expect((await get('/l/', german)).body).toBe('en');
    await offerLanguages(platform.core, demo, ['en', 'de', 'fr']);
    const answer = await get('/l/', german);
    expect(answer).toMatchObject({ body: 'de', headers: { 'content-language': 'de' } });
    expect(answer.headers['vary']).toContain('Accept-Language');
    expect((await get('/l/', { ...german, cookie: 'language=fr' })).body).toBe('fr');
    expect((await get('/l/', { 'accept-language': 'it' })).body).toBe('en');
    expect((await get('/l/', german)).body).toBe('de');
    // The English page was dropped with the change of languages; German and French are each rendered once.
    expect(pages.renders).toBe(4);
    // The server's texts follow the same choice.
    const refused = await platform.app.inject({
      method: 'POST',
      url: '/omnis/v3/basket/remove/',
      headers: { host: testHosts.demo, ...german },
      payload: {},
    });
    expect(refused.json()).toMatchObject({
      message: 'Ihre Seite ist veraltet. Laden Sie sie neu und versuchen Sie es noch einmal.',
    });
    await offerLanguages(platform.core, demo, ['en']);
  });

  test('are their content alone for an app that asks for it, for its whole visit', async () => {
    pages.render = (_request, { operator }) => html(operator);
    const cookieOf = async (url: string, cookie = ''): Promise<string> => {
      const { headers } = await get(url, { cookie });
      return [headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('operator=')) ?? '';
    };
    const kept = (mode: string): string => `operator=${mode}; Path=/; HttpOnly; Secure; SameSite=Lax`;
    expect((await get('/o/')).body).toBe('default');
    for (const [asked, mode] of [
      ['headless', 'headless'],
      ['kiosk', 'other'],
      ['default', 'default'],
      ['', 'default'],
    ] as const) {
      expect((await get(`/o/?operator=${asked}`)).body, asked).toBe(mode);
      // It comes with kept pages too.
      expect(await cookieOf(`/o/?operator=${asked}`)).toBe(mode === 'default' ? '' : kept(mode));
    }
    expect(await cookieOf('/o/?operator=kiosk', 'operator=other')).toBe('');
    expect(await cookieOf('/o/?operator=default', 'operator=other')).toBe(`${kept('default')}; Max-Age=0`);
    pages.renders = 0;
    // However many names there are, there are three pages.
    for (const name of ['headless', 'other', 'kiosk', 'x'.repeat(5000), '__proto__', 'default'])
      await get('/o/links/', { cookie: `operator=${name}` });
    expect(pages.renders).toBe(3);
    const ready = (await get('/o/links/')).headers['set-cookie'];
    const session = [ready ?? []].flat().map((each) => each.split(';', 1)[0]);
    const keeps = async (more: string): Promise<unknown> =>
      (await get('/o/links/', { cookie: [...session, more].join('; ') })).headers['x-omnis-keep'];
    expect(await keeps('')).toBe('yes');
    expect(await keeps('operator=headless')).toBeUndefined();
  });

  test('are kept apart by store, address, query and currency', async () => {
    pages.render = (request, { division }) =>
      html(`${division} ${new URL(request.url).search} ${request.headers.get('cookie')}`);
    expect((await get('/d/')).body).toBe('21  null');
    expect((await get('/d/?size=M')).body).toBe('21 ?size=M null');
    expect((await get('/d/', {}, testHosts.other)).body).toBe('22  null');
    expect((await get('/d/', { cookie: 'currency=JPY; other=1' })).body).toBe('21  currency=JPY');
    expect((await get('/d/', { cookie: 'currency=QQQ' })).body).toBe('21  null');
    expect(pages.renders).toBe(4);
  });

  test('are never kept when they are private or failed', async () => {
    pages.render = () => html(`made ${pages.renders}`, { headers: { 'cache-control': 'private, no-store' } });
    expect((await get('/e/')).body).toBe('made 1');
    expect((await get('/e/')).body).toBe('made 2');
    pages.render = () => html(`failed ${pages.renders}`, { status: 500 });
    expect(await get('/f/')).toMatchObject({ statusCode: 500, body: 'failed 3' });
    expect((await get('/f/')).body).toBe('failed 4');
  });

  test('come compressed to those who can read it, the same each time', async () => {
    const text = 'a page '.repeat(100);
    pages.render = () => html(text);
    const readers: [accepted: string, encoding: string | undefined, read: (body: Buffer) => Buffer][] = [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0.0, gzip;q=0', undefined, (body) => body],
      ['deflate', undefined, (body) => body],
      ['', undefined, (body) => body],
    ];
    for (const [accepted, encoding, read] of [...readers, ...readers]) {
      const { headers, rawPayload } = await get('/g/', { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(encoding);
      expect(read(rawPayload).toString()).toBe(text);
    }
    expect((await get('/g/')).body).toBe(text);
    expect(pages.renders).toBe(1);
  });
});
