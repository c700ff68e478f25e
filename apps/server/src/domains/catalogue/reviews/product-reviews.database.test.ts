import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendPicture } from '../../../testing/send-picture.ts';
import { testClient, type TestClient } from '../../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { insertTestOrder } from '../../../testing/test-orders.ts';
import { testOwner } from '../../../testing/test-owner.ts';
import { openTill } from '../../../testing/test-till.ts';
import { authorOf } from './product-reviews.service.ts';

const { demo, other } = testDivisions;
const { platform, tee } = await openTill();
const owner = await testOwner(platform, [demo]);
const dashboard = `/omnis/v3/dashboard/divisions/${demo}/reviews/`;
const shown = `/omnis/v3/division/${demo}/products/tee/reviews/`;
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

const bought = (status = 'complete', division: number = demo) =>
  insertTestOrder(platform.core.database, { division_id: division, status }, { product_id: tee.id });
const path = (hash: string): string => `/omnis/v3/orders/${hash}/reviews/`;
const review = (changes: object = {}) => ({
  productId: tee.id,
  rating: 4,
  author: 'Ann A.',
  title: 'Soft',
  body: 'Washed ten times, still soft.',
  ...changes,
});

/** Id of the only review that waits. */
async function waiting(): Promise<string> {
  const { json } = await owner.get(`${dashboard}?state=pending`);
  const { items } = json as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

describe('reviews by buyers', () => {
  test('name their author by first name and initial', () => {
    expect(authorOf('Ann Archer')).toBe('Ann A.');
    expect(authorOf('  Ann  van der Berg ')).toBe('Ann B.');
    expect(authorOf('Ann')).toBe('Ann');
    expect(authorOf('')).toBe('');
  });

  test('wait for the shop’s team, then count in the average, and no longer once they are taken off', async () => {
    const { hash } = await bought();
    expect(await shopper.get(path(hash))).toMatchObject({
      status: 200,
      json: { open: true, author: 'Ann A.', items: [{ productId: tee.id, review: null }] },
    });
    expect(await shopper.post(path(hash), review())).toMatchObject({
      status: 201,
      json: { items: [{ review: { rating: 4, title: 'Soft', state: 'pending' } }] },
    });
    expect((await shopper.get(shown)).json).toMatchObject({ total: 0, average: 0 });
    const id = await waiting();
    expect(await owner.patch(`${dashboard}${id}/`, { state: 'published' })).toMatchObject({
      status: 200,
      json: { state: 'published', verified: true, product: { id: tee.id } },
    });
    expect((await shopper.get(shown)).json).toMatchObject({
      total: 1,
      average: 4,
      items: [{ author: 'Ann A.', verified: true, body: 'Washed ten times, still soft.' }],
    });
    expect((await shopper.get(`/omnis/v3/division/${demo}/products/tee/`)).json).toMatchObject({
      reviews: { count: 1, average: 4 },
    });
    await owner.patch(`${dashboard}${id}/`, { state: 'rejected' });
    expect((await shopper.get(shown)).json).toMatchObject({ total: 0, average: 0, items: [] });
  });

  test('come once an order and product, and only from orders that are on their way', async () => {
    const { hash } = await bought();
    await shopper.post(path(hash), review());
    expect(await shopper.post(path(hash), review({ rating: 5 }))).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'productId' }] },
    });
    const early = await bought('paid');
    expect((await shopper.get(path(early.hash))).json).toMatchObject({ open: false });
    expect(await shopper.post(path(early.hash), review())).toMatchObject({ status: 409 });
  });

  test('are answered as before when they are sent again, such as after a lost answer', async () => {
    const { hash } = await bought();
    const pictures = await Promise.all(
      ['a', 'b'].map(() => sendPicture(shopper, '/omnis/v3/frontend/artworks/')),
    );
    const ids = pictures.map(({ json }) => (json as { id: string }).id);
    const sent = review({ pictures: ids });
    const first = await shopper.post(path(hash), sent);
    expect(first.status).toBe(201);
    const again = await Promise.all([shopper.post(path(hash), sent), shopper.post(path(hash), sent)]);
    for (const { status, json } of again) expect({ status, json }).toEqual({ status: 201, json: first.json });
    for (const otherwise of [{ pictures: ids.toReversed() }, { title: 'Hard', pictures: ids }])
      expect((await shopper.post(path(hash), review(otherwise))).status).toBe(409);
  });

  test.each([
    [{ productId: 999_999 }, 422, 'productId'],
    [{ rating: 0 }, 422, 'rating'],
    [{ rating: 6 }, 422, 'rating'],
    [{ rating: 4.5 }, 422, 'rating'],
    [{ body: 'Nice' }, 422, 'body'],
    [{ author: ' ' }, 422, 'author'],
  ])('%j is answered with %i at %s', async (changes, status, field) => {
    const { hash } = await bought();
    expect(await shopper.post(path(hash), review(changes))).toMatchObject({
      status,
      json: { errors: [{ field }] },
    });
  });

  test('are nobody else’s: another store’s order and team find nothing', async () => {
    const { hash } = await bought('complete', other);
    expect((await shopper.get(path(hash))).status).toBe(404);
    expect((await shopper.post(path(hash), review())).status).toBe(404);
    const own = await bought();
    await shopper.post(path(own.hash), review());
    const id = await waiting();
    const stranger = await testOwner(platform, [other]);
    expect((await stranger.patch(`${dashboard}${id}/`, { state: 'published' })).status).toBe(403);
    const elsewhere = `/omnis/v3/dashboard/divisions/${other}/reviews/${id}/`;
    expect((await stranger.patch(elsewhere, { state: 'published' })).status).toBe(404);
  });
});

