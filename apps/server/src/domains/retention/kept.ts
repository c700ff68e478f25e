// Longer than others: everything that is kept stands in one list.
import type { Schema } from '../../database/schema.ts';

/** How long something is kept. */
export type KeptFor =
  /** The nightly job deletes it at an age that a setting gives. */
  | { readonly kind: 'setting'; readonly setting: string; readonly usual: string; readonly from: string }
  /** The nightly job, or the code that writes it, deletes it at an age of its own. */
  | { readonly kind: 'fixed'; readonly span: string }
  /** It goes with something else. */
  | { readonly kind: 'with'; readonly what: string }
  /** It stays, for the reason. */
  | { readonly kind: 'ever'; readonly why: string };

/** Something that an installation keeps. */
export interface Kept {
  /** In the operator's words. */
  readonly what: string;
  readonly tables: readonly (keyof Schema)[];
  /** Names in `DATA_DIR`. */
  readonly files?: readonly string[];
  readonly for: KeptFor;
}

const store = { kind: 'with', what: 'the store' } as const;
const account = { kind: 'with', what: 'the account' } as const;
const order = {
  kind: 'ever',
  why: 'tax law asks for invoices and their payments for up to ten years; no job deletes one',
} as const;
const setting = (name: string, usual: string, from: string) =>
  ({ kind: 'setting', setting: name, usual, from }) as const;
const fixed = (span: string) => ({ kind: 'fixed', span }) as const;

/**
 * Everything that is kept, and for how long. A test fails on a table of the schema that is not named here, and compares
 * the table of `docs/guides/operations.md` with it (`describeKept`).
 */
