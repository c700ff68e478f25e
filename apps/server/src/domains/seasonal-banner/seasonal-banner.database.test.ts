/** The seasonal banner: staff set its dates and words, and every store that shows it has them. */
import { christmasCutoffDates, christmasWords } from '@omnis/models';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { openStaff, type StaffFixture } from '../../testing/test-staff.ts';

const path = '/omnis/v3/atlas/seasonal-banner/';
let staff: StaffFixture;
let manager: TestClient;
beforeAll(async () => {
  staff = await openStaff();
  ({ client: manager } = await staff.colleague({ permissions: ['stores.manage'] }));
  await staff.platform.core.database.direct(
    `UPDATE divisions SET plugins = '{"christmas-banner": {"disabled": false}}' WHERE id = $1`,
    [testDivisions.demo],
  );
  await staff.platform.core.divisions.changed(testDivisions.demo);
});
afterAll(() => staff.platform.close());

const shown = async (host: string = testHosts.demo): Promise<unknown> => {
  const { json } = await testClient(staff.platform.app, host).get(
    '/omnis/v3/frontend/getStoreCoreData/json/',
  );
  return Reflect.get(Object(json), 'state');
};

test('storefront.md §3 christmasCutoffDates: the platform’s own hold until staff set others', async () => {
  expect((await manager.get(path)).json).toMatchObject({ isDefault: true, version: 1 });
  expect(await shown()).toMatchObject({ christmasCutoffDates, christmasContent: christmasWords.en });
  expect(await shown(testHosts.other)).toMatchObject({ christmasCutoffDates: {}, christmasContent: {} });
});

test('storefront.md §3 christmasContent: the next page of a store with the banner has the new ones', async () => {
  const cutoffs = [
    { country: 'GB', method: 'standard', day: '12-16' },
    { country: 'GB', method: 'express', day: '12-21' },
    { country: '*', method: 'standard', day: '12-02' },
  ];
  const words = { de: { text: 'Bis {{ date }}', lastDay: 'Heute', express: 'Express bis {{ date }}' } };
  const answer = await manager.patch(path, { version: 1, cutoffs, words });
  expect(answer, answer.text).toMatchObject({ status: 200, json: { isDefault: false, version: 2, cutoffs } });
  expect(await shown()).toMatchObject({
    christmasCutoffDates: { GB: '12-16', 'GB/express': '12-21', '*': '12-02' },
    christmasContent: { text: christmasWords.en.text, words: { de: words.de, fr: christmasWords.fr } },
  });
  expect(await manager.patch(path, { version: 1, cutoffs })).toMatchObject({
    status: 409,
    json: { errors: [{ field: 'version' }] },
  });
});

test.each([
  [{ cutoffs: [{ country: 'XX', method: 'standard', day: '12-16' }] }, 'cutoffs.0.country'],
  [{ cutoffs: [{ country: 'GB', method: 'standard', day: '12-25' }] }, 'cutoffs.0.day'],
  [{ cutoffs: [{ country: 'GB', method: 'standard', day: '' }] }, 'cutoffs.0.day'],
  [{ words: { de: { text: 'Ohne Tag', lastDay: 'x', express: '{{ date }}' } } }, 'words.de.text'],
])('refuses %j', async (body, field) => {
  expect(await manager.patch(path, { version: 2, ...body })).toMatchObject({
    status: 422,
    json: { errors: [{ field }] },
  });
});

test('is closed to staff without the permission', async () => {
  const { client } = await staff.colleague({ permissions: ['orders.view'] });
  expect((await client.get(path)).status).toBe(403);
  expect((await client.patch(path, { version: 2 })).status).toBe(403);
});
