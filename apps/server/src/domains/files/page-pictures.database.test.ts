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

describe('the drive of a store', () => {
  const query = (words = '', at: string = testHosts.demo) =>
    testClient(platform.app, at).get(`/omnis/v3/artemis/query/?perPage=5&${words}`);
  const write = async (published: boolean): Promise<void> => {
    const factory = { source: { kind: 'drive' }, search: 'type:uploaded' };
    await platform.core.database.platform(({ query: build }) =>
      build
        .insertInto('pages')
        .values({
          division_id: demo,
          url: `/drive-${String(published)}/`,
          published,
          blocks: JSON.stringify([{ type: 'pods', properties: {}, blocks: [{ itemFactory: factory }] }]),
        })
        .execute(),
    );
    await platform.services.pages.service.changed(demo, 0);
  };

  test('is shut to visitors until a published page shows it', async () => {
    await send(demo, pixel);
    const none = { status: 200, json: { data: [], total: 0, page: 1, perPage: 5 } };
    expect(await query()).toMatchObject(none);
    await write(false);
    expect(await query()).toMatchObject(none);
    await write(true);
    const { items } = await list();
    expect(await query()).toMatchObject({
      status: 200,
      json: { data: [{ id: items[0]?.id, width: 1, thumbnails: { original: items[0]?.url } }], total: 1 },
    });
    expect(await query('', testHosts.other)).toMatchObject(none);
  });

  test('is searched by the kind of picture, and by its own store alone', async () => {
    expect(await query('searchTerm=type:uploaded')).toMatchObject({ json: { total: 1 } });
    expect(await query('macros=type:png')).toMatchObject({ json: { total: 1 } });
    expect(await query('searchTerm=type:jpg')).toMatchObject({ json: { total: 0 } });
    expect(await query('searchTerm=cats')).toMatchObject({ json: { total: 0 } });
    expect(await query(`division=${demo}`)).toMatchObject({ json: { total: 1 } });
    expect(await query(`division=${other}`)).toMatchObject({ status: 403 });
    expect(await query('page=0')).toMatchObject({ status: 422 });
  });
});
