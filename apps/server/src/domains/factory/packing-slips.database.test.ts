import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertStaff } from '../../testing/after-sale.ts';
import type { TestAnswer, TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { insertTestOrder } from '../../testing/test-orders.ts';
import { createTestPlatform } from '../../testing/test-platform.ts';
import { testShopper } from '../../testing/test-shopper.ts';

const { demo, other } = testDivisions;
const platform = await createTestPlatform();
const { database } = platform.core;
const orders = '/omnis/v3/atlas/orders/';
let printer: TestClient;
let picker: TestClient;
let blind: TestClient;

beforeAll(async () => {
  printer = await insertStaff(platform, 'printer', ['orders.view', 'labels.print']);
  picker = await insertStaff(platform, 'picker', ['orders.view', 'orders.advance']);
  blind = await insertStaff(platform, 'blind', ['labels.print']);
});
afterAll(() => platform.close());

const slip = (id: number, query = '', by = printer): Promise<TestAnswer> =>
  by.get(`${orders}${id}/packing-slip.pdf${query}`);
const slips = (ids: string, by = printer): Promise<TestAnswer> =>
  by.get(`${orders}packing-slips.pdf?ids=${ids}`);

describe('packing slips for staff (platform.md §1: label tools)', () => {
  test('are a file for an order of any store, under the permission labels.print', async () => {
    const { id, number } = await insertTestOrder(database, { division_id: other });
    const answer = await slip(id);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text.slice(0, 5)).toBe('%PDF-');
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringContaining(`Packing-slip-${number}.pdf`),
      'cache-control': 'private, no-store',
    });
    expect((await slip(id, '?parcel=1')).status).toBe(404);
    expect((await slip(999_999_999)).status).toBe(404);
  });

  test('are one file for orders of several stores, none missing unnoticed', async () => {
    const first = await insertTestOrder(database, { division_id: demo });
    const second = await insertTestOrder(database, { division_id: other });
    const answer = await slips(`${second.id},${first.id}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    expect((await slips(`${first.id},999999999`)).status).toBe(404);
    expect(await slips('seven')).toMatchObject({ status: 422, json: { errors: [{ field: 'ids' }] } });
  });

  test('are for nobody without both the right to print and the right to see orders', async () => {
    const { id } = await insertTestOrder(database, { division_id: demo });
    const shopper = testShopper(platform.app, testHosts.demo).client;
    for (const by of [picker, blind, shopper]) {
      expect([401, 403, 404]).toContain((await slip(id, '', by)).status);
      expect([401, 403, 404]).toContain((await slips(`${id}`, by)).status);
    }
    expect((await slip(id, '', picker)).status).toBe(403);
    expect((await slip(id, '', blind)).status).toBe(403);
  });
});
