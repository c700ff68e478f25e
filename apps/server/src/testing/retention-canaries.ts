/** A row that is to be found again by its mark. */
export interface CanaryRow {
  readonly mark: string;
  readonly uuid: string;
  readonly division: number;
  /** SQL of the time that its age counts from. */
  readonly at: string;
}

/** A kind of rows that ends: its ending, the days that it is kept, the table where its rows are looked for, and how one is written. */
export interface Canary {
  readonly ending: string;
  readonly days: number;
  readonly table: string;
  readonly insert: (row: CanaryRow) => string;
}

const subject = (uuid: string) => `'customer', '${uuid}'`;
const notification = ({ division, uuid, mark, at }: CanaryRow) =>
  `INSERT INTO dashboard_notifications (division_id, id, kind, about, dedupe_key, created_at) VALUES (${division}, '${uuid}', 'order.paid', '{}', '${mark}', ${at})`;

/** A kind for each ending of rows by their age. */
export const canaries: readonly Canary[] = [
  {
    ending: 'page_versions',
    days: 365,
    table: 'page_versions',
    insert: ({ mark, division, at }) =>
      `INSERT INTO page_versions (division_id, page_id, version, kind, content, changes, by_kind, by_id, by_name, saved_at) VALUES (${division}, 900000000, abs(hashtext('${mark}')), 'draft', '{}', '{}', 'owner', '', '${mark}', ${at})`,
  },
  {
    ending: 'page_editors',
    days: 1,
    table: 'page_editors',
    insert: ({ mark, uuid, division, at }) =>
      `WITH page AS (INSERT INTO pages (division_id, url) VALUES (${division}, '/${uuid}/') RETURNING id) INSERT INTO page_editors (division_id, page_id, editor, by_kind, by_id, by_name, seen_at) SELECT ${division}, id, '${uuid}', 'owner', '', '${mark}', ${at} FROM page`,
  },
  {
    ending: 'bulk_edits',
    days: 7,
    table: 'bulk_edits',
    insert: ({ mark, uuid, division, at }) =>
      `INSERT INTO bulk_edits (division_id, id, action, total, created_at) VALUES (${division}, '${uuid}', '"${mark}"', 0, ${at})`,
  },
  {
    ending: 'sessions',
    days: 30,
    table: 'sessions',
    insert: ({ mark, uuid, division, at }) =>
      `INSERT INTO sessions (token_hash, kind, subject_id, division_id, expires_at) VALUES ('${mark}', ${subject(uuid)}, ${division}, ${at})`,
  },
  {
    ending: 'rate_limits',
    days: 1,
    table: 'rate_limits',
    insert: ({ mark, at }) => `INSERT INTO rate_limits (key, count, resets_at) VALUES ('${mark}', 1, ${at})`,
  },
  {
    ending: 'account_tokens',
    days: 7,
    table: 'account_tokens',
    insert: ({ mark, uuid, division, at }) =>
      `INSERT INTO account_tokens (token_hash, kind, subject_id, division_id, purpose, email, expires_at) VALUES ('${mark}', ${subject(uuid)}, ${division}, 'reset', 'a@b.example', ${at})`,
  },
  {
    ending: 'trusted_devices',
    days: 0,
    table: 'trusted_devices',
    insert: ({ mark, uuid, at }) =>
      `INSERT INTO trusted_devices (token_hash, kind, subject_id, expires_at) VALUES ('${mark}', ${subject(uuid)}, ${at})`,
  },
  {
    ending: 'sms_codes',
    days: 1,
    table: 'sms_codes',
    insert: ({ mark, uuid, at }) =>
      `INSERT INTO sms_codes (kind, subject_id, purpose, code_hash, expires_at) VALUES (${subject(uuid)}, 'sign-in', '${mark}', ${at})`,
  },
  {
    ending: 'passkey_challenges',
    days: 0,
    table: 'passkey_challenges',
    insert: ({ mark, at }) =>
      `INSERT INTO passkey_challenges (challenge_hash, kind, expires_at) VALUES ('${mark}', 'customer', ${at})`,
  },
  {
    ending: 'spent_challenges',
    days: 0,
    table: 'spent_challenges',
    insert: ({ mark, at }) => `INSERT INTO spent_challenges (id, expires_at) VALUES ('${mark}', ${at})`,
  },
  {
    ending: 'team_invitations',
    days: 30,
    table: 'team_invitations',
    insert: ({ mark, uuid, division, at }) =>
      `INSERT INTO team_invitations (division_id, email, token_hash, invited_by, expires_at) VALUES (${division}, '${mark}', '${mark}', '${uuid}', ${at})`,
  },
  {
    ending: 'personal_exports',
    days: 0,
    table: 'personal_exports',
    insert: ({ uuid, division, at }) =>
      `INSERT INTO personal_exports (kind, subject_id, division_id, expires_at) VALUES (${subject(uuid)}, ${division}, ${at})`,
  },
  {
    ending: 'mails',
    days: 365,
    table: 'mails',
    insert: ({ mark, division, at }) =>
      `INSERT INTO mails (division_id, kind, dedupe_key, recipient, sender, subject, html, body, created_at) VALUES (${division}, 'k', '${mark}', 'a@b.example', 's', 's', '', '', ${at})`,
  },
  {
    ending: 'text_messages',
    days: 1,
    table: 'text_messages',
    insert: ({ mark, division, at }) =>
      `INSERT INTO text_messages (division_id, kind, content, created_at) VALUES (${division}, '${mark}', 'k1.${'i'.repeat(16)}.${'t'.repeat(22)}.text', ${at})`,
  },
  {
    ending: 'push_messages',
    days: 30,
    table: 'push_messages',
    insert: ({ mark, uuid, division, at }) =>
      `INSERT INTO push_subscriptions (division_id, id, endpoint, endpoint_hash, p256dh, auth) VALUES (${division}, '${uuid}', '${mark}', '${mark}', '', '');
       INSERT INTO push_messages (division_id, subscription_id, dedupe_key, content, created_at) VALUES (${division}, '${uuid}', '${mark}', '{}', ${at})`,
  },
  {
    ending: 'dashboard_notifications, all',
    days: 180,
    table: 'dashboard_notifications',
    insert: notification,
  },
  {
    ending: 'dashboard_notifications, which nobody has any more',
    days: 30,
    table: 'dashboard_notifications',
    insert: notification,
  },
  {
    ending: 'dashboard_notifications, read',
    days: 90,
    table: 'dashboard_notification_recipients',
    insert: (row) =>
      `INSERT INTO memberships (division_id, customer_id) VALUES (${row.division}, '${row.uuid}');
       ${notification({ ...row, at: 'now()' })};
       INSERT INTO dashboard_notification_recipients (division_id, notification_id, customer_id, read_at) VALUES (${row.division}, '${row.uuid}', '${row.uuid}', ${row.at})`,
  },
  {
    ending: 'basket_lines',
    days: 400,
    table: 'basket_lines',
    insert: ({ mark, division, at }) =>
      `INSERT INTO basket_lines (division_id, owner, name, key, product_id, quantity, added_at) VALUES (${division}, 'visitor:${mark}', 'main', 'k', 1, 1, ${at})`,
  },
  {
    ending: 'basket_links',
    days: 0,
    table: 'basket_links',
    insert: ({ mark, division, at }) =>
      `INSERT INTO basket_links (division_id, token_hash, email, product_ids, expires_at) VALUES (${division}, '${mark}', 'a@b.example', '[]', ${at})`,
  },
  {
    ending: 'abandoned_checkouts',
    days: 90,
    table: 'abandoned_checkouts',
    insert: ({ mark, division, at }) =>
      `INSERT INTO abandoned_checkouts (division_id, owner, email, language, currency, value_minor, lines, rows, left_at) VALUES (${division}, 'visitor:${mark}', 'a@b.example', 'en', 'GBP', 1, '[]', '[]', ${at})`,
  },
  {
    ending: 'list_edits',
    days: 7,
    table: 'list_edits',
    insert: ({ mark, division, at, uuid }) =>
      `INSERT INTO list_edits (division_id, id, list, action, by_kind, by_id, by_name, total, created_at) VALUES (${division}, '${uuid}', 'orders', '"${mark}"', 'owner', '1', 'a', 0, ${at})`,
  },
  {
    ending: 'shopify_sends',
    days: 30,
    table: 'shopify_send_products',
    insert: ({ mark, uuid, division, at }) =>
      `WITH shop AS (
         INSERT INTO shopify_connections (division_id, id, shop_domain, shop_name, currency, token_sealed, token_end, profiles)
         VALUES (${division}, gen_random_uuid(), 'a.myshopify.com', 'A', 'GBP', 'k1.${'i'.repeat(16)}.${'t'.repeat(22)}.${'a'.repeat(8)}', 'abcd', '[]')
         ON CONFLICT DO NOTHING
       ), send AS (
         INSERT INTO shopify_sends (division_id, id, total, created_at) VALUES (${division}, '${uuid}', 1, ${at}) RETURNING id
       ) INSERT INTO shopify_send_products (division_id, send_id, product_id, name)
         SELECT ${division}, id, 1, '${mark}' FROM send`,
  },
  {
    ending: 'webhook_deliveries',
    days: 30,
    table: 'webhook_deliveries',
    insert: ({ mark, division, at }) =>
      `WITH hook AS (
         INSERT INTO webhooks (division_id, id, name, url, events, secret_sealed, secret_end)
         VALUES (${division}, gen_random_uuid(), '', 'https://a.example/', '[]', 'k1.${'i'.repeat(16)}.${'t'.repeat(22)}.${'a'.repeat(8)}', 'abcd') RETURNING id
       ) INSERT INTO webhook_deliveries (division_id, webhook_id, event, about, answer, created_at)
         SELECT ${division}, id, 'test', '{}', '${mark}', ${at} FROM hook`,
  },
  {
    ending: 'basket_additions',
    days: 2,
    table: 'basket_additions',
    insert: ({ mark, division, at }) =>
      `INSERT INTO basket_additions (division_id, key_hash, body_hash, added_at) VALUES (${division}, '${mark}', '', ${at})`,
  },
  {
    ending: 'idempotency_keys',
    days: 2,
    table: 'idempotency_keys',
    insert: ({ mark, division, at }) =>
      `INSERT INTO idempotency_keys (division_id, key_hash, body_hash, written_at) VALUES (${division}, '${mark}', '', ${at})`,
  },
  {
    ending: 'checkout_attempts',
    days: 90,
    table: 'checkout_attempts',
    insert: ({ mark, division, at }) =>
      `INSERT INTO checkout_attempts (division_id, idempotency_key, body_hash, owner, state, payment_intent, request, created_at, updated_at) VALUES (${division}, '${mark}', '', 'visitor:x', 'failed', '${mark}', '{"a": 1}', ${at}, ${at});
       INSERT INTO payment_attempts (division_id, payment_intent, message, success, method_name) VALUES (${division}, '${mark}', 'declined', false, 'Visa')`,
  },
  {
    ending: 'test_processor, cards',
    days: 30,
    table: 'test_processor',
    insert: ({ mark, at }) =>
      `INSERT INTO test_processor (id, kind, data, created_at) VALUES ('${mark}', 'card', '{}', ${at})`,
  },
  {
    ending: 'chats',
    days: 365,
    table: 'chats',
    insert: ({ mark, uuid, division, at }) =>
      `INSERT INTO chats (division_id, id, owner, name, email, group_id, status, ended_at) VALUES (${division}, '${uuid}', '${mark}', 'n', 'e', 3, 'ended', ${at});
       INSERT INTO chat_messages (division_id, chat_id, number, author, text) VALUES (${division}, '${uuid}', 1, 'visitor', 'hello')`,
  },
  {
    ending: 'stock_notices',
    days: 365,
    table: 'stock_notices',
    insert: ({ mark, uuid, division, at }) =>
      `INSERT INTO stock_notices (division_id, variant_id, email, asked_at) VALUES (${division}, '${uuid}', '${mark}', ${at})`,
  },
  {
    ending: 'subscribers, not confirmed',
    days: 30,
    table: 'subscribers',
    insert: ({ mark, division, at }) =>
      `INSERT INTO subscribers (division_id, email, mailing_list, created_at) VALUES (${division}, '${mark}', 'news', ${at});
       INSERT INTO subscribers (division_id, email, mailing_list, created_at, verified_at) VALUES (${division}, 'confirmed-${division}', 'news', ${at}, now()) ON CONFLICT DO NOTHING`,
  },
  {
    ending: 'shop_events',
    days: 90,
    table: 'shop_events',
    insert: ({ mark, division, at }) =>
      `INSERT INTO shop_events (division_id, name, created_at) VALUES (${division}, '${mark}', ${at})`,
  },
];
