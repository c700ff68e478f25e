import { randomUUID } from 'node:crypto';
import { stockSettingsSchema } from '@omnis/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDivisions } from '../../testing/test-divisions.ts';
import { testMember } from '../../testing/test-team.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';
import { writeProduct, type WrittenProduct } from '../../testing/test-shop.ts';

const { demo, other } = testDivisions;
const platform = await createTestPlatform();
const { database, divisions, jobs } = platform.core;
const owner = await testMember(platform, [demo]);
const path = `/omnis/v3/dashboard/divisions/${demo}/stock-settings/`;
let product: WrittenProduct;

beforeAll(async () => {
  product = await writeProduct(platform, {
    division: demo,
    urlName: 'falling',
    name: 'Falling tee',
    colours: ['Navy'],
    sizes: ['S', 'M'],
    stock: 50,
  });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await database.direct(`DELETE FROM pgboss.job WHERE name = 'stock.low'`, []);
  await database.direct('DELETE FROM stock_settings', []);
  await database.direct('DELETE FROM low_stock_told', []);
  await database.direct(`DELETE FROM mails WHERE kind = 'stock.low'`, []);
  await set('S', 50);
  await set('M', 50);
});

const set = (size: string, stock: number | null) =>
  database.direct('UPDATE variants SET stock = $1 WHERE id = $2', [stock, product.variant('Navy', size)]);
const settings = async () => stockSettingsSchema.parse((await owner.client.get(path)).json);
const update = (body: object, key = randomUUID()) =>
  owner.client.patch(path, body, { 'idempotency-key': key });
const mails = () =>
  database.platform(({ query }) =>
    query
      .selectFrom('mails')
      .select(['recipient', 'subject', 'body'])
      .where('kind', '=', 'stock.low')
      .orderBy('id')
      .execute(),
  );
const comingLooks = "name = 'stock.low' AND state = 'created' AND start_after > now()";
const looksToCome = async (): Promise<number> =>
  (await database.direct(`SELECT 1 FROM pgboss.job WHERE ${comingLooks}`, [])).rows.length;
async function look(): Promise<void> {
  const division = await divisions.byId(demo);
  if (division) await platform.services.stock.lowStock.look(division);
}

describe('the threshold of a store', () => {
  test('is nine, without emails, until its team decides', async () => {
    expect(await settings()).toEqual({ lowAt: 9, emails: false, version: 0 });
    expect(await update({ lowAt: 4, version: 0 })).toMatchObject({
      status: 200,
      json: { lowAt: 4, emails: false, version: 1 },
    });
    expect(await update({ emails: true, version: 1 })).toMatchObject({
      status: 200,
      json: { lowAt: 4, emails: true, version: 2 },
    });
    const stranger = await testMember(platform, [other]);
    expect((await stranger.client.get(path)).status).toBeGreaterThanOrEqual(403);
  });

  test('decides which variants of the list are low', async () => {
    await set('S', 20);
    const low = async () =>
      (await owner.client.get(`/omnis/v3/dashboard/divisions/${demo}/stock/?filter=low&q=falling`)).json;
    expect(await low()).toMatchObject({ items: [] });
    await update({ lowAt: 20, version: 0 });
    expect(await low()).toMatchObject({ items: [{ variant: 'Navy, S', stock: 20, state: 'low' }] });
  });

  test('decides which products of their list run low', async () => {
    await set('S', 20);
    await platform.services.catalogue.service.changed(demo);
    const low = async () =>
      (await owner.client.get(`/omnis/v3/dashboard/divisions/${demo}/products/?stock=low&search=falling`))
        .json;
    expect(await low()).toMatchObject({ items: [] });
    await update({ lowAt: 20, version: 0 });
    expect(await low()).toMatchObject({ items: [{ name: 'Falling tee', lowVariants: 1 }] });
  });

  test('is changed by one of two people who read it, and once for a key', async () => {
    const answers = await Promise.all([1, 2].map((lowAt) => update({ lowAt, version: 0 })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const key = randomUUID();
    for (let time = 0; time < 2; time += 1)
      expect(await update({ lowAt: 7, version: 1 }, key)).toMatchObject({
        status: 200,
        json: { lowAt: 7, version: 2 },
      });
    expect(await update({ lowAt: 8, version: 1 })).toMatchObject({
      status: 409,
      json: { errors: [{ field: 'version' }] },
    });
  });

  test.each([
    [{ lowAt: -1, version: 0 }, 'lowAt'],
    [{ lowAt: 1.5, version: 0 }, 'lowAt'],
    [{ lowAt: 1_000_001, version: 0 }, 'lowAt'],
    [{ emails: 'yes', version: 0 }, 'emails'],
    [{ lowAt: 1 }, 'version'],
  ])('%j is refused at the field %s', async (body, field) => {
    expect(await update(body)).toMatchObject({ status: 422, json: { errors: [{ field }] } });
    expect((await settings()).version).toBe(0);
  });
});

describe('an email about low stock', () => {
  test('is sent once when a variant falls to the threshold, and again only after it rose above', async () => {
    await update({ lowAt: 5, emails: true, version: 0 });
    await set('S', 6);
    await look();
    expect(await mails()).toEqual([]);
    await set('S', 5);
    await Promise.all([look(), look()]);
    const [first, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first).toMatchObject({ recipient: `${owner.id}@team.example` });
    expect(first?.subject).toMatch(/^Stock is low at /);
    expect(first?.body).toContain('Falling tee, Navy, S: 5');
    expect(first?.body).not.toContain('Falling tee, Navy, M');
    await set('S', 0);
    await look();
    expect(await mails()).toHaveLength(1);
    await set('S', 6);
    await look();
    await set('S', 2);
    await look();
    expect(await mails()).toHaveLength(2);
  });

  test('names twenty variants and counts the others', async () => {
    const sizes = Array.from({ length: 25 }, (_, at) => `Size ${at}`);
    const many = await writeProduct(platform, {
      division: demo,
      urlName: 'many-low',
      name: 'Many',
      sizes,
      stock: 1,
    });
    await update({ lowAt: 1, emails: true, version: 0 });
    await look();
    const [mail] = await mails();
    expect(mail?.body.match(/Many, Black, Size \d+: 1/g)).toHaveLength(20);
    expect(mail?.body).toContain('And 5 more');
    await database.direct('DELETE FROM products WHERE id = $1', [many.id]);
  });

  test('is not sent about drafts, variants made to order, or while emails are off', async () => {
    await update({ lowAt: 5, emails: false, version: 0 });
    await set('S', 1);
    await look();
    expect(await mails()).toEqual([]);
    await update({ emails: true, version: 1 });
    await database.direct('UPDATE products SET enabled = false WHERE id = $1', [product.id]);
    await look();
    expect(await mails()).toEqual([]);
    await database.direct('UPDATE products SET enabled = true WHERE id = $1', [product.id]);
    await set('S', null);
    await look();
    expect(await mails()).toEqual([]);
  });

  test('comes from a job that looks again while emails are on', async () => {
    const turn = async (): Promise<number> => {
      await database.direct("DELETE FROM rate_limits WHERE key LIKE 'stock-low:%'", []);
      await database.direct(`UPDATE pgboss.job SET start_after = now() WHERE ${comingLooks}`, []);
      await jobs.idle();
      return looksToCome();
    };
    await set('M', 3);
    await update({ lowAt: 5, emails: true, version: 0 });
    expect(await turn()).toBe(1);
    expect(await mails()).toHaveLength(1);
    expect(await turn()).toBe(1);
    await update({ emails: false, version: 1 });
    expect(await turn()).toBe(0);
  });
});
