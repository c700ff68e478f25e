// Longer than others: one row of everything that a store can have, for the sweeps to look for.
import { randomUUID } from 'node:crypto';
import { platformDivision } from '@omnis/models';
import { hashToken, randomToken } from '../../security/secrets.ts';
import { insertTestOrder, testAddress } from '../test-orders.ts';
import type { TestPlatform } from '../test-platform.ts';
import { writeFormerAccount } from './payment-things.ts';
import { writeShopifyThings } from './shopify-things.ts';
import { writePageThings } from './page-things.ts';
import { writeWebhookThings } from './webhook-things.ts';
import { writeCoupon, writeDeliveryZone, writeDomain, writeProduct, writeShipping } from '../test-shop.ts';
import type { Person } from './people.ts';
import { writeArtworkThings } from './artwork-things.ts';
import { writeChatThings } from './chat-things.ts';
import { writeNotificationThings } from './notification-things.ts';
import { writeGiftCardThings } from './gift-card-things.ts';
import { writeInstagramThings } from './instagram-things.ts';

/** Things of a store that calls can name. */
export interface StoreThings {
  readonly division: number;
  /** Stands in every text of the store, and nowhere else. */
  readonly canary: string;
  readonly product: number;
  readonly productUrl: string;
  readonly variant: string;
  readonly review: string;
  /** A split test that was never started. */
  readonly splitTest: string;
  readonly collection: number;
  readonly collectionUrl: string;
  /** Id of the product's creator. */
  readonly creator: number;
  readonly creatorUrl: string;
  readonly page: number;
  readonly draft: number;
  readonly pageVersion: number;
  /** Uid of the gate of the page, and its password. */
  readonly gate: string;
  readonly gatePassword: string;
  /** A post, which has the canary for a topic. */
  readonly postUrl: string;
  readonly post: number;
  readonly import: number;
  /** A change of many orders that can be undone. */
  readonly listEdit: string;
  /** A webhook, and something that it was sent. */
  readonly webhook: string;
  readonly webhookDelivery: string;
  /** Products that were sent to Shopify together. */
  readonly shopifySend: string;
  /** A bulk edit that can be undone. */
  readonly bulkEdit: string;
  readonly order: number;
  readonly orderHash: string;
  /** An order that its team builds. */
  readonly orderDraft: number;
  /** A parcel of the order, and an email about it. */
  readonly fulfilment: string;
  readonly orderMail: number;
  /** Stands in the order's mails. */
  readonly historyHash: string;
  /** A quote, and artwork of a shopper. */
  readonly quote: number;
  readonly quoteHash: string;
  /** A product to be printed, and what a shopper made of it for the order. */
  readonly blank: number;
  readonly design: string;
  readonly artwork: string;
  readonly coupon: string;
  /** Somebody whom the store's team manages, another one, and a saved filter. */
  readonly customerRecord: string;
  readonly otherRecord: string;
  readonly segment: string;
  readonly ownTheme: string;
  /** A saved view of the order list. */
  readonly orderView: string;
  /** The discount of the coupon. */
  readonly discount: string;
  /** A zone that delivers to the Antarctic. */
  readonly deliveryZone: string;
  readonly domain: string;
  /** A Stripe account of before. */
  readonly paymentAccount: string;
  /** Of the customer: a chat that waits. */
  readonly chat: string;
  /** A gift card, and its code. */
  readonly giftCard: string;
  readonly giftCardCode: string;
  readonly paymentIntent: string;
  readonly customerEmail: string;
  /** Of the customer: a session and a trusted device, as lists of them name them. */
  readonly session: string;
  readonly device: string;
  /** Of the customer: an address. */
  readonly address: string;
  /** Of the customer: a copy of the personal data. */
  readonly copy: string;
  /** Of the customer: a passkey, and what browsers call it. */
  readonly passkey: string;
  readonly passkeyCredential: string;
  readonly subscriberToken: string;
  readonly basketLink: string;
  readonly checkoutLink: string;
  readonly verifyToken: string;
  readonly resetToken: string;
  /** An invitation to its team, a member of it, and what they ask for. */
  readonly invitation: string;
  readonly invitationToken: string;
  readonly member: string;
  readonly permissionRequest: string;
  /** Id of the member's own copy of a notification. */
  readonly recipient: string;
}

