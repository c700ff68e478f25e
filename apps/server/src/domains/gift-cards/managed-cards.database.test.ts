import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, layGiftCard, writeGiftCard } from '../../testing/test-gift-cards.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { writeProduct } from '../../testing/test-shop.ts';
import { testShopper } from '../../testing/test-shopper.ts';
import { mailsOf, openTill } from '../../testing/test-till.ts';
import { patchNow } from '../../testing/patch-now.ts';

const { demo, other } = testDivisions;
const { platform } = await openTill();
const { core } = platform;
const owner = await testOwner(platform, [demo]);
const shopper = testShopper(platform.app, testHosts.demo);
const dashboard = `/omnis/v3/dashboard/divisions/${demo}`;
const cards = `${dashboard}/gift-cards/`;

afterAll(() => platform.close());
beforeEach(async () => {
  await core.database.direct(`DELETE FROM basket_gift_cards`, []);
  await core.database.direct(`DELETE FROM gift_cards`, []);
});

const codeIn = (text = ''): string => /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec(text)?.[0] ?? '';
const issue = (changes: object = {}) =>
  owner.post(cards, { id: randomUUID(), value: 12.5, email: 'ben@shop.example', name: 'Ben', ...changes });

describe('the list of cards', () => {
  test('shows what is left, and no code', async () => {
    const { id, code } = await writeGiftCard(core, { balanceMinor: 700 });
    await writeGiftCard(core, { balanceMinor: 0 });
    await writeGiftCard(core, { blockedAt: new Date() });
    await writeGiftCard(core, { expiresAt: new Date(0) });
    const { json, text } = await owner.get(cards);
    expect(json).toMatchObject({ total: 4, outstanding: 7, currency: 'GBP' });
    expect(text).not.toContain(code);
    expect((await owner.get(`${cards}?state=active`)).json).toMatchObject({
      total: 1,
      items: [{ id, ending: code.slice(-4), value: 25, balance: 7, state: 'active', order: null }],
    });
    for (const state of ['used', 'blocked', 'expired'])
      expect((await owner.get(`${cards}?state=${state}`)).json).toMatchObject({
        total: 1,
        items: [{ state }],
      });
    expect((await owner.get(`${cards}?search=${code.slice(-4)}`)).json).toMatchObject({ items: [{ id }] });
    expect((await owner.get(`${cards}?search=100%25`)).json).toMatchObject({ total: 0 });
  });

  test('belongs to the team of the store', async () => {
    const stranger = await testOwner(platform, [other]);
    expect((await stranger.get(cards)).status).toBe(403);
    expect((await shopper.client.get(cards)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a card that the team issues', () => {
  test('is mailed, once for its id', async () => {
    const id = randomUUID();
    const first = await issue({ id, message: 'Sorry for the wait', expiresOn: '2099-12-31' });
    expect(first, first.text).toMatchObject({
      status: 201,
      json: { id, value: 12.5, balance: 12.5, state: 'active', issuedBy: 'Demo', order: null },
    });
    expect(await issue({ id, value: 99 })).toMatchObject({ status: 201, json: { id, value: 12.5 } });
    const mails = (await mailsOf(shopper, 'gift_card')).filter(({ text }) =>
      text.includes('Sorry for the wait'),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'ben@shop.example', subject: 'A Demo gift card for you' });
    expect(mails[0]?.text).toContain('It can be used until 31 December 2099.');
    expect((await layGiftCard(shopper, codeIn(mails[0]?.text))).status).toBe(200);
  });

  test.each([
    ['value', 0, 'Enter a value'],
    ['value', 1.005, 'A value has at most 2 decimals'],
    ['value', 10_001, 'This value is too high'],
    ['email', 'ben', 'Please enter a valid email address'],
    ['expiresOn', '2020-01-01', 'Choose a day that is still to come'],
    ['expiresOn', '2099-02-31', 'Choose a day that is still to come'],
    ['expiresOn', 'soon', 'Enter a date'],
  ])('with the %s %s is refused by its field', async (field, value, message) => {
    expect(await issue({ [field]: value })).toMatchObject({
      status: 422,
      json: { errors: [{ field, message }] },
    });
  });
});

describe('blocking', () => {
  test('keeps a card from being paid with until it is let go again', async () => {
    const { id, code } = await writeGiftCard(core);
    const block = (blocked: boolean) => owner.patch(`${cards}${id}/`, { blocked });
    expect(await block(true)).toMatchObject({ status: 200, json: { state: 'blocked', balance: 25 } });
    expect((await layGiftCard(shopper, code)).status).toBe(422);
    expect(await block(false)).toMatchObject({ status: 200, json: { state: 'active', blockedAt: null } });
    expect((await layGiftCard(shopper, code)).status).toBe(200);
    expect(await balanceOf(core, id)).toBe(2500);
    const { rows } = await core.database.direct(
      `SELECT action FROM audit_log WHERE target = $1 ORDER BY id`,
      [`gift_card:${id}`],
    );
    expect(rows).toEqual([{ action: 'gift_card.blocked' }, { action: 'gift_card.unblocked' }]);
    expect((await owner.patch(`${cards}${randomUUID()}/`, { blocked: true })).status).toBe(404);
    expect((await owner.patch(`${cards}x/`, { blocked: true })).status).toBe(422);
  });
});

describe('a product that becomes a gift card', () => {
  test('is sold at the values that its owner names, and keeps the variants of those that stay', async () => {
    const product = await writeProduct(platform, { division: demo, urlName: 'voucher', salePriceMinor: 100 });
    const path = `${dashboard}/products/${product.id}/`;
    const values = (...giftCardValues: number[]) => patchNow(owner, path, { giftCardValues });
    const first = await values(50, 25, 12.5);
    expect(first, first.text).toMatchObject({
      status: 200,
      json: {
        isGiftCard: true,
        vatRate: 0,
        variants: [
          { size: '£12.50', price: 12.5, salePrice: null, stock: null, colour: '' },
          { size: '£25', price: 25 },
          { size: '£50', price: 50 },
        ],
      },
    });
    const before = first.json as { variants: { id: string }[] };
    expect((await values(25, 100)).json).toMatchObject({
      variants: [{ id: before.variants[1]?.id, size: '£25' }, { size: '£100' }],
    });
    expect((await shopper.client.get(`/omnis/v3/division/${demo}/products/voucher/`)).json).toMatchObject({
      isGiftCard: true,
      vatRate: 0,
    });
    expect(await values(25, 25)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'giftCardValues.1' }] },
    });
    expect(await values(1.005)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'giftCardValues.0' }] },
    });
    expect((await values()).json).toMatchObject({
      isGiftCard: false,
      variants: [{ price: 25 }, { price: 100 }],
    });
  });
});
