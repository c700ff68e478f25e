import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDivisions } from '../../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts';

const own = readFileSync(new URL('../../../../catalogues/blanks.csv', import.meta.url), 'utf8');

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

async function run(text: string) {
  const division = await platform.core.divisions.byId(testDivisions.other);
  if (!division) throw new Error('There is no such store');
  return platform.services.catalogue.blanks.run(division, text);
}

test('a store without the demo offers the studio what a catalogue holds; a second import changes nothing', async () => {
  const broken = await run(own.replace('24.00', 'free'));
  expect(broken).toMatchObject({ ok: false, errors: [{ field: 'line 2, price' }] });
  const division = await platform.core.divisions.byId(testDivisions.other);
  if (!division) throw new Error('There is no such store');
  expect((await platform.services.designs.service.products(division, 'GBP')).items).toEqual([]);
  expect(await run(own)).toEqual({ ok: true, value: { created: 13, updated: 0, unchanged: 0 } });
  const { items } = await platform.services.designs.service.products(division, 'GBP');
  expect(items).toHaveLength(13);
  expect(items.find(({ garment }) => garment === 'mens-t-shirt')).toMatchObject({
    name: 'Plain Men’s T-shirt',
    price: 24,
    sides: [{ side: 'front' }, { side: 'back' }],
  });
  expect(await run(own)).toEqual({ ok: true, value: { created: 0, updated: 0, unchanged: 13 } });
  expect(await run(own.replace('12.00,380', '13.00,380'))).toMatchObject({
    value: { created: 0, updated: 1, unchanged: 12 },
  });
});

test('a product of the store that has the address of a blank is not touched', async () => {
  const shop = await platform.core.divisions.byId(testDivisions.demo);
  if (!shop) throw new Error('There is no such store');
  await platform.core.database.platform(({ query }) =>
    query
      .insertInto('products')
      .values({ division_id: shop.id, url_name: 'plain-mug', name: 'My own mug' })
      .execute(),
  );
  expect(await platform.services.catalogue.blanks.run(shop, own)).toMatchObject({
    ok: false,
    code: 'conflict',
    errors: [{ field: 'line 12, name' }],
  });
});