const later = () => new Date(Date.now() + 3_600_000);

/** Fills a store with a row of everything, each with its canary, for one of its customers. */
export async function writeThings(
  platform: TestPlatform,
  division: number,
  customer: Person,
): Promise<StoreThings> {
  const { database } = platform.core;
  const canary = `CANARY${division}CANARY`;
  const productUrl = `thing-${division}`;
  const postUrl = `post-${division}`;
  const product = await writeProduct(platform, { division, urlName: productUrl, name: `${canary} tee` });
  const blank = await writeProduct(platform, {
    division,
    urlName: `blank-${division}`,
    name: `${canary} blank`,
    sku: 'BLANK',
    picture: '/images/garments/mens-t-shirt/black/front/plain',
  });
  await writeShipping(platform, division);
  const deliveryZone = await writeDeliveryZone(platform, { division, name: `${canary} zone` });
  const domain = await writeDomain(platform, {
    division,
    host: `${canary.toLowerCase()}.example`,
    token: canary,
  });
  const paymentAccount = await writeFormerAccount(platform, { division, canary });
  const hooks = await writeWebhookThings(platform, { division, canary });
  const shopify = await writeShopifyThings(platform, { division, canary, product: product.id });
  const coupon = `SAVE${division}`;
  const discount = await writeCoupon(platform, { division, code: coupon, title: `${canary} discount` });
  const orderView = randomUUID();
  await database.tenant(division, ({ query }) =>
    query
      .insertInto('order_views')
      .values({ division_id: division, id: orderView, name: `${canary} view`, filters: '{}' })
      .execute(),
  );
  const design = randomUUID();
  const paymentIntent = `pi_thing_${division}`;
  const address = JSON.stringify({ ...testAddress, company: canary, street: `1 ${canary} Street` });
  const historyHash = randomToken();
  const orderDraft = await insertTestOrder(database, {
    division_id: division,
    status: 'to_be_paid',
    payment_state: 'pending',
    payment_method: '',
    email: `${canary.toLowerCase()}@draft.example`,
    draft: JSON.stringify({
      lines: [{ title: `${canary} line`, price: 5, vat: 'standard', quantity: 1 }],
      discount: null,
      delivery: { name: 'Courier', price: 5 },
      sentAt: null,
      by: { kind: 'owner', id: null, name: canary },
    }),
  });
  const order = await insertTestOrder(
    database,
    {
      history_hash: historyHash,
      division_id: division,
      customer_id: customer.id,
      customer_name: canary,
      note: canary,
      email: `${division}@${canary}.example`,
      payment_intent: paymentIntent,
      shipping_address: address,
      billing_address: address,
    },
    { name: `${canary} tee`, product_id: product.id, design_id: design },
  );
  const quote = await insertTestOrder(database, {
    division_id: division,
    flow: 'bespoke',
    status: 'quote',
    customer_name: canary,
    email: `quote@${canary}.example`,
    payment_state: 'pending',
  });
  const gatePassword = `open ${division}`;
  const customerEmail = `thing-${division}@shop.example`;
  const tokens = {
    subscriberToken: randomToken(),
    basketLink: randomToken(),
    checkoutLink: randomToken(),
    verifyToken: randomToken(),
    resetToken: randomToken(),
    invitationToken: randomToken(),
    artwork: randomToken(),
  };
  const base = { division_id: division };
  const written = await database.platform(async (db) => {
    const { query } = db;
    await query
      .updateTable('customers')
      .set({ email: customerEmail, first_name: canary, phone: canary })
      .where('id', '=', customer.id)
      .execute();
    const home = await query
      .insertInto('addresses')
      .values({ ...base, customer_id: customer.id, address })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .updateTable('products')
      .set({ description: `<p>${canary}</p>`, vendor: canary, rating_count: 1, rating_sum: 5 })
      .where('division_id', '=', division)
      .execute();
    const review = await query
      .insertInto('reviews')
      .values({ ...base, product_id: product.id, author: canary, rating: 5, title: canary, body: canary })
      .returning('id')
      .executeTakeFirstOrThrow();
    const splitTest = await query
      .insertInto('split_tests')
      .values({
        ...base,
        name: `test-${division}`,
        variations: JSON.stringify([
          { name: canary, weight: 1 },
          { name: 'New', weight: 1 },
        ]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const collection = await query
      .insertInto('collections')
      .values({ ...base, url_name: `collection-${division}`, name: canary, description: canary })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('collection_products')
      .values({ ...base, collection_id: collection.id, product_id: product.id })
      .execute();
    const creator = await query
      .insertInto('creators')
      .values({
        ...base,
        url_name: `creator-${division}`,
        name: canary,
        about: canary,
        image: null,
        links: JSON.stringify([{ name: canary, url: `https://${canary.toLowerCase()}.example/` }]),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('creator_products')
      .values({ ...base, creator_id: creator.id, product_id: product.id })
      .execute();
    const gate = {
      uid: `gate-${division}`,
      type: 'gate',
      properties: { kind: 'password', password: gatePassword },
      items: [],
      slots: [],
      blocks: [],
    };
    const shownDrive = { itemFactory: { source: 'drive', limit: 1 } };
    const pages = await query
      .insertInto('pages')
      .values([
        {
          ...base,
          url: `/page-${division}/`,
          properties: JSON.stringify({ title: canary, description: canary }),
          blocks: JSON.stringify([gate, { ...gate, uid: 'drive', type: 'pods', properties: shownDrive }]),
        },
        {
          ...base,
          url: `/draft-${division}/`,
          published: false,
          properties: JSON.stringify({ title: canary }),
        },
      ])
      .returning(['id', 'version'])
      .execute();
    await writePageThings(db, { division, page: pages[0]?.id ?? 0, canary });
    const post = await query
      .insertInto('blog_posts')
      .values({
        ...base,
        url: postUrl,
        title: canary,
        excerpt: canary,
        content: `<p>${canary}</p>`,
        byline: canary,
        tags: JSON.stringify([canary]),
        published_at: new Date(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const listEdit = randomUUID();
    await query
      .insertInto('list_edits')
      .values({
        ...base,
        id: listEdit,
        list: 'orders',
        action: JSON.stringify({ kind: 'tags', add: [canary], remove: [] }),
        state: 'done',
        by_kind: 'owner',
        by_id: randomUUID(),
        by_name: canary,
        total: 2,
        processed: 2,
        changed: 1,
        refused: 1,
        undone_by: null,
        finished_at: new Date(),
      })
      .execute();
    await query
      .insertInto('list_edit_rows')
      .values([
        {
          ...base,
          edit_id: listEdit,
          row_id: '1',
          name: canary,
          outcome: 'changed',
          former: JSON.stringify({ added: [canary], removed: [] }),
        },
        { ...base, edit_id: listEdit, row_id: '2', name: canary, outcome: 'refused', reason: canary },
      ])
      .execute();
    const bulkEdit = randomUUID();
    await query
      .insertInto('bulk_edits')
      .values({
        ...base,
        id: bulkEdit,
        action: JSON.stringify({ kind: 'tags', add: [canary], remove: [] }),
        state: 'done',
        total: 1,
        processed: 1,
        changed: 1,
        undone_by: null,
        finished_at: new Date(),
      })
      .execute();
    await query
      .insertInto('bulk_edit_products')
      .values({
        ...base,
        edit_id: bulkEdit,
        product_id: 1,
        name: canary,
        outcome: 'refused',
        reason: canary,
      })
      .execute();
    const imported = await query
      .insertInto('imports')
      .values({ ...base, filename: `${canary}.csv`, path: `${canary}.csv`, state: 'ready', message: canary })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('import_rows')
      .values({
        ...base,
        import_id: imported.id,
        line: 2,
        handle: canary,
        name: canary,
        action: 'reject',
        price_minor: null,
        source_hash: null,
      })
      .execute();
    await writeArtworkThings(query, {
      division,
      canary,
      artwork: tokens.artwork,
      design,
      blank: blank.id,
      quote: quote.id,
    });
    const chats = await writeChatThings(query, { division, canary, customer: customer.id });
    await writeInstagramThings(query, platform.core.secrets, { division, canary });
    const cards = await writeGiftCardThings(query, platform.core.secrets, {
      division,
      canary,
      order: order.id,
      customer: customer.id,
    });
    await query
      .insertInto('files')
      .values({ ...base, id: `${canary}.png`, mime: 'image/png', width: 8, height: 8, bytes: 8 })
      .execute();
    await query
      .insertInto('stock_notices')
      .values({ ...base, variant_id: randomUUID(), email: `waiting@${canary}.example` })
      .execute();
    await query
      .insertInto('subscribers')
      .values([
        {
          ...base,
          email: `reader@${canary}.example`,
          mailing_list: 'newsletter',
          first_name: canary,
          token_hash: hashToken(tokens.subscriberToken),
        },
        {
          ...base,
          email: `confirmed@${canary}.example`,
          mailing_list: 'newsletter',
          first_name: canary,
          token_hash: null,
          verified_at: new Date(),
        },
      ])
      .execute();
    const records = await query
      .insertInto('customer_records')
      .values([
        {
          ...base,
          email: `${division}@${canary.toLowerCase()}.example`,
          first_name: canary,
          company: canary,
        },
        { ...base, email: `merged@${canary.toLowerCase()}.example`, first_name: canary },
      ])
      .returning(['id', 'email'])
      .execute();
    await query
      .insertInto('customer_record_emails')
      .values(records.map(({ id, email }) => ({ ...base, record_id: id, email })))
      .execute();
    await query
      .insertInto('theme_drafts')
      .values({
        ...base,
        theme: 'nordic',
        properties: JSON.stringify({ 'product.community.title': canary }),
        publish_at: null,
        by_name: canary,
      })
      .execute();
    const ownTheme = randomUUID();
    await query
      .insertInto('own_themes')
      .values({ ...base, id: ownTheme, name: canary, theme: 'nordic' })
      .execute();
    const segment = await query
      .insertInto('customer_segments')
      .values({ ...base, name: canary, filters: JSON.stringify({ search: canary }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('basket_lines')
      .values(
        ['main', 'favourites'].map((name) => ({
          ...base,
          owner: `customer:${customer.id}`,
          name,
          key: name === 'main' ? product.variant() : `product:${product.id}`,
          product_id: product.id,
          variant_id: product.variant(),
          quantity: 2,
        })),
      )
      .execute();
    await query
      .insertInto('abandoned_checkouts')
      .values({
        ...base,
        owner: `visitor:${tokens.checkoutLink}`,
        email: customerEmail,
        language: 'en',
        currency: 'GBP',
        value_minor: 2400,
        lines: JSON.stringify([{ name: canary, options: '', quantity: 1 }]),
        rows: '[]',
        token_hash: hashToken(tokens.checkoutLink),
        left_at: new Date(Date.now() - 7_200_000),
        reminded_at: new Date(),
      })
      .execute();
    await query
      .insertInto('reminder_optouts')
      .values({ ...base, email: customerEmail })
      .execute();
    await query
      .insertInto('basket_links')
      .values({
        ...base,
        token_hash: hashToken(tokens.basketLink),
        email: customerEmail,
        product_ids: JSON.stringify([product.id]),
        expires_at: later(),
      })
      .execute();
    await query
      .insertInto('account_tokens')
      .values(
        (['verify', 'reset'] as const).map((purpose) => ({
          token_hash: hashToken(tokens[`${purpose}Token`]),
          kind: 'customer' as const,
          division_id: division,
          subject_id: customer.id,
          purpose,
          email: customerEmail,
          expires_at: later(),
        })),
      )
      .execute();
    await query
      .insertInto('checkout_attempts')
      .values({
        ...base,
        idempotency_key: randomUUID(),
        body_hash: 'none',
        owner: `customer:${customer.id}`,
        state: 'requires_action',
        payment_intent: paymentIntent,
        request: JSON.stringify({ note: canary }),
        snapshot: null,
        answer: null,
        answer_status: null,
        order_id: null,
        holder: null,
      })
      .execute();
    const fulfilment = await query
      .insertInto('order_fulfilments')
      .values({
        ...base,
        order_id: order.id,
        position: 1,
        lines: '[]',
        sent_by: 'store',
        by_id: null,
        by_name: canary,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const orderMail = await query
      .insertInto('mails')
      .values({
        ...base,
        kind: 'order.confirmation',
        dedupe_key: `order.confirmation:${order.id}`,
        order_id: order.id,
        recipient: `${division}@${canary}.example`,
        sender: 'shop@example.com',
        subject: canary,
        html: canary,
        body: canary,
        reply_to: null,
        secret_sealed: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('payment_attempts')
      .values({ ...base, payment_intent: paymentIntent, message: canary, success: true, method_name: canary })
      .execute();
    const member = await query
      .insertInto('customers')
      .values({
        division_id: platformDivision,
        email: `member-${division}@team.example`,
        password_hash: 'none',
        first_name: canary,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('memberships')
      .values({ ...base, customer_id: member.id, role: 'member', permissions: JSON.stringify(['orders']) })
      .execute();
    const told = await writeNotificationThings(query, { division, canary, member: member.id });
    const invitation = await query
      .insertInto('team_invitations')
      .values({
        ...base,
        email: `invited@${canary.toLowerCase()}.example`,
        token_hash: hashToken(tokens.invitationToken),
        invited_by: member.id,
        expires_at: later(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const request = await query
      .insertInto('team_requests')
      .values({ ...base, customer_id: member.id, permission: 'products', reason: canary })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = await query
      .selectFrom('sessions')
      .select('id')
      .where('subject_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    const device = await query
      .insertInto('trusted_devices')
      .values({
        token_hash: hashToken(randomToken()),
        kind: 'customer',
        subject_id: customer.id,
        expires_at: later(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const passkey = await query
      .insertInto('passkeys')
      .values({
        kind: 'customer',
        division_id: division,
        subject_id: customer.id,
        credential_id: randomToken(),
        public_key: canary,
        counter: 0,
        name: canary,
        synced: true,
      })
      .returning(['id', 'credential_id'])
      .executeTakeFirstOrThrow();
    const copy = randomUUID();
    const content = JSON.stringify({
      about: { store: canary, account: 'customer', madeAt: new Date().toISOString(), note: canary },
      parts: [],
    });
    await query
      .insertInto('personal_exports')
      .values({
        id: copy,
        kind: 'customer',
        division_id: division,
        subject_id: customer.id,
        ready_at: new Date(),
        expires_at: later(),
        content: platform.core.secrets.encrypt(content, `personal_exports.content:${copy}`),
      })
      .execute();
    return {
      fulfilment: fulfilment.id,
      orderMail: orderMail.id,
      ...cards,
      ...chats,
      ...told,
      home,
      post,
      collection,
      creator,
      review,
      splitTest,
      records,
      segment,
      ownTheme,
      pages,
      imported,
      bulkEdit,
      listEdit,
      session,
      device,
      passkey,
      copy,
      member,
      invitation,
      request,
    };
  });
  await platform.services.catalogue.service.changed(division, [product.id]);
  await platform.services.content.blog.changed(division);
  const [page, draft] = written.pages;
  return {
    division,
    canary,
    product: product.id,
    productUrl,
    postUrl,
    post: written.post.id,
    variant: product.variant(),
    address: written.home.id,
    chat: written.chat,
    review: written.review.id,
    splitTest: written.splitTest.id,
    collection: written.collection.id,
    collectionUrl: `collection-${division}`,
    creator: written.creator.id,
    creatorUrl: `creator-${division}`,
    page: page?.id ?? 0,
    draft: draft?.id ?? 0,
    pageVersion: page?.version ?? 0,
    gate: `gate-${division}`,
    gatePassword,
    import: written.imported.id,
    bulkEdit: written.bulkEdit,
    listEdit: written.listEdit,
    order: order.id,
    orderHash: order.hash,
    orderDraft: orderDraft.id,
    fulfilment: written.fulfilment,
    orderMail: written.orderMail,
    historyHash,
    quote: quote.id,
    quoteHash: quote.hash,
    blank: blank.id,
    design,
    coupon,
    customerRecord: written.records[0]?.id ?? '',
    otherRecord: written.records[1]?.id ?? '',
    segment: written.segment.id,
    ownTheme: written.ownTheme,
    ...hooks,
    ...shopify,
    discount,
    orderView,
    deliveryZone,
    domain,
    paymentAccount,
    giftCard: written.giftCard,
    giftCardCode: written.giftCardCode,
    paymentIntent,
    customerEmail,
    session: written.session.id,
    device: written.device.id,
    member: written.member.id,
    invitation: written.invitation.id,
    recipient: written.recipient,
    permissionRequest: written.request.id,
    copy: written.copy,
    passkey: written.passkey.id,
    passkeyCredential: written.passkey.credential_id,
    ...tokens,
  };
}
