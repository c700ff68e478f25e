import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sendForm } from '../../testing/send-form.ts';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { openShelf } from '../../testing/test-shelf.ts';

const { platform, tee, last } = await openShelf();
const { demo } = testDivisions;
const basket = '/basket/plain/';
const add = `${basket}add/`;
let shopper: TestClient;

afterAll(() => platform.close());
beforeEach(() => {
  shopper = testClient(platform.app, testHosts.demo);
});

const navy = { productId: String(tee.id), productColor: 'Navy', productSize: 'M', quantity: '2' };
const put = (fields: Record<string, string>) => sendForm(shopper, add, { fields });

describe('a line without scripts', () => {
  test('leads to its product, and says what it cost and how far free delivery is', async () => {
    await put(navy);
    const { text } = await shopper.get(basket);
    expect(text).toContain('<b><a href="/product/tee/navy/">tee</a></b>');
    expect(text).toMatch(/<ins><span class="unseen">Now <\/span>£40\.00<\/ins>/);
    expect(text).toMatch(/<del><span class="unseen">Was <\/span>£48\.00<\/del>/);
    expect(text).toContain('£20.00 each');
    expect(text).toContain('£10 away from free delivery');
    expect(text).toContain('<progress max="50" value="40" aria-hidden="true">');
    await put(navy);
    expect((await shopper.get(basket)).text).toContain('Your delivery is free');
  });

  test('of what is no longer sold leads nowhere and can only be taken out', async () => {
    await put({ productId: String(last.id) });
    await platform.core.database.tenant(demo, ({ query }) =>
      query.updateTable('products').set({ enabled: false }).where('id', '=', last.id).execute(),
    );
    await platform.services.catalogue.changed(demo, [last.id]);
    const { text } = await shopper.get(basket);
    expect(text).toContain('<b>last</b>');
    expect(text).toContain('No longer sold. It costs you nothing here; remove it.');
    expect(text).not.toContain('type="number"');
    expect(text).toContain('Remove last');
    expect((await shopper.get('/checkout/plain/')).text).toContain('last: No longer sold.');
  });
});
