import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sendPicture } from '../testing/send-picture.ts';
import { openCatalogue, type TestCatalogue } from '../testing/test-catalogue.ts';
import type { TestClient } from '../testing/test-client.ts';
import { testDivisions } from '../testing/test-divisions.ts';
import { testOwner } from '../testing/test-owner.ts';

const { demo } = testDivisions;
const dashboard = `/omnis/v3/dashboard/divisions/${demo}/`;
const pageSchema = z.object({
  items: z.array(
    z.union([z.object({ id: z.union([z.number(), z.string()]) }), z.object({ recipientId: z.string() })]),
  ),
  total: z.number(),
  next: z.string().nullable(),
});

let shop: TestCatalogue;
let owner: TestClient;
beforeAll(async () => {
  shop = await openCatalogue();
  owner = await testOwner(shop.platform, [demo]);
  for (const name of ['Ada', 'Bea', 'Cyn', 'Bea'])
    await owner.post(`${dashboard}creators/`, { name, urlName: `${name}-${randomUUID()}`.toLowerCase() });
  for (const value of [10, 20, 30])
    await owner.post(`${dashboard}gift-cards/`, { id: randomUUID(), value, email: 'card@people.example' });
  await sendPicture(owner, `${dashboard}files/`);
  const csv = (name: string) => Buffer.from(`Handle,Title\n${name},${name}\n`);
  for (const name of ['one', 'two', 'three'])
    await sendPicture(owner, `${dashboard}imports/`, { name: `${name}.csv`, bytes: csv(name) });
  // Several at the same moment, so that the id decides.
  await shop.platform.core.database.direct(
    `INSERT INTO reviews (division_id, product_id, order_id, author, rating, title, body, state)
     SELECT ${demo}, id, NULL, 'Ann', 5, '', 'Very good indeed', 'published' FROM products WHERE division_id = ${demo} LIMIT 4`,
    [],
  );
});
afterAll(() => shop.platform.close());

async function read(path: string) {
  const answer = await owner.get(`${dashboard}${path}`);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  const { items, ...rest } = pageSchema.parse(answer.json);
  return { ...rest, ids: items.map((item) => ('id' in item ? item.id : item.recipientId)) };
}

describe('issue 37: lists page by cursor and take limit to 250', () => {
  test.each([
    ['products/?sort=updated'],
    ['products/?sort=name'],
    ['products/?sort=price'],
    ['creators/?'],
    ['gift-cards/?'],
    ['imports/?'],
    ['reviews/?'],
    ['files/?'],
    ['notifications/?'],
  ])('%s gives each row once over its pages', async (path) => {
    const all = await read(`${path}&limit=250`);
    expect(all.next).toBeNull();
    expect(all.ids).toHaveLength(all.total);
    const seen: (number | string)[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof read>> = await read(
        `${path}&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...page.ids);
      cursor = page.next;
    }
    expect(seen).toEqual(all.ids);
  });

  test('a new row in front moves nothing of the next page', async () => {
    const first = await read('gift-cards/?limit=2');
    await owner.post(`${dashboard}gift-cards/`, { id: randomUUID(), value: 5, email: 'new@people.example' });
    const second = await read(`gift-cards/?limit=2&cursor=${first.next}`);
    expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([]);
  });

  test('pages by number are as before', async () => {
    const all = await read('creators/?perPage=100');
    expect((await read('creators/?page=2&perPage=2')).ids).toEqual(all.ids.slice(2, 4));
  });

  test('a cursor of another list, and a limit over 250, are refused by name', async () => {
    const { next } = await read('products/?sort=name&limit=1');
    for (const path of [
      `products/?sort=price&cursor=${next}`,
      `gift-cards/?cursor=${next}`,
      'reviews/?cursor=x',
    ])
      expect(await owner.get(`${dashboard}${path}`)).toMatchObject({
        status: 422,
        json: { errors: [{ field: 'cursor' }] },
      });
    expect(await owner.get(`${dashboard}products/?limit=251`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'limit' }] },
    });
  });
});
