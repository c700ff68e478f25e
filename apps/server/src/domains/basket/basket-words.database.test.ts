import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerLanguages } from '../../testing/offer-languages.ts';
import { testClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { basketOf, listOf, openShelf, putIn } from '../../testing/test-shelf.ts';
import { writeProduct } from '../../testing/test-shop.ts';

const { demo } = testDivisions;
const { platform, tee } = await openShelf();
const { core, services } = platform;

beforeAll(() => offerLanguages(core, demo, ['en', 'de']));
afterAll(() => platform.close());

test('a basket tells of its coupon and of goods that are gone in the shopper’s language', async () => {
  const shopper = testClient(platform.app, testHosts.demo);
  shopper.cookies.set('language', 'de');
  const fleeting = await writeProduct(platform, { division: demo, urlName: 'fleeting' });
  await putIn(shopper, { productId: tee.id, productColor: 'Navy', productSize: 'M' });
  await putIn(shopper, { productUrl: 'fleeting' });
  expect(basketOf(await shopper.post('/omnis/v3/basket/coupon/', { code: 'BIG' }))).toMatchObject({
    coupon: { problem: expect.stringMatching(/^Kaufen Sie noch für .+ ein/) },
  });
  await core.database.tenant(demo, ({ query }) =>
    query.deleteFrom('products').where('division_id', '=', demo).where('id', '=', fleeting.id).execute(),
  );
  await services.catalogue.service.changed(demo, [fleeting.id]);
  expect((await listOf(shopper)).items).toMatchObject([
    { name: 'tee' },
    { name: 'Dieses Produkt ist nicht mehr verfügbar' },
  ]);
});
