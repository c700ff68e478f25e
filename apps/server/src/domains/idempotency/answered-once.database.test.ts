import { randomUUID } from 'node:crypto';
import { calls } from '@omnis/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendPicture } from '../../testing/send-picture.ts';
import { openCatalogue, type TestCatalogue } from '../../testing/test-catalogue.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';

const { demo } = testDivisions;
const dashboard = `/omnis/v3/dashboard/divisions/${demo}/`;

let shop: TestCatalogue;
let owner: TestClient;
let product: string;
beforeAll(async () => {
  shop = await openCatalogue();
  owner = await testOwner(shop.platform, [demo]);
  product = `${dashboard}products/${shop.ids.get('fox-tee')}/`;
});
afterAll(() => shop.platform.close());

const picture = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 80, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const images = async (): Promise<number> =>
  calls['dashboard.product'].response.parse((await owner.get(product)).json).images.length;
const creators = async (): Promise<number> =>
  calls['dashboard.creators'].response.parse((await owner.get(`${dashboard}creators/`)).json).total;

describe('issue 37: every write takes Idempotency-Key', () => {
  test('an upload that is repeated with its key is written once and answered alike', async () => {
    const before = await images();
    const key = randomUUID();
    const bytes = await picture(120);
    const first = await sendPicture(owner, `${product}images/`, { bytes, key });
    expect(first, first.text).toMatchObject({ status: 201 });
    const again = await sendPicture(owner, `${product}images/`, { bytes, key });
    expect(again).toMatchObject({ status: 201, json: first.json });
    expect(await images()).toBe(before + 1);
  });

  test('a key that was used for another file is refused, and nothing is written', async () => {
    const key = randomUUID();
    await sendPicture(owner, `${product}images/`, { bytes: await picture(130), key });
    const before = await images();
    expect(await sendPicture(owner, `${product}images/`, { bytes: await picture(140), key })).toMatchObject({
      status: 409,
      json: { code: 'idempotency_key_reused', errors: [{ field: 'Idempotency-Key' }] },
    });
    expect(await images()).toBe(before);
  });

  test('two at once with one key are one write with one answer', async () => {
    const before = await creators();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'Twice at once' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.post(`${dashboard}creators/`, body, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await creators()).toBe(before + 1);
  });

  test('a request that failed leaves no key behind, and its answer is not kept', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect(await owner.post(`${dashboard}creators/`, { name: '' }, headers)).toMatchObject({ status: 422 });
    expect(await owner.post(`${dashboard}creators/`, { name: 'After all' }, headers)).toMatchObject({
      status: 201,
    });
  });

  test('a kept answer is sealed, so that the table holds nobody’s address', async () => {
    const email = 'kept@people.example';
    await owner.post(
      `${dashboard}gift-cards/`,
      { id: randomUUID(), value: 10, email },
      { 'idempotency-key': randomUUID() },
    );
    const { rows } = await shop.platform.core.database.direct(
      'SELECT answer::text AS answer FROM idempotency_keys WHERE answer IS NOT NULL',
      [],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('a key whose request was lost with its process is taken up again after a quarter of an hour', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'Lost and found' };
    await owner.post(`${dashboard}creators/`, body, headers);
    const before = await creators();
    const lose = (age: string) =>
      shop.platform.core.database.direct(
        `UPDATE idempotency_keys SET answer = NULL, written_at = now() - '${age}'::interval
         WHERE written_at = (SELECT max(written_at) FROM idempotency_keys)`,
        [],
      );
    await lose('16 minutes');
    expect(await owner.post(`${dashboard}creators/`, body, headers)).toMatchObject({ status: 201 });
    expect(await creators()).toBe(before + 1);
  });
});