describe('pictures in reviews', () => {
  const picture = async (client: TestClient): Promise<string> => {
    const { json } = await sendPicture(client, '/omnis/v3/frontend/artworks/');
    return (json as { id: string }).id;
  };

  test('are seen by the shop’s team first, then by everybody, and never by their id', async () => {
    const { hash } = await bought();
    const [one, two] = [await picture(shopper), await picture(shopper)];
    const body = 'With pictures of the seam.';
    expect((await shopper.post(path(hash), review({ body, pictures: [one, two, one] }))).status).toBe(201);
    const src = expect.stringContaining('/images/uploads/');
    const pictures = [1, 2].map(() => ({ src, width: 1, height: 1 }));
    const id = await waiting();
    const { json } = await owner.get(`${dashboard}?state=pending`);
    expect((json as { items: unknown[] }).items[0]).toMatchObject({ id, pictures });
    expect((await shopper.get(shown)).text).not.toContain('/images/uploads/');
    await owner.patch(`${dashboard}${id}/`, { state: 'published' });
    const everybody = await shopper.get(shown);
    expect((everybody.json as { items: unknown[] }).items).toContainEqual(
      expect.objectContaining({ body, pictures }),
    );
    for (const secret of [one, two]) expect(everybody.json).not.toHaveProperty(secret);
    const kept = await platform.core.database.platform(({ query }) =>
      query.selectFrom('artworks').select('kept').where('id', 'in', [one, two]).execute(),
    );
    expect(kept).toEqual([{ kept: true }, { kept: true }]);
  });

  test('of another store, or gone, are refused at their place, and nothing is written', async () => {
    const { hash } = await bought();
    const foreign = await picture(testClient(platform.app, testHosts.other));
    const mine = await picture(shopper);
    for (const bad of [foreign, 'a'.repeat(43)]) {
      expect(await shopper.post(path(hash), review({ pictures: [mine, bad] }))).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'pictures.1' }] },
      });
    }
    expect((await shopper.get(path(hash))).json).toMatchObject({ items: [{ review: null }] });
    const loose = await platform.core.database.platform(({ query }) =>
      query.selectFrom('artworks').select('kept').where('id', '=', mine).executeTakeFirst(),
    );
    expect(loose).toEqual({ kept: false });
  });

  test.each([
    [['short'], 'pictures.0'],
    [Array.from({ length: 5 }, (_, at) => `${at}`.padEnd(43, 'a')), 'pictures'],
    ['one', 'pictures'],
  ])('%j is refused', async (pictures, field) => {
    const { hash } = await bought();
    expect(await shopper.post(path(hash), review({ pictures }))).toMatchObject({
      status: 422,
      json: { errors: [{ field }] },
    });
  });
});
