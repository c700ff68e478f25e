/** Redirects, synonyms and searches that find nothing: its team sets them, and the shop's search follows. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';

const { demo, other } = testDivisions;
const pathOf = (name: string, division: number = demo): string =>
  `/omnis/v3/dashboard/divisions/${division}/${name}/`;

let platform: TestPlatform;
let owner: TestClient;
let stranger: TestClient;
let shopper: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  stranger = await testOwner(platform, [other]);
  shopper = testShopper(platform.app, testHosts.demo).client;
  await writeProduct(platform, { division: demo, urlName: 'jumper', name: 'Woolly jumper' });
  await writeProduct(platform, { division: demo, urlName: 'soap', name: '北海道産ラベンダー石けん' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.core.database.direct(
    "UPDATE divisions SET search_redirects = '[]', search_settings = '{}'",
    [],
  );
  await platform.core.divisions.changed(demo);
});

const patch = (name: string, items: readonly object[], version = 1, client = owner) =>
  client.patch(pathOf(name), { items, version }, { 'idempotency-key': randomUUID() });
const found = async (search: string): Promise<unknown> => {
  const path = `/omnis/v3/division/${demo}/products/?search=${encodeURIComponent(search)}`;
  const { json } = await shopper.get(path);
  return json;
};
const named = (urlName: string) => ({ items: [{ urlName }] });

describe('search redirects', () => {
  const returns = { searchTerm: 'Returns', destinationUrl: '/delivery/' };

  test('reach the shop, and are replaced as a list', async () => {
    expect((await owner.get(pathOf('search-redirects'))).json).toEqual({ items: [], version: 1 });
    expect(await patch('search-redirects', [returns])).toMatchObject({
      status: 200,
      json: { items: [returns], version: 2 },
    });
    const core = await shopper.get(`/omnis/v3/frontend/${demo}/getStoreCoreData/json/`);
    expect(core.text).toContain('"searchTerm":"Returns","destinationUrl":"/delivery/"');
    expect((await patch('search-redirects', [], 1)).status).toBe(409);
    expect((await patch('search-redirects', [], 2)).json).toEqual({ items: [], version: 3 });
  });

  test.each([
    [[{ searchTerm: '', destinationUrl: '/a/' }], 'items.0.searchTerm'],
    [[{ searchTerm: 'a', destinationUrl: '/checkout/' }], 'items.0.destinationUrl'],
    [[{ searchTerm: 'a', destinationUrl: '/search/?q=a' }], 'items.0.destinationUrl'],
    [[returns, { searchTerm: 'returns', destinationUrl: '/b/' }], 'items.1.searchTerm'],
  ])('%j is refused at its field', async (items, field) => {
    expect(await patch('search-redirects', items)).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
  });

  test('are the store’s own team’s', async () => {
    for (const name of ['search-redirects', 'synonyms', 'search-terms'])
      expect((await stranger.get(pathOf(name))).status).toBe(403);
    expect((await patch('search-redirects', [], 1, stranger)).status).toBe(403);
    expect((await patch('synonyms', [], 1, stranger)).status).toBe(403);
  });
});

describe('synonyms', () => {
  test('find the same products at once, and no longer once they are removed', async () => {
    expect(await found('gansey')).toMatchObject({ total: 0 });
    const words = ['gansey', 'jumper'];
    expect(await patch('synonyms', [{ words }])).toMatchObject({ status: 200, json: { version: 2 } });
    expect(await found('gansey')).toMatchObject(named('jumper'));
    expect((await patch('synonyms', [], 2)).status).toBe(200);
    expect(await found('gansey')).toMatchObject({ total: 0 });
  });

  test('are refused at the word, and when somebody else has changed them', async () => {
    expect(await patch('synonyms', [{ words: ['a word', 'other'] }])).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'items.0.words.0' }] },
    });
    expect((await patch('synonyms', [{ words: ['one'] }])).status).toBe(422);
    expect((await patch('synonyms', [], 7)).status).toBe(409);
  });
});

describe('the shop’s search', () => {
  test.each(['石けん', '石', 'ラベンダー', '北海道'])(
    'C14 finds “%s” inside writing without spaces',
    async (search) => {
      expect(await found(search)).toMatchObject(named('soap'));
    },
  );

  test('says when no product has all words, and lists those with the most', async () => {
    expect(await found('woolly xqzvbn')).toMatchObject({ ...named('jumper'), isPartial: true });
    expect(await found('woolly jumper')).not.toHaveProperty('isPartial');
  });
});

describe('searches that find nothing', () => {
  test('are listed with their counts, without those of one person alone and those that were mended', async () => {
    const events = [...Array.from({ length: 3 }, () => 'gansey'), 'jumper', 'jumper', 'once', 'xqzv', 'xqzv'];
    await platform.core.database.tenant(demo, async ({ query }) => {
      await query
        .insertInto('shop_events')
        .values(
          events.map((term) => ({
            division_id: demo,
            name: 'search',
            data: JSON.stringify({ term }),
            currency: null,
          })),
        )
        .execute();
    });
    expect((await owner.get(pathOf('search-terms'))).json).toEqual({
      items: [
        { term: 'gansey', searches: 3 },
        { term: 'xqzv', searches: 2 },
      ],
    });
    await patch('search-redirects', [{ searchTerm: 'xqzv', destinationUrl: '/delivery/' }]);
    await patch('synonyms', [{ words: ['gansey', 'jumper'] }]);
    expect((await owner.get(pathOf('search-terms'))).json).toEqual({ items: [] });
  });
});
