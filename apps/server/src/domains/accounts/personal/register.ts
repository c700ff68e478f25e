// Longer than others: every table that holds what is personal is in one list.
import { sql } from 'kysely';
import {
  byAddress,
  byBasketOwner,
  byCustomer,
  bySubject,
  ofOrders,
  ownOrders,
  type Condition,
  type Person,
} from './person.ts';
import {
  atStore,
  ofRecords,
  discountsFor,
  storesOfOne,
  attempts,
  designsOf,
  artworksOf,
  mails,
  pushesOf,
  giftCardsOf,
  keptDiscountsFor,
  listEditRowsOf,
  withoutCustomer,
  guestAt,
  auditOf,
  chatMessagesOf,
  chatsOf,
  reviewsOf,
  reviewPicturesOf,
} from './personal-rows.ts';

/** Fate of rows when an account is deleted. */
export type Fate =
  | { readonly kind: 'delete' }
  /** Some columns are changed, by SQL; the others are kept for the reason. */
  | {
      readonly kind: 'change';
      readonly set: Readonly<Record<string, string | ((person: Person) => Condition)>>;
      readonly kept: string;
    }
  | { readonly kind: 'keep'; readonly kept: string };

/** A table that holds what is personal. */
export interface PersonalTable {
  readonly table: string;
  /** Title of the table in the copy. */
  readonly title: string;
  /** The rows `t` of a person. */
  readonly rows: (person: Person) => Condition;
  /** The columns that the copy shows, where the others are not about the person; all unless told. */
  readonly only?: readonly string[];
  /** Columns that the copy leaves out, with the reason. */
  readonly withheld?: Readonly<Record<string, string>>;
  /** Columns that the copy shows otherwise, as SQL over `t`. */
  readonly shown?: Readonly<Record<string, string>>;
  readonly fate: Fate;
}

const secret = 'a secret: it would open the account to whoever finds the copy';
const cardSecret = 'a secret: whoever finds it can spend what is on the card';
const pushSecret = 'a secret: whoever finds it can send messages to your browser';
/** A deleted discount is kept for its undo in both: in the list edit, and in the answer of the call that deleted it. */
const keptInEdit = { column: 'former', path: ['deleted', 'customers'] } as const;
const keptInAnswer = { column: 'answer', path: ['customers'] } as const;
const storesOwn = 'the team of the store wrote it for itself';
const gone: Fate = { kind: 'delete' };
const withoutTokens = (column: string) =>
  `regexp_replace(t.${column}, '(token=|[?&]br=)[A-Za-z0-9_-]+', '\\1…', 'g')`;
const invoice = 'invoices and their payments are kept for as long as tax law asks';