export const kept: readonly Kept[] = [
  {
    what: 'Orders with their lines, log, changes, payments, refunds and returns',
    tables: [
      'orders',
      'order_items',
      'order_status_log',
      'order_changes',
      'order_payments',
      'order_refunds',
      'order_fulfilments',
      'order_returns',
      'order_return_lines',
      'split_test_orders',
    ],
    for: order,
  },
  {
    what: 'Notes that a team writes on its orders',
    tables: ['order_notes'],
    for: { kind: 'with', what: 'their order, or the account of its customer' },
  },
  {
    what: 'Words by which orders are found',
    tables: ['order_terms'],
    for: { kind: 'with', what: 'their order' },
  },
  { what: 'Saved views of the order list', tables: ['order_views'], for: store },
  { what: 'Sums of days that are over', tables: ['figure_days'], for: store },
  { what: 'Quotes', tables: ['quotes'], for: { kind: 'with', what: 'their order' } },
  {
    what: 'Discounts that orders used',
    tables: ['discount_uses'],
    for: { kind: 'with', what: 'the discount' },
  },
  {
    what: 'Changes of the stock of variants, and which of them are known to be low',
    tables: ['stock_changes', 'low_stock_told'],
    for: { kind: 'with', what: 'the variant' },
  },
  { what: 'When stock is low', tables: ['stock_settings'], for: store },
  { what: 'Who gets the emails to the team of a store', tables: ['alert_mails'], for: store },
  {
    what: 'Emails to the team of a store that wait to be written',
    tables: ['alert_mails_due'],
    for: { kind: 'with', what: 'the minutes until they are written' },
  },
  { what: 'When unfinished checkouts are reminded of', tables: ['reminder_settings'], for: store },
  {
    what: 'Email addresses that want no reminders of unfinished checkouts',
    tables: ['reminder_optouts'],
    for: store,
  },
  {
    what: 'Gift cards and what they paid',
    tables: ['gift_cards', 'gift_card_uses'],
    for: { kind: 'ever', why: 'what is left on a card is owed to whoever has its code' },
  },
  {
    what: 'Checkouts; one that came to an order stays with it, without what was typed',
    tables: ['checkout_attempts'],
    for: setting('RETENTION_CHECKOUTS_DAYS', '90 days', 'the last change'),
  },
  {
    what: 'Tries to pay; those of an order stay with it',
    tables: ['payment_attempts', 'account_payments', 'test_processor'],
    for: { kind: 'with', what: 'their checkout; cards of the test processor for 30 days' },
  },
  {
    what: 'Accounts of customers, owners and staff, with how they sign in',
    tables: [
      'customers',
      'staff',
      'addresses',
      'recovery_codes',
      'passkeys',
      'staff_role_members',
      'permission_requests',
      'chat_agents',
    ],
    for: {
      kind: 'ever',
      why: 'people delete their accounts themselves, and staff are ended by their employer',
    },
  },
  {
    what: 'Teams of stores and what their members ask for',
    tables: ['memberships', 'team_requests'],
    for: account,
  },
  {
    what: 'Customers as stores manage them, with notes',
    tables: ['customer_records', 'customer_record_emails', 'customer_record_words', 'customer_notes'],
    for: {
      kind: 'ever',
      why: 'the team of a store deletes customers, and it ends with the account of its customer',
    },
  },
  {
    what: 'Customers whose orders are to be counted again',
    tables: ['customer_recounts'],
    for: fixed('the next night'),
  },
  { what: 'Saved filters of customers', tables: ['customer_segments'], for: store },
  { what: 'Deletions that wait', tables: ['account_deletions'], for: fixed('14 days') },
  { what: 'Copies of personal data, sealed', tables: ['personal_exports'], for: fixed('7 days') },
  {
    what: 'Sessions that ended',
    tables: ['sessions'],
    for: setting('RETENTION_SESSIONS_DAYS', '30 days', 'their end'),
  },
  {
    what: 'Links sent by email: to verify, to set a password',
    tables: ['account_tokens'],
    for: fixed('7 days after they end'),
  },
  { what: 'Invitations into teams', tables: ['team_invitations'], for: fixed('30 days after they end') },
  { what: 'Browsers that need no second factor', tables: ['trusted_devices'], for: fixed('30 days') },
  {
    what: 'Codes by text message, and challenges of passkeys and captchas',
    tables: ['sms_codes', 'passkey_challenges', 'spent_challenges'],
    for: fixed('a day at most after they end'),
  },
  { what: 'Text messages, sealed', tables: ['text_messages'], for: fixed('1 day') },
  { what: 'Counts of tries', tables: ['rate_limits'], for: fixed('1 day after their window') },
  {
    what: 'Emails that were written',
    tables: ['mails'],
    for: setting('RETENTION_MAILS_DAYS', '365 days', 'the day they were written'),
  },
  {
    what: 'Push messages',
    tables: ['push_messages'],
    for: setting('RETENTION_PUSH_DAYS', '30 days', 'the day they were written'),
  },
  {
    what: 'Browsers that are told of orders',
    tables: ['push_subscriptions', 'push_subscription_orders'],
    for: { kind: 'with', what: 'the permission: until the browser’s push service refuses a message' },
  },
  {
    what: 'Notifications in the dashboard; read ones for 90 days, deleted ones for 30',
    tables: ['dashboard_notifications', 'dashboard_notification_recipients'],
    for: setting('RETENTION_NOTIFICATIONS_DAYS', '180 days', 'the day they were written'),
  },
  {
    what: 'Audit log, by month',
    tables: ['audit_log'],
    for: setting('RETENTION_AUDIT_MONTHS', '36 months', 'the end of its month'),
  },
  {
    what: 'Events of shops (searches, views), by month',
    tables: ['shop_events'],
    for: setting('RETENTION_EVENTS_DAYS', '90 days', 'the event'),
  },
  {
    what: 'Baskets and favourites of visitors; those of accounts stay with the account',
    tables: ['basket_lines', 'basket_coupons', 'basket_notes', 'basket_gift_cards'],
    for: setting('RETENTION_BASKETS_DAYS', '400 days', 'the last addition'),
  },
  { what: 'Idempotency keys of writes', tables: ['idempotency_keys'], for: fixed('2 days') },
  { what: 'Keys of additions to baskets', tables: ['basket_additions'], for: fixed('2 days') },
  {
    what: 'Checkouts that were not finished, and their reminders',
    tables: ['abandoned_checkouts'],
    for: fixed('90 days after they were left'),
  },
  { what: 'Links to favourites sent by email', tables: ['basket_links'], for: fixed('until the link ends') },
  {
    what: 'Chats',
    tables: ['chats', 'chat_messages'],
    for: setting('RETENTION_CHATS_DAYS', '365 days', 'their end'),
  },
  {
    what: 'Wishes to hear when something is back in stock',
    tables: ['stock_notices'],
    for: setting('RETENTION_STOCK_NOTICES_DAYS', '365 days', 'the wish; gone once the email is written'),
  },
  {
    what: 'Subscriptions that nobody confirmed; confirmed ones until the subscriber leaves',
    tables: ['subscribers'],
    for: setting('RETENTION_UNCONFIRMED_DAYS', '30 days', 'the wish'),
  },
  {
    what: 'Artwork and designs that nobody bought; those of an order stay with it',
    tables: ['artworks', 'designs'],
    for: setting('RETENTION_ARTWORK_DAYS', '30 days', 'the upload'),
  },
  {
    what: 'Bulk edits of products, and what those products were before',
    tables: ['bulk_edits', 'bulk_edit_products'],
    for: fixed('7 days'),
  },
  {
    what: 'Changes of many rows of a list, and what those rows were before',
    tables: ['list_edits', 'list_edit_rows'],
    for: fixed('7 days'),
  },
  {
    what: 'Saves of pages; what was published is kept as long as its page',
    tables: ['page_versions'],
    for: fixed('365 days'),
  },
  { what: 'Who has a page open in its editor', tables: ['page_editors'], for: fixed('a day') },
  { what: 'Webhooks of stores', tables: ['webhooks'], for: store },
  {
    what: 'Drafts of themes, and themes that stores keep',
    tables: ['theme_drafts', 'own_themes'],
    for: store,
  },
  { what: 'Notifications that stores write', tables: ['campaigns'], for: store },
  {
    what: 'The connection to Shopify, and which products are there',
    tables: ['shopify_connections', 'shopify_products'],
    for: { kind: 'with', what: 'the connection' },
  },
  {
    what: 'Sends of products to Shopify, and how it went for each',
    tables: ['shopify_sends', 'shopify_send_products'],
    for: fixed('30 days'),
  },
  {
    what: 'What was sent to webhooks, with the beginning of the answers',
    tables: ['webhook_deliveries'],
    for: setting('RETENTION_WEBHOOKS_DAYS', '30 days', 'the event'),
  },
  {
    what: 'Imports with their rows, pictures’ addresses and files',
    tables: ['imports', 'import_rows', 'import_images'],
    files: ['imports'],
    for: setting('RETENTION_IMPORTS_DAYS', '90 days', 'their end'),
  },
  {
    what: 'Uploads of import files that broke off',
    tables: [],
    files: ['incoming'],
    for: fixed('a day'),
  },
  {
    what: 'Stores with their goods, pages, posts and settings',
    tables: [
      'divisions',
      'products',
      'product_colours',
      'product_images',
      'variants',
      'collections',
      'collection_products',
      'creators',
      'creator_products',
      'product_addresses',
      'product_files',
      'reviews',
      'pages',
      'page_drafts',
      'page_schedules',
      'page_redirects',
      'blog_posts',
      'policy_texts',
      'coupons',
      'discounts',
      'discount_codes',
      'discount_customers',
      'shipping_methods',
      'delivery_zones',
      'store_domains',
      'payment_accounts',
      'completion_badges',
      'split_tests',
      'split_test_visitors',
    ],
    for: {
      kind: 'ever',
      why: 'the team of a store deletes what it no longer wants; invoices name the store',
    },
  },
  {
    what: 'Reference rates of currencies',
    tables: ['reference_rates'],
    for: { kind: 'ever', why: 'it is one row, and each day’s rates take the place of those before' },
  },
  {
    what: 'Uploaded files: images of stores, artwork, mock-ups',
    tables: ['files'],
    files: ['uploads'],
    for: store,
  },
  {
    what: 'The connection to Instagram and its posts',
    tables: ['instagram_connections', 'instagram_posts'],
    for: { kind: 'with', what: 'the connection' },
  },
  {
    what: 'Roles of staff',
    tables: ['staff_roles'],
    for: { kind: 'ever', why: 'there are only a few' },
  },
  { what: 'Nights of this job', tables: ['retention_runs'], for: fixed('400 days') },
  {
    what: 'Jobs of the queue (schema `pgboss`)',
    tables: [],
    for: fixed('a day after they end, 30 days after they failed, 90 days while they wait; by `JOBS_KEEP_…`'),
  },
  {
    what: 'Settings of the installation, its seasonal banner, and links to its set-up',
    tables: ['platform_settings', 'seasonal_banner', 'setup_links'],
    for: { kind: 'ever', why: 'there are only a few, and a link that ended opens nothing' },
  },
  { what: 'Processes that run jobs', tables: ['job_workers'], for: fixed('a day after they were last seen') },
  {
    what: 'Images in the sizes that browsers asked for',
    tables: [],
    files: ['cache'],
    for: fixed('512 MB, the least recently used go first'),
  },
  {
    what: 'The embedded database, and what locks it',
    tables: [],
    files: ['pglite', 'lock'],
    for: { kind: 'ever', why: 'it holds all tables' },
  },
  {
    what: 'Keys of the installation',
    tables: ['installation_keys'],
    files: ['secrets.json', 'push-keys.json'],
    for: { kind: 'ever', why: 'without them nothing sealed can be opened' },
  },
  {
    what: 'How the command line finds the server',
    tables: [],
    files: ['control.*.json'],
    for: { kind: 'with', what: 'the process' },
  },
];

function spanOf(span: KeptFor): string {
  switch (span.kind) {
    case 'setting':
      return `${span.usual} from ${span.from}`;
    case 'fixed':
      return span.span;
    case 'with':
      return `as long as ${span.what}`;
    case 'ever':
      return `for ever: ${span.why}`;
  }
}

/** The rows of the guide's table: what, where, for how long, by which setting. */
export function describeKept(): readonly (readonly [string, string, string, string])[] {
  return kept.map((thing) => [
    thing.what,
    [...thing.tables, ...(thing.files ?? []).map((name) => `DATA_DIR/${name}`)]
      .map((name) => `\`${name}\``)
      .join(', '),
    spanOf(thing.for),
    thing.for.kind === 'setting' ? `\`${thing.for.setting}\`` : '',
  ]);
}
