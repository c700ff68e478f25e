/** A column whose values are sealed, and what they are bound to. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL of the context of a row, as the code that seals it writes it. */
  readonly context: string;
  /** Column that holds the keyed hash of the same value, with what it is signed for: it follows the key. */
  readonly hash?: { readonly column: string; readonly purpose: string };
}

const ofStaff = (column: string): SealedColumn => ({
  table: 'staff',
  column,
  context: `'staff.${column}:' || id`,
});

const ofCustomer = (column: string): SealedColumn => ({
  table: 'customers',
  column,
  context: `'customers.${column}:' || division_id || ':' || id`,
});

/**
 * Every sealed column of the schema: key rotation seals these anew, and the schema refuses anything else in them
 * (migration 0013). A test finds a sealed value that stands in another column.
 */
export const sealedColumns: readonly SealedColumn[] = [
  ofCustomer('two_factor_secret'),
  ofCustomer('two_factor_pending'),
  ofStaff('two_factor_secret'),
  ofStaff('two_factor_pending'),
  ofCustomer('sms_number'),
  ofCustomer('sms_pending'),
  ofStaff('sms_number'),
  ofStaff('sms_pending'),
  ofStaff('national_insurance_number'),
  ofStaff('bank_account_name'),
  ofStaff('bank_sort_code'),
  ofStaff('bank_account_number'),
  ofStaff('name_of_bank'),
  ofStaff('date_of_birth'),
  ofStaff('postal_address'),
  ofStaff('mobile_number'),
  ofStaff('rfids'),
  ofStaff('employee_statement_option'),
  {
    table: 'text_messages',
    column: 'content',
    context: `'text_messages.content:' || division_id || ':' || id`,
  },
  {
    table: 'gift_cards',
    column: 'code_sealed',
    context: `'gift_cards.code_sealed:' || division_id || ':' || id`,
    hash: { column: 'code_hash', purpose: 'gift-card-code' },
  },
  {
    table: 'mails',
    column: 'secret_sealed',
    context: `'mails.secret_sealed:' || division_id || ':' || dedupe_key`,
  },
  {
    table: 'instagram_connections',
    column: 'token_sealed',
    context: `'instagram_connections.token_sealed:' || division_id || ':' || id`,
  },
  {
    table: 'shopify_connections',
    column: 'token_sealed',
    context: `'shopify_connections.token_sealed:' || division_id || ':' || id`,
  },
  {
    table: 'payment_accounts',
    column: 'secret_key_sealed',
    context: `'payment_accounts.secret_key_sealed:' || division_id || ':' || id`,
  },
  {
    table: 'payment_accounts',
    column: 'webhook_secret_sealed',
    context: `'payment_accounts.webhook_secret_sealed:' || division_id || ':' || id`,
  },
  {
    table: 'webhooks',
    column: 'secret_sealed',
    context: `'webhooks.secret_sealed:' || division_id || ':' || id`,
  },
  {
    table: 'webhooks',
    column: 'former_secret_sealed',
    context: `'webhooks.former_secret_sealed:' || division_id || ':' || id`,
  },
  { table: 'personal_exports', column: 'content', context: `'personal_exports.content:' || id` },
  {
    table: 'platform_settings',
    column: 'value_sealed',
    context: `'platform_settings.value_sealed:' || name`,
  },
  {
    table: 'installation_keys',
    column: 'private_sealed',
    context: `'installation_keys.private_sealed:' || id`,
  },
];
