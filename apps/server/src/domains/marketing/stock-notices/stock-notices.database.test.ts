import { afterAll, beforeEach, expect, test } from 'vitest';
import { sendForm } from '../../../testing/send-form.ts';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { writeProduct } from '../../../testing/test-shop.ts';
import { testShopper, type TestShopper } from '../../../testing/test-shopper.ts';
import { openTill } from '../../../testing/test-till.ts';

const { demo } = testDivisions;
const { platform } = await openTill();
const { database, divisions, jobs } = platform.core;
let shopper: TestShopper;
let variant = '';
let product = 0;
let products = 0;

afterAll(() => platform.close());
beforeEach(async () => {
  shopper = testShopper(platform.app, testHosts.demo);
  products += 1;
  const written = await writeProduct(platform, {
    division: demo,
    urlName: `gone-${products}`,
    priceMinor: 1999,
    colours: ['Sea Blue'],
    sizes: ['M'],
    stock: 0,
  });
  product = written.id;
  const [row] = await database.tenant(demo, ({ query }) =>
    query.selectFrom('variants').select('id').where('product_id', '=', product).execute(),
  );
  variant = row?.id ?? '';
});

const path = '/omnis/v3/frontend/product/tellWhenBack/';
const ask = (email: string) => shopper.client.post(path, { variantId: variant, email });
const waiting = () =>
  database.tenant(demo, ({ query }) =>
    query.selectFrom('stock_notices').selectAll().where('variant_id', '=', variant).execute(),
  );
const mails = () =>
  database.tenant(demo, ({ query }) =>
    query.selectFrom('mails').selectAll().where('kind', '=', 'stock.back').orderBy('id').execute(),
  );
const look = async (): Promise<void> => {
  const division = await divisions.byId(demo);
  if (division) await platform.services.stockNotices.service.look(division);
};
const comingLooks = "name = 'stock.look' AND state = 'created' AND start_after > now()";
const looksToCome = async (): Promise<number> =>
  (await database.direct(`SELECT 1 FROM pgboss.job WHERE ${comingLooks}`, [])).rows.length;
async function comesBack(): Promise<void> {
  await database.direct(`UPDATE variants SET stock = 3 WHERE product_id = $1`, [product]);
  await platform.services.catalogue.service.stockChanged(demo, [product]);
}

test('a shopper who asks twice waits once, is told once, and is forgotten', async () => {
  for (const email of ['Ann@shop.example', 'ann@shop.example'])
    expect(await ask(email)).toMatchObject({
      status: 200,
      json: { message: 'We will email you as soon as it is back.' },
    });
  expect(await waiting()).toHaveLength(1);
  await look();
  expect(await waiting()).toHaveLength(1);
  const before = (await mails()).length;
  await comesBack();
  await Promise.all([look(), look()]);
  const written = (await mails()).slice(before);
  expect(written).toMatchObject([{ recipient: 'ann@shop.example', subject: `gone-${products} is back` }]);
  expect(written[0]?.body).toContain(`/product/gone-${products}/sea-blue/`);
  expect(await waiting()).toEqual([]);
  await look();
  expect((await mails()).length).toBe(before + 1);
});

test('the link of the mail stops all others to the address', async () => {
  await ask('ben@shop.example');
  await comesBack();
  await look();
  const body = (await mails()).at(-1)?.body ?? '';
  const link = /\/unsubscribe\/\?token=\S+/.exec(body)?.[0] ?? '';
  await database.direct(`UPDATE variants SET stock = 0 WHERE product_id = $1`, [product]);
  await platform.services.catalogue.service.stockChanged(demo, [product]);
  await ask('ben@shop.example');
  expect((await shopper.client.get(link)).text).toContain('will no longer get emails');
  expect(await waiting()).toHaveLength(1);
  expect((await sendForm(shopper.client, link, { fields: {} })).text).toContain('Done.');
  expect(await waiting()).toEqual([]);
});

test('nobody waits longer than a year', async () => {
  await ask('old@shop.example');
  await database.direct(`UPDATE stock_notices SET asked_at = now() - interval '366 days'`, []);
  await look();
  expect(await waiting()).toEqual([]);
});

test('a request is refused when the product can be bought or is gone for good, or the address is invalid', async () => {
  expect((await ask('ann@')).status).toBe(422);
  expect(
    (await shopper.client.post(path, { variantId: crypto.randomUUID(), email: 'a@shop.example' })).status,
  ).toBe(404);
  await comesBack();
  expect(await ask('ann@shop.example')).toMatchObject({ status: 409, json: { code: 'conflict' } });
});

test('a job looks while somebody waits, and a form asks as the call does', async () => {
  const { status, text } = await sendForm(shopper.client, '/back-in-stock/plain/', {
    fields: { variantId: variant, email: 'plain@shop.example' },
  });
  expect(status, text).toBe(200);
  expect(text).toContain('We will email you as soon as it is back.');
  expect(await looksToCome()).toBeGreaterThan(0);
  await jobs.idle();
});

test('a form without a size has it chosen there, of what is sold out', async () => {
  const fields = { variantId: '', productId: String(product), email: 'plain@shop' };
  const refused = await sendForm(shopper.client, '/back-in-stock/plain/', { fields });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('<a href="#variantId">Colour and size</a>: Choose a colour and size');
  expect(refused.text).toContain('<a href="#email">Email</a>');
  const href = `/product/gone-${products}/`;
  expect(refused.text).toMatch(new RegExp(`<p><a href="${href}">[^<]+</a></p>`));
  const [select = ''] = /<select[^]*<\/select>/.exec(refused.text) ?? [];
  expect(select).toMatch(/name="variantId"[^>]*aria-invalid="true"/);
  expect(select).toMatch(new RegExp(`value="${variant}"[^]*Sea Blue, M`));
  expect(refused.text).toMatch(new RegExp(`name="productId"\\s+value="${product}"`));
  const sent = await sendForm(shopper.client, '/back-in-stock/plain/', {
    fields: { ...fields, variantId: variant, email: 'plain@shop.example' },
  });
  expect(sent.text).toContain('We will email you as soon as it is back.');
  expect(sent.text).toMatch(new RegExp(`href="${href}"\\s*>Back to `));
  // There is no other to choose.
  const chosen = await sendForm(shopper.client, '/back-in-stock/plain/', {
    fields: { ...fields, variantId: variant },
  });
  expect(chosen.text).toMatch(new RegExp(`type="hidden" name="variantId"\\s+value="${variant}"`));
});

test('looks that came one upon the other become one, and end when nobody waits', async () => {
  await ask('cat@shop.example');
  await database.direct('DELETE FROM stock_notices', []);
  await ask('cat@shop.example');
  expect(await looksToCome()).toBeGreaterThan(1);
  const turn = async (): Promise<number> => {
    await database.direct("DELETE FROM rate_limits WHERE key LIKE 'stock-look:%'", []);
    await database.direct(`UPDATE pgboss.job SET start_after = now() WHERE ${comingLooks}`, []);
    await jobs.idle();
    return looksToCome();
  };
  expect(await turn()).toBe(1);
  expect(await turn()).toBe(1);
  await database.direct('DELETE FROM stock_notices', []);
  expect(await turn()).toBe(0);
});

test('too many wishes for an address are refused', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 11; at += 1) statuses.push((await ask('busy@shop.example')).status);
  expect(statuses.at(-1)).toBe(429);
});

test('the privacy policy tells of it', async () => {
  const { privacy } = await import('../../content/policies/words/en/privacy.ts');
  expect(privacy.parts.what.html).toContain('where you wait for something that is sold out');
  expect(privacy.parts.duration.html).toContain('a year at most');
});
