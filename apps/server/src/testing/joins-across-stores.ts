/**
 * Joins across stores that are meant, as `looseTables` writes them. This list may only get shorter: a query of a request
 * belongs to one store.
 */
export const acrossStores: ReadonlySet<string> = new Set([
  // The copy of a person's data, and its end, in every store that they own.
  'memberships*',
  'memberships* orders*',
  'gift_cards memberships* orders',
  'basket_links* memberships*',
  'abandoned_checkouts* memberships*',
  'memberships* reminder_optouts*',
  'memberships* stock_notices*',
  'memberships* subscribers*',
  'chat_messages chats memberships*',
  'chats memberships*',
  'mails* memberships*',
]);
