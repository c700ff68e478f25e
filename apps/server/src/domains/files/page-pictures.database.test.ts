import { z } from 'zod';
import { storeFileSchema } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixel, sendPicture } from '../../testing/send-picture.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo, other } = testDivisions;
const filesOf = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/files/`;
const listSchema = z.object({ items: z.array(storeFileSchema), total: z.number() });

let platform: TestPlatform;
let owner: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
});
afterAll(() => platform.close());

const send = (division: number, bytes: Buffer, from = owner) =>
  sendPicture(from, filesOf(division), { bytes });
const list = async () => listSchema.parse((await owner.get(filesOf(demo))).json);

describe('pictures for pages', () => {
  test('are kept, listed and served; the same one again is one', async () => {
    expect(await list()).toEqual({ items: [], total: 0 });
    const added = await send(demo, pixel);
    expect(added).toMatchObject({ status: 201, json: { width: 1, height: 1 } });
    const file = storeFileSchema.parse(added.json);
    expect(file.url).toBe(`/images/uploads/${demo}/${file.id}`);
    await send(demo, pixel);
    expect(await list()).toMatchObject({ items: [{ id: file.id }], total: 1 });
    expect((await testClient(platform.app, testHosts.demo).get(file.url)).status).toBe(200);
  });

  test('that are none, or are missing, are refused at the field', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await send(demo, svg)).toMatchObject({ status: 415, json: { errors: [{ field: 'file' }] } });
    expect(await send(demo, Buffer.from('words'))).toMatchObject({ status: 415 });
    expect((await list()).total).toBe(1);
  });

  test('are for the store’s owner only', async () => {
    expect(await send(other, pixel)).toMatchObject({ status: 403 });
    const shopper = testClient(platform.app, testHosts.demo);
    expect((await send(demo, pixel, shopper)).status).toBe(403);
    expect((await shopper.get(filesOf(demo))).status).toBe(403);
  });
});
