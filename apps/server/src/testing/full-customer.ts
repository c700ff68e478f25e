// Longer than others: it writes a row into every table that knows a customer.
import { randomUUID } from 'node:crypto';
import { keptCode, newCode } from '../domains/gift-cards/card-code.ts';
import type { TestClient } from './test-client.ts';
import { insertTestOrder, testAddress } from './test-orders.ts';
import { demo, type PersonalFixture } from './test-personal.ts';
import { secure } from './test-safety.ts';

/** Somebody of whom every table knows something. */
export interface FullCustomer {
  readonly email: string;
  readonly id: string;
  /** Signed in. */
  readonly visitor: TestClient;
  /** Prefix of every canary; a word such as `PHONE` follows that says where it was written. */
  readonly mark: string;
}

/** A customer with a row of everything, each with a canary of its own: {@link FullCustomer.mark} and a word. */
export async function fullCustomer(world: PersonalFixture): Promise<FullCustomer> {
  const { database } = world;
  const email = await world.newAccount('demo');
  const id = await world.idOf(email);
  const mark = `KANARI${randomUUID().slice(0, 8)}`;
  const address = JSON.stringify({ ...testAddress, street: `${mark}INVOICESTREET` });
  const base = { division_id: demo };
  const design = randomUUID();
  const order = await insertTestOrder(
    database,
    {
      ...base,
      customer_id: id,
      email,
      status: 'complete',
      customer_name: `${mark}INVOICENAME`,
      phone: `${mark}PHONE`,
      note: `${mark}NOTE`,
      payment_intent: `pi_${mark}`,
      shipping_address: address,
      billing_address: address,
    },
    { design_id: design },
  );
  const later = new Date(Date.now() + 3_600_000);
  await database.platform(async ({ query }) => {
    await query
      .updateTable('customers')
      .set({
        first_name: `${mark}FIRST`,
        last_name: `${mark}LAST`,
        phone: `${mark}PHONE`,
        verified_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    const chats = await query
      .insertInto('chats')
      .values(
        [`customer:${id}`, 'visitor:before-the-account'].map((owner) => ({
          ...base,
          owner,
          name: `${mark}CHATTER`,
          email: owner.startsWith('customer') ? `${mark}@chatter.example` : email,
          group_id: 3 as const,
          staff_id: null,
          ended_at: null,
        })),
      )
      .returning('id')
      .execute();
    await query
      .insertInto('chat_messages')
      .values(
        chats.map((chat) => ({
          ...base,
          chat_id: chat.id,
          number: 1,
          author: 'visitor' as const,
          text: `${mark}CHATTED`,
          event: null,
          group_id: null,
          key: null,
        })),
      )
      .execute();
    await query
      .insertInto('addresses')
      .values({ ...base, customer_id: id, address: JSON.stringify({ street: `${mark}HOME` }) })
      .execute();
    await query
      .insertInto('artworks')
      .values({
        ...base,
        id: `${mark}SECRETARTWORK`,
        file: mark,
        name: `${mark}INVOICEARTWORK`,
        mime: 'image/png',
        width: 1,
        height: 1,
        bytes: 1,
        kept: true,
      })
      .execute();
    await query
      .insertInto('designs')
      .values({
        ...base,
        id: design,
        artwork_id: `${mark}SECRETARTWORK`,
        product_id: 1,
        garment: `${mark}INVOICEGARMENT`,
        side: 'front',
        x: 0.5,
        y: 0.5,
        width: 0.5,
        rotation: 0,
      })
      .execute();
    await query
      .insertInto('quotes')
      .values({
        ...base,
        order_id: order.id,
        request: JSON.stringify({ colour: `${mark}INVOICECOLOUR` }),
        artwork_id: `${mark}SECRETARTWORK`,
        asked: `${mark}ASKED`,
      })
      .execute();
    const product = await query
      .insertInto('products')
      .values({ ...base, url_name: mark, name: 'Tee' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('artworks')
      .values({
        ...base,
        id: `${mark}SECRETPICTURE`,
        file: 'picture',
        name: `${mark}PICTURE`,
        mime: 'image/png',
        width: 1,
        height: 1,
        bytes: 1,
        kept: true,
      })
      .execute();
    const picture = { id: `${mark}SECRETPICTURE`, src: `/images/${mark}SHOWN`, width: 1, height: 1 };
    await query
      .insertInto('reviews')
      .values({
        ...base,
        product_id: product.id,
        customer_id: id,
        author: `${mark}AUTHOR`,
        rating: 5,
        pictures: JSON.stringify([picture]),
      })
      .execute();
    for (const name of ['main', 'favourites'])
      await query
        .insertInto('basket_lines')
        .values({
          ...base,
          owner: `customer:${id}`,
          name,
          key: mark,
          product_id: product.id,
          quantity: 1,
          variant_id: null,
        })
        .execute();
    await query
      .insertInto('basket_coupons')
      .values({ ...base, owner: `customer:${id}`, code: `${mark}COUPON` })
      .execute();
    await query
      .insertInto('basket_notes')
      .values({ ...base, owner: `customer:${id}`, note: `${mark}GIFTNOTE` })
      .execute();
    const discount = await query
      .insertInto('discounts')
      .values({
        ...base,
        title: 'Summer',
        method: 'automatic',
        kind: 'percentage',
        value: 10,
        for_customers: true,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('discount_customers')
      .values({ ...base, discount_id: discount.id, email: email.toLowerCase() })
      .execute();
    await query
      .insertInto('discount_uses')
      .values({ ...base, discount_id: discount.id, order_id: order.id, code: null, amount_minor: 100 })
      .execute();
    const kept = { customers: [{ email: email.toLowerCase() }] };
    await query
      .insertInto('idempotency_keys')
      .values({ ...base, key_hash: mark, body_hash: 'body', answer: JSON.stringify(kept) })
      .execute();
    const card = randomUUID();
    await query
      .insertInto('gift_cards')
      .values({
        ...base,
        id: card,
        ...keptCode(world.platform.core.secrets, { division: demo, id: card }, newCode()),
        currency: 'GBP',
        value_minor: 2500,
        balance_minor: 2000,
        recipient_email: email,
        recipient_name: `${mark}CARDNAME`,
        message: `${mark}CARDMESSAGE`,
        issued_by: 'Demo',
        order_id: order.id,
        order_item_id: null,
        unit: null,
      })
      .execute();
    await query
      .insertInto('gift_card_uses')
      .values({ ...base, order_id: order.id, card_id: card, position: 0, amount_minor: 500 })
      .execute();
    await query
      .insertInto('basket_gift_cards')
      .values({ ...base, owner: `customer:${id}`, card_id: card })
      .execute();
    await query
      .insertInto('basket_links')
      .values({ ...base, token_hash: mark, email, product_ids: '[]', expires_at: later })
      .execute();
    await query
      .insertInto('abandoned_checkouts')
      .values({
        ...base,
        owner: `customer:${id}`,
        email,
        language: 'en',
        currency: 'GBP',
        value_minor: 100,
        lines: JSON.stringify([{ name: `${mark}LEFT`, options: '', quantity: 1 }]),
        rows: '[]',
      })
      .execute();
    await query
      .insertInto('reminder_optouts')
      .values({ ...base, email })
      .execute();
    await query
      .insertInto('stock_notices')
      .values({ ...base, variant_id: randomUUID(), email })
      .execute();
    await query
      .insertInto('subscribers')
      .values({ ...base, email, mailing_list: 'newsletter', first_name: `${mark}READER`, token_hash: null })
      .execute();
    const record = await query
      .insertInto('customer_records')
      .values({ ...base, email, company: `${mark}COMPANY`, tags: JSON.stringify([`${mark}TEAMTAG`]) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('customer_recounts')
      .values({ ...base, email })
      .execute();
    const ofRecord = { ...base, record_id: record.id };
    for (const [list, row_id, former] of [
      ['customers', record.id, { added: [`${mark}TEAMTAG`], removed: [] }],
      ['orders', String(order.id), { added: [`${mark}TEAMTAG`], removed: [] }],
      ['discounts', randomUUID(), { deleted: kept, name: 'For you' }],
    ] as const) {
      const edit = { ...base, id: randomUUID() };
      const by = { by_kind: 'owner', by_id: randomUUID(), by_name: 'Olive Owner' };
      await query
        .insertInto('list_edits')
        .values({ ...edit, list, action: '{"kind":"tags"}', ...by, total: 1, undone_by: null })
        .execute();
      await query
        .insertInto('list_edit_rows')
        .values({
          ...base,
          edit_id: edit.id,
          row_id,
          name: list === 'customers' ? `${mark}FIRST` : '',
          outcome: 'changed',
          former: JSON.stringify(former),
        })
        .execute();
    }
    await query
      .insertInto('customer_record_emails')
      .values({ ...ofRecord, email })
      .execute();
    await query
      .insertInto('customer_record_words')
      .values({ ...ofRecord, word: `${mark}TEAMTAG` })
      .execute();
    await query
      .insertInto('customer_notes')
      .values({ ...ofRecord, text: `${mark}TEAMNOTE`, by_kind: 'owner', by_id: null, by_name: 'Nell' })
      .execute();
    await query
      .insertInto('order_status_log')
      .values({
        ...base,
        order_id: order.id,
        from_status: null,
        status: 'complete',
        user_kind: 'customer',
        user_id: id,
        user_name: `${mark}INVOICENAME`,
      })
      .execute();
    await query
      .insertInto('order_changes')
      .values({ ...base, order_id: order.id, kind: 'lines', text: 'Tee: 2 → 1' })
      .execute();
    const line = await query
      .selectFrom('order_items')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const back = await query
      .insertInto('order_returns')
      .values({
        ...base,
        order_id: order.id,
        number: `R-${mark}`,
        resolution: 'refund',
        note: `${mark}RETURNNOTE`,
        idempotency_key: randomUUID(),
        body_hash: 'none',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('order_return_lines')
      .values({
        ...base,
        return_id: back.id,
        item_id: line.id,
        position: 0,
        quantity: 1,
        reason: 'faulty',
        variant_id: null,
      })
      .execute();
    const test = await query
      .insertInto('split_tests')
      .values({ ...base, name: 'hero', variations: '[]' })
      .onConflict((conflict) => conflict.columns(['division_id', 'name']).doUpdateSet({ variations: '[]' }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('split_test_orders')
      .values({ ...base, order_id: order.id, test_id: test.id, variation: `${mark}VARIATION` })
      .execute();
    await query
      .insertInto('order_payments')
      .values({
        ...base,
        order_id: order.id,
        method: 'bank_transfer',
        reference: `${mark}PAYMENT`,
        amount_minor: 2895,
        paid_on: '2026-01-02',
        by_kind: 'owner',
        by_id: null,
        by_name: 'Nell',
        idempotency_key: randomUUID(),
        body_hash: 'none',
      })
      .execute();
    await query
      .updateTable('orders')
      .set({ tags: JSON.stringify([`${mark}TEAMTAG`]) })
      .where('division_id', '=', demo)
      .where('id', '=', order.id)
      .execute();
    await query
      .insertInto('order_fulfilments')
      .values({
        ...base,
        order_id: order.id,
        position: 1,
        lines: '[]',
        code: `${mark}TRACKING`,
        sent_by: 'store',
        by_id: null,
        by_name: 'Nell',
      })
      .execute();
    await query
      .insertInto('order_notes')
      .values({
        ...base,
        order_id: order.id,
        text: `${mark}TEAMNOTE`,
        tags_added: JSON.stringify([`${mark}TEAMTAG`]),
        tags_removed: '[]',
        by_kind: 'owner',
        by_id: null,
        by_name: 'Nell',
      })
      .execute();
    await query
      .insertInto('order_refunds')
      .values({ ...base, order_id: order.id, amount_minor: 1200, reason: 'You took goods out of your order' })
      .execute();
    await query
      .insertInto('payment_attempts')
      .values({
        ...base,
        payment_intent: `pi_${mark}`,
        message: 'Paid',
        success: true,
        method_name: 'Visa 4242',
      })
      .execute();
    await query
      .insertInto('checkout_attempts')
      .values({
        ...base,
        idempotency_key: randomUUID(),
        body_hash: 'none',
        owner: `visitor:${mark}`,
        payment_intent: `pi_${mark}`,
        request: JSON.stringify({ contact: { email }, note: `${mark}CHECKOUT` }),
        snapshot: null,
        answer: null,
        answer_status: null,
        order_id: order.id,
        holder: null,
      })
      .execute();
    const mail = { ...base, kind: 'order.confirmation', sender: 'shop', subject: 'Hello', reply_to: null };
    await query
      .insertInto('mails')
      .values([
        {
          ...mail,
          dedupe_key: `${mark}1`,
          recipient: email,
          html: `${mark}MAIL`,
          body: `${mark}MAIL ?token=abc-def`,
        },
        {
          ...mail,
          dedupe_key: `${mark}2`,
          recipient: 'owner@demo.example',
          html: `from ${email}`,
          body: `from ${email}`,
        },
      ])
      .execute();
    await query
      .insertInto('account_tokens')
      .values({
        token_hash: mark,
        kind: 'customer',
        division_id: demo,
        subject_id: id,
        purpose: 'reset',
        email,
        expires_at: later,
      })
      .execute();
    await query
      .insertInto('recovery_codes')
      .values({ code_hash: mark, kind: 'customer', subject_id: id })
      .execute();
    await query
      .insertInto('trusted_devices')
      .values({
        token_hash: mark,
        kind: 'customer',
        subject_id: id,
        name: `${mark}DEVICE`,
        expires_at: later,
      })
      .execute();
    await query
      .insertInto('passkeys')
      .values({
        kind: 'customer',
        division_id: demo,
        subject_id: id,
        credential_id: mark,
        public_key: mark,
        counter: 0,
        name: `${mark}PASSKEY`,
        synced: true,
      })
      .execute();
    await query
      .insertInto('passkey_challenges')
      .values({
        challenge_hash: mark,
        kind: 'customer',
        division_id: demo,
        subject_id: id,
        expires_at: later,
      })
      .execute();
    const browser = randomUUID();
    await query
      .insertInto('push_subscriptions')
      .values({
        ...base,
        id: browser,
        endpoint: `https://push.example/${mark}PUSH`,
        endpoint_hash: mark,
        p256dh: mark,
        auth: mark,
        customer_id: id,
      })
      .execute();
    await query
      .insertInto('push_subscription_orders')
      .values({ ...base, subscription_id: browser, order_id: order.id })
      .execute();
    await query
      .insertInto('push_messages')
      .values({
        ...base,
        subscription_id: browser,
        dedupe_key: mark,
        content: JSON.stringify({ title: `${mark}PUSHED`, body: '', href: '/', tag: '' }),
      })
      .execute();
    await query
      .insertInto('audit_log')
      .values({ ...base, actor_kind: 'customer', actor_id: id, action: 'test', target: `customer:${id}` })
      .execute();
    await query
      .insertInto('rate_limits')
      .values({ key: `login:${demo}:${email}`, count: 1, resets_at: later })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  });
  await database.direct(`UPDATE divisions SET guests = jsonb_build_array($1::text) WHERE id = ${demo}`, [
    email,
  ]);
  await database.direct(
    `INSERT INTO sms_codes VALUES ('customer', $1, 'number', '${mark}', now() + interval '1 hour')`,
    [id],
  );
  await database.direct(`UPDATE sessions SET user_agent = $1 WHERE subject_id = $2`, [mark, id]);
  // A job that carried the address and is done.
  await world.client('demo').post(`${secure}/reset-password/request/`, { email });
  await world.idle();
  return { email, id, visitor: await world.signedIn('demo', email), mark };
}