/**
 * Where personal data is kept: what a copy holds, what a deletion takes away, and what stays for which reason. Rows are
 * taken away in this order, so what is found by way of something else comes before it. A test holds it against the schema.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'staff',
    title: 'Profile',
    rows: ({ kind, id }) => (kind === 'staff' ? sql`t.id = ${id}::uuid` : sql`false`),
    withheld: {
      password_hash: secret,
      two_factor_secret: secret,
      two_factor_pending: secret,
      two_factor_last_step: secret,
    },
    fate: { kind: 'keep', kept: 'accounts of staff are ended by who employs them' },
  },
  {
    table: 'staff_role_members',
    title: 'Roles',
    rows: ({ kind, id }) => (kind === 'staff' ? sql`t.staff_id = ${id}::uuid` : sql`false`),
    fate: { kind: 'keep', kept: 'accounts of staff are ended by who employs them' },
  },
  {
    table: 'permission_requests',
    title: 'Permissions that you asked for or decided on',
    rows: ({ kind, id }) =>
      kind === 'staff' ? sql`(t.staff_id = ${id}::uuid OR t.decided_by = ${id}::uuid)` : sql`false`,
    fate: { kind: 'keep', kept: 'accounts of staff are ended by who employs them' },
  },
  { table: 'addresses', title: 'Addresses', rows: byCustomer, fate: gone },
  { table: 'basket_lines', title: 'Basket and favourites', rows: byBasketOwner, fate: gone },
  { table: 'basket_coupons', title: 'Coupons in the basket', rows: byBasketOwner, fate: gone },
  { table: 'basket_notes', title: 'Gift note in the basket', rows: byBasketOwner, fate: gone },
  { table: 'basket_gift_cards', title: 'Gift cards on the checkout', rows: byBasketOwner, fate: gone },
  {
    table: 'discount_customers',
    title: 'Discounts that are for you',
    rows: discountsFor,
    fate: gone,
  },
  {
    table: 'list_edit_rows',
    title: 'Discounts for you that a store deleted',
    rows: (person) => keptDiscountsFor(person, keptInEdit),
    only: ['name'],
    fate: {
      kind: 'change',
      set: { former: (person) => withoutCustomer(person, keptInEdit) },
      kept: 'the offer of the store, which can be put back for a day',
    },
  },
  {
    table: 'idempotency_keys',
    title: 'Requests of stores that name you, kept for two days so that they are made once',
    rows: (person) => keptDiscountsFor(person, keptInAnswer),
    only: ['written_at'],
    fate: {
      kind: 'change',
      set: { answer: (person) => withoutCustomer(person, keptInAnswer) },
      kept: 'that the request was made',
    },
  },
  {
    table: 'list_edit_rows',
    title: 'What stores changed of you and your orders together with others',
    rows: listEditRowsOf,
    withheld: { former: storesOwn },
    // Before the customer's records and orders, by which they are found.
    fate: gone,
  },
  {
    table: 'theme_drafts',
    title: 'Drafts of themes that you changed last',
    rows: ({ kind, id }) => sql`t.by_kind = ${kind} AND t.by_id = ${id}`,
    fate: { kind: 'change', set: { by_name: "''" }, kept: 'the draft of a store’s theme' },
  },
  {
    table: 'list_edits',
    title: 'Rows of lists that you changed at once',
    rows: ({ kind, id }) => sql`t.by_kind = ${kind} AND t.by_id = ${id}`,
    fate: { kind: 'change', set: { by_name: "''" }, kept: 'what was changed in a store, for a week' },
  },
  {
    table: 'policy_texts',
    title: 'Policies of stores that you wrote',
    rows: ({ kind, id }) => sql`t.by_kind = ${kind} AND t.by_id = ${id}`,
    only: ['division_id', 'policy', 'language', 'version', 'by_name', 'created_at'],
    fate: {
      kind: 'change',
      set: { by_name: "''", by_id: "''" },
      kept: 'the words that shoppers agreed to, which belong to their store',
    },
  },
  {
    table: 'page_versions',
    title: 'Pages of stores that you saved',
    rows: ({ kind, id }) => sql`t.by_kind = ${kind} AND t.by_id = ${id}`,
    only: ['division_id', 'page_id', 'version', 'kind', 'by_name', 'saved_at'],
    fate: {
      kind: 'change',
      set: { by_name: "''", by_id: "''" },
      kept: 'the history of a page, which belongs to its store',
    },
  },
  {
    table: 'page_editors',
    title: 'Pages of stores that you had open within a day',
    rows: ({ kind, id }) => sql`t.by_kind = ${kind} AND t.by_id = ${id}`,
    fate: gone,
  },
  {
    table: 'discount_uses',
    title: 'Discounts of your orders',
    rows: (person) => ofOrders(person, 'order_id'),
    fate: { kind: 'keep', kept: invoice },
  },
  {
    table: 'gift_card_uses',
    title: 'What gift cards paid of your orders',
    rows: (person) => ofOrders(person, 'order_id'),
    fate: { kind: 'keep', kept: invoice },
  },
  {
    table: 'gift_cards',
    title: 'Gift cards',
    rows: giftCardsOf,
    withheld: { code_hash: cardSecret, code_sealed: cardSecret },
    fate: {
      kind: 'change',
      set: { recipient_email: "'deleted@account.invalid'", recipient_name: "''", message: "''" },
      kept: 'what is left on a card belongs to whoever has its code',
    },
  },
  {
    table: 'basket_links',
    title: 'Favourites sent by mail',
    rows: (person) => byAddress(person, 'email'),
    withheld: { token_hash: secret },
    fate: gone,
  },
  {
    table: 'abandoned_checkouts',
    title: 'Checkouts that you did not finish',
    rows: (person) => byAddress(person, 'email'),
    withheld: { token_hash: secret, owner: 'a number of ours' },
    fate: gone,
  },
  {
    table: 'reminder_optouts',
    title: 'That you want no reminders of unfinished checkouts',
    rows: (person) => byAddress(person, 'email'),
    fate: gone,
  },
  {
    table: 'stock_notices',
    title: 'What you wait for to be in stock again',
    rows: (person) => byAddress(person, 'email'),
    fate: gone,
  },
  {
    table: 'customer_notes',
    title: 'Notes of stores on you',
    rows: (person) => ofRecords(person, 'record_id'),
    withheld: { text: storesOwn, by_id: 'a number of ours' },
    fate: gone,
  },
  {
    table: 'customer_record_words',
    title: 'Words by which stores find you',
    rows: (person) => ofRecords(person, 'record_id'),
    withheld: { word: storesOwn },
    fate: gone,
  },
  {
    table: 'customer_recounts',
    title: 'Counts of your orders that are due',
    rows: atStore,
    fate: gone,
  },
  {
    table: 'customer_records',
    title: 'What stores note of you as a customer',
    rows: (person) => ofRecords(person, 'id'),
    withheld: {
      tags: storesOwn,
      services: storesOwn,
      industries: storesOwn,
      lead_status: storesOwn,
      status_journey: storesOwn,
      potential_value_minor: storesOwn,
    },
    fate: gone,
  },
  {
    table: 'customer_record_emails',
    title: 'Addresses by which stores know you',
    rows: (person) => ofRecords(person, 'record_id'),
    fate: gone,
  },
  {
    table: 'subscribers',
    title: 'Subscriptions and consent to them',
    rows: (person) => byAddress(person, 'email'),
    withheld: { token_hash: secret },
    fate: gone,
  },
  {
    table: 'artworks',
    title: 'Pictures in your reviews',
    rows: (person) => reviewPicturesOf(person),
    withheld: { id: secret },
    fate: {
      kind: 'change',
      set: { kept: 'false', name: "''" },
      kept: 'nobody sees them from then on, and they are thrown away within a month',
    },
  },
  {
    table: 'reviews',
    title: 'Reviews',
    rows: reviewsOf,
    shown: { pictures: `jsonb_path_query_array(t.pictures, '$[*].src')` },
    fate: {
      kind: 'change',
      set: { author: "'A customer'", customer_id: 'NULL', order_id: 'NULL', pictures: "'[]'" },
      kept: 'what a review says of a product is no longer about a person once the name is gone',
    },
  },
  {
    table: 'order_items',
    title: 'Lines of orders',
    rows: (person) => ofOrders(person, 'order_id'),
    fate: { kind: 'keep', kept: invoice },
  },
  {
    table: 'order_status_log',
    title: 'What happened to orders',
    rows: (person) =>
      sql`(${ofOrders(person, 'order_id')}) OR (t.user_id = ${person.id}::uuid AND t.user_kind = ${person.kind})`,
    fate: { kind: 'keep', kept: `${invoice}, and nobody can change the log of an order` },
  },
  {
    table: 'order_changes',
    title: 'What you changed of orders',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: { idempotency_key: 'a number of ours', body_hash: 'a number of ours' },
    fate: { kind: 'keep', kept: `${invoice}, and nobody can change the log of an order` },
  },
  {
    table: 'order_return_lines',
    title: 'Lines of returns',
    rows: (person) =>
      sql`(t.division_id, t.return_id) IN (SELECT r.division_id, r.id FROM (SELECT t.* FROM order_returns t WHERE ${ofOrders(person, 'order_id')}) r)`,
    fate: { kind: 'keep', kept: invoice },
  },
  {
    table: 'order_returns',
    title: 'Returns',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: {
      idempotency_key: 'a number of ours',
      body_hash: 'a number of ours',
      booked_by: 'who of our staff did',
    },
    fate: { kind: 'change', set: { note: "''" }, kept: `${invoice}, and what came back of them` },
  },
  {
    table: 'order_payments',
    title: 'Payments that the store recorded',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: { body_hash: 'a fingerprint of what was sent, of use to the server alone' },
    fate: { kind: 'keep', kept: invoice },
  },
  {
    table: 'order_fulfilments',
    title: 'Parcels of your orders',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: { by_id: 'a number of ours' },
    fate: { kind: 'keep', kept: `${invoice}, and what was sent for them` },
  },
  {
    table: 'order_notes',
    title: 'Notes of the store on your orders',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: {
      text: storesOwn,
      tags_added: storesOwn,
      tags_removed: storesOwn,
      by_id: 'a number of ours',
    },
    fate: gone,
  },
  {
    table: 'order_terms',
    title: 'Words by which the store finds your orders',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: { term: 'words of your orders, which are in the copy, and of tags of the store' },
    // The database writes them anew when their order changes.
    fate: { kind: 'keep', kept: `${invoice}: the words of what is kept of the order` },
  },
  {
    table: 'order_refunds',
    title: 'Refunds',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: {
      body_hash: 'a fingerprint of what was sent, of use to the server alone',
      parts: 'numbers of payments, which stand among the attempts',
    },
    fate: { kind: 'keep', kept: invoice },
  },
  {
    table: 'split_test_orders',
    title: 'Which version of a page your order was counted with',
    rows: (person) => ofOrders(person, 'order_id'),
    fate: gone,
  },
  {
    table: 'artworks',
    title: 'Artwork',
    rows: (person) => artworksOf(person),
    withheld: { id: secret },
    fate: { kind: 'keep', kept: `${invoice}: it is what was asked for` },
  },
  {
    table: 'quotes',
    title: 'Quotes',
    rows: (person) => ofOrders(person, 'order_id'),
    withheld: { artwork_id: secret },
    fate: { kind: 'change', set: { asked: "''" }, kept: `${invoice}: what was asked for and offered` },
  },
  {
    table: 'designs',
    title: 'What you made in the studio',
    rows: (person) => designsOf(person),
    withheld: { artwork_id: secret },
    fate: { kind: 'keep', kept: `${invoice}: it is what was bought` },
  },
  {
    table: 'payment_attempts',
    title: 'Tries to pay',
    rows: (person) => ofOrders(person, 'payment_intent', 'payment_intent'),
    fate: { kind: 'keep', kept: `${invoice}; brand and last four digits of a card, no more` },
  },
  { table: 'checkout_attempts', title: 'Checkouts', rows: attempts, fate: gone },
  {
    table: 'push_messages',
    title: 'Messages to your browsers',
    rows: (person) => pushesOf(person, 'subscription_id'),
    withheld: { dedupe_key: 'a number of ours' },
    fate: gone,
  },
  {
    table: 'push_subscriptions',
    title: 'Browsers that are told of your orders',
    rows: (person) => pushesOf(person, 'id'),
    withheld: { endpoint: pushSecret, endpoint_hash: pushSecret, p256dh: pushSecret, auth: pushSecret },
    fate: gone,
  },
  {
    table: 'push_subscription_orders',
    title: 'Orders that your browsers are told of',
    rows: (person) => ofOrders(person, 'order_id'),
    fate: gone,
  },
  {
    table: 'orders',
    title: 'Orders',
    rows: ownOrders,
    withheld: {
      tags: storesOwn,
      draft: storesOwn,
      signals: storesOwn,
      charges: 'numbers of payments, which stand among the attempts',
    },
    fate: {
      kind: 'change',
      set: {
        customer_id: 'NULL',
        email: "'deleted@account.invalid'",
        phone: "''",
        note: "''",
        tags: "'[]'",
        history_hash: 'NULL',
      },
      kept: `${invoice}: number, name, addresses, lines and sums`,
    },
  },
  {
    table: 'chat_messages',
    title: 'What was said in your chats',
    rows: chatMessagesOf,
    withheld: { key: 'a number of ours' },
    fate: gone,
  },
  { table: 'chats', title: 'Chats', rows: chatsOf, withheld: { staff_id: 'a number of ours' }, fate: gone },
  {
    table: 'chat_agents',
    title: 'Whether you answer chats',
    rows: ({ kind, id }) => (kind === 'staff' ? sql`t.staff_id = ${id}::uuid` : sql`false`),
    fate: { kind: 'keep', kept: 'accounts of staff are ended by who employs them' },
  },
  {
    table: 'mails',
    title: 'Mails',
    rows: mails,
    withheld: {
      html: 'says the same as the text',
      dedupe_key: 'a number of ours',
      secret_sealed: cardSecret,
    },
    shown: { body: withoutTokens('body') },
    fate: gone,
  },
  {
    table: 'divisions',
    title: 'Stores that only you own',
    rows: storesOfOne,
    withheld: {
      store_password_hash: secret,
      review_by: 'who of our staff decided',
      closed_by: 'who of our staff decided',
    },
    fate: {
      kind: 'change',
      set: { enabled: 'false', contact_email: "''" },
      kept: `${invoice}, in the name of the store`,
    },
  },
  {
    table: 'divisions',
    title: 'Stores that let you in while they are closed',
    rows: guestAt,
    only: ['id', 'name'],
    fate: {
      kind: 'change',
      set: { guests: ({ email }) => sql`t.guests - ${email}::text` },
      kept: 'the store itself',
    },
  },
  {
    table: 'team_invitations',
    title: 'Invitations into teams of stores',
    rows: ({ kind, id, verified, email }) =>
      kind === 'owner'
        ? sql`(t.invited_by = ${id}::uuid ${verified ? sql`OR t.email = ${email}` : sql``})`
        : sql`false`,
    withheld: { token_hash: secret },
    fate: gone,
  },
  {
    table: 'team_requests',
    title: 'Permissions that you asked for in teams',
    rows: ({ kind, id }) => (kind === 'owner' ? sql`t.customer_id = ${id}::uuid` : sql`false`),
    fate: gone,
  },
  {
    table: 'dashboard_notification_recipients',
    title: 'What you were told of in the dashboard',
    rows: ({ kind, id }) => (kind === 'owner' ? sql`t.customer_id = ${id}::uuid` : sql`false`),
    fate: gone,
  },
  {
    table: 'memberships',
    title: 'Stores',
    rows: ({ kind, id }) => (kind === 'owner' ? sql`t.customer_id = ${id}::uuid` : sql`false`),
    fate: gone,
  },
  {
    table: 'audit_log',
    title: 'What you did, and what was done to your account',
    rows: auditOf,
    fate: { kind: 'keep', kept: 'proof of who changed what in a store, which nobody can change' },
  },
  {
    table: 'stock_changes',
    title: 'What you changed of the stock of stores',
    rows: ({ kind, id }) => sql`t.by_kind = ${kind} AND t.by_id = ${id}::uuid`,
    fate: { kind: 'keep', kept: 'proof of who changed what in a store, which nobody can change' },
  },
  { table: 'sessions', title: 'Sessions', rows: bySubject, withheld: { token_hash: secret }, fate: gone },
  {
    table: 'trusted_devices',
    title: 'Trusted devices',
    rows: bySubject,
    withheld: { token_hash: secret },
    fate: gone,
  },
  {
    table: 'passkeys',
    title: 'Passkeys',
    rows: bySubject,
    withheld: { public_key: secret },
    fate: gone,
  },
  {
    table: 'passkey_challenges',
    title: 'Passkeys that are being asked for',
    rows: bySubject,
    withheld: { challenge_hash: secret },
    fate: gone,
  },
  {
    table: 'recovery_codes',
    title: 'Recovery codes',
    rows: bySubject,
    withheld: { code_hash: secret },
    fate: gone,
  },
  {
    table: 'sms_codes',
    title: 'Codes that were sent to you',
    rows: bySubject,
    withheld: { code_hash: secret },
    fate: gone,
  },
  {
    table: 'account_tokens',
    title: 'Links that were sent to you',
    rows: bySubject,
    withheld: { token_hash: secret },
    fate: gone,
  },
  {
    table: 'rate_limits',
    title: 'Counts of tries',
    rows: ({ id, email, divisionId }) =>
      sql`(t.key LIKE ${`%:${id}`} OR t.key LIKE ${`%:${divisionId ?? 'atlas'}:${email.replace(/[\\%_]/g, '\\$&')}`})`,
    fate: gone,
  },
  {
    table: 'personal_exports',
    title: 'Copies of your data',
    rows: bySubject,
    withheld: { content: 'a copy in a copy' },
    fate: gone,
  },
  { table: 'account_deletions', title: 'Deletions that you asked for', rows: bySubject, fate: gone },
  {
    table: 'customers',
    title: 'Profile and consent',
    rows: ({ kind, id, divisionId }) =>
      kind === 'staff' ? sql`false` : sql`t.division_id = ${divisionId} AND t.id = ${id}::uuid`,
    withheld: {
      password_hash: secret,
      two_factor_secret: secret,
      two_factor_pending: secret,
      two_factor_last_step: secret,
    },
    fate: gone,
  },
];

/** Tables that hold nothing of a person's account, with the reason. */
export const impersonalTables: Readonly<Record<string, string>> = {
  products: 'goods of a store',
  product_colours: 'goods of a store',
  product_images: 'goods of a store',
  product_files: 'goods of a store',
  variants: 'goods of a store',
  collections: 'goods of a store',
  collection_products: 'goods of a store',
  pages: 'texts of a store, written for everybody to read',
  page_drafts: 'texts of a store, written for everybody to read',
  page_schedules: 'when pages of a store go live',
  page_redirects: 'earlier addresses of pages of a store',
  blog_posts: 'texts of a store, written for everybody to read; authors by the name that they show',
  files: 'pictures of a store, shown to everybody',
  instagram_connections:
    'the account of a store on Instagram, by the name that it shows everybody, and its sealed token',
  instagram_posts: 'posts of a store on Instagram, which everybody sees there',
  shopify_connections: 'the shop of a store on Shopify, and its sealed access token',
  shopify_products: 'goods of a store, by their numbers on Shopify',
  shopify_sends: 'goods of a store that were sent to Shopify',
  shopify_send_products: 'goods of a store that were sent to Shopify',
  basket_additions: 'hashes of keys that browsers made up, forgotten after two days',
  product_addresses: 'earlier addresses of products of a store',
  imports: 'goods of a store, by file',
  import_rows: 'goods of a store, by file',
  bulk_edits: 'changes of many goods of a store, without who made them',
  bulk_edit_products: 'goods of a store that a bulk edit changed',
  import_images: 'goods of a store, by file',
  figure_days: 'sums of a day',
  order_views: 'which orders a team likes to list, by their state; what it typed to find them is its own',
  reminder_settings: 'when a store reminds of unfinished checkouts',
  webhooks: 'servers of a store, and the events that they are told of',
  webhook_deliveries: 'ids of what was sent to the servers of a store, and their answers, for a month',
  alert_mails: 'addresses that a store names for emails to its team, as it names its contact email',
  alert_mails_due: 'numbers of orders and returns that a store’s team is about to get an email about',
  stock_settings: 'from how many units on stock is low in a store',
  low_stock_told: 'goods of a store that are low',
  coupons: 'offers of a store, from before there were discounts',
  customer_segments: 'filters of a list, saved by the team of a store',
  own_themes: 'colours, fonts and shapes that a store keeps under a name',
  discounts: 'offers of a store',
  discount_codes: 'codes of offers of a store',
  dashboard_notifications: 'what happened in a store, by numbers of orders and names of goods',
  shop_events: 'what happened in a shop, without a way from it to a person, and thrown away by age',
  creators: 'who makes the products of a store, as it presents them; they have no account by it',
  creator_products: 'which products of a store are whose',
  campaigns: 'words that a store writes to many',
  split_tests: 'versions of pages of a store that are compared',
  split_test_visitors: 'how many visitors saw which version of a page, without a way from it to a person',
  shipping_methods: 'delivery of a store',
  delivery_zones: 'delivery of a store',
  store_domains: 'domains of a store',
  payment_accounts: 'the Stripe account of a store, with its sealed keys',
  account_payments: 'through which account of a store a payment went',
  completion_badges: 'how far a store is',
  staff_roles: 'what roles there are',
  reference_rates: 'what a euro buys',
  seasonal_banner: 'until when to order for Christmas',
  retention_runs: 'how many rows were deleted at night',
  setup_links: 'links by which an installation is set up',
  platform_settings: 'settings of the installation, sealed',
  job_workers: 'processes that run jobs',
  installation_keys: 'keys that the database is used with, by a hash',
  spent_challenges: 'numbers of captchas that were solved',
  text_messages: 'sealed, without a way from them to an account, and thrown away by age',
  test_processor: 'books of the test processor: payments by number, cards by brand and last four digits',
};

/** Columns that stay after a deletion, and why: the table of `docs/SECURITY.md`. */
export function keptAfterDeletion(): { table: string; columns: string; reason: string }[] {
  return personalTables.flatMap(({ table, fate }) => {
    switch (fate.kind) {
      case 'delete':
        return [];
      case 'keep':
        return [{ table, columns: 'all', reason: fate.kept }];
      case 'change':
        return [{ table, columns: `all but ${Object.keys(fate.set).join(', ')}`, reason: fate.kept }];
    }
  });
}
