/** Which rows of a table are a person's, where that takes more than a column. */
import { sql } from 'kysely';
import {
  byAddress,
  byBasketOwner,
  byCustomer,
  inStores,
  ofOrders,
  ownOrders,
  type Condition,
  type Person,
} from './person.ts';

/** Stores that nobody else owns. */
export function storesOfOne({ kind, id }: Person): Condition {
  if (kind !== 'owner') return sql`false`;
  return sql`t.id IN (SELECT m.division_id FROM memberships m WHERE m.customer_id = ${id}::uuid AND m.role = 'owner')
    AND NOT EXISTS (SELECT FROM memberships o WHERE o.division_id = t.id AND o.customer_id <> ${id}::uuid AND o.role = 'owner')`;
}

/** Attempts at paying. */
export function attempts(person: Person): Condition {
  const byMail = person.verified ? sql`OR lower(t.request->'contact'->>'email') = ${person.email}` : sql``;
  return person.kind === 'staff'
    ? sql`false`
    : sql`t.division_id = ${person.divisionId} AND (t.owner = ${`customer:${person.id}`} ${byMail})`;
}

/** Orders of a person, by their ids. */
export const orderIds = (person: Person): Condition =>
  sql`SELECT o.id FROM (SELECT t.* FROM orders t WHERE ${ownOrders(person)}) o`;

/** The studio designs and purchases of a person. */
export function designsOf(person: Person): Condition {
  return person.kind === 'staff'
    ? sql`false`
    : sql`t.division_id = ${person.divisionId} AND t.id IN (
        SELECT i.design_id FROM order_items i WHERE i.division_id = ${person.divisionId} AND i.order_id IN (${orderIds(person)}))`;
}

/** Artwork that a person asked for quotes with, or bought. */
export function artworksOf(person: Person): Condition {
  return person.kind === 'staff'
    ? sql`false`
    : sql`t.division_id = ${person.divisionId} AND (t.id IN (
        SELECT q.artwork_id FROM quotes q WHERE q.division_id = ${person.divisionId} AND q.order_id IN (${orderIds(person)}))
      OR t.id IN (SELECT d.artwork_id FROM designs d JOIN order_items i ON i.division_id = d.division_id AND i.design_id = d.id
        WHERE d.division_id = ${person.divisionId} AND i.order_id IN (${orderIds(person)})))`;
}

/** Discounts that a store made for the customer with a proved address. */
export function discountsFor({ kind, verified, divisionId, email }: Person): Condition {
  return kind === 'customer' && verified
    ? sql`t.division_id = ${divisionId} AND t.email = ${email}`
    : sql`false`;
}

/**
 * Rows that hang on what a store notes of a customer, by the column that names the customer. At an address that was never
 * proved, somebody else may have ordered: then they are theirs.
 */
export function ofRecords(person: Person, column: string): Condition {
  return person.kind === 'customer'
    ? sql`t.division_id = ${person.divisionId} AND ${sql.ref(`t.${column}`)} IN (${recordIds(person)})`
    : sql`false`;
}

function recordIds({ divisionId, email, verified }: Person): Condition {
  const unordered = verified ? sql`` : sql`AND r.orders = 0`;
  return sql`
    SELECT r.id FROM customer_record_emails e JOIN customer_records r ON r.division_id = e.division_id AND r.id = e.record_id
    WHERE e.division_id = ${divisionId} AND e.email = ${email} ${unordered}`;
}

/** Rows of a change of many customers or orders that are about a person: their name, and tags that an undo would put back. */
export function listEditRowsOf(person: Person): Condition {
  if (person.kind === 'staff') return sql`false`;
  const inList = (list: string): Condition =>
    sql`t.edit_id IN (SELECT l.id FROM list_edits l WHERE l.division_id = ${person.divisionId} AND l.list = ${list})`;
  const aboutOrders = sql`${inList('orders')} AND t.row_id IN (SELECT i.id::text FROM (${orderIds(person)}) i)`;
  const aboutThem =
    person.kind === 'customer'
      ? sql`${inList('customers')} AND t.row_id IN (SELECT i.id::text FROM (${recordIds(person)}) i)`
      : sql`false`;
  return sql`t.division_id = ${person.divisionId} AND ((${aboutOrders}) OR (${aboutThem}))`;
}

/** Rows with a deleted discount for a person in a column, at a path, kept so that the deletion can be undone. */
export function keptDiscountsFor(
  { kind, verified, divisionId, email }: Person,
  { column, path }: KeptDiscountAt,
): Condition {
  const named = JSON.stringify([{ email }]);
  return kind === 'customer' && verified
    ? sql`t.division_id = ${divisionId} AND ${sql.ref(`t.${column}`)} #> ${pathOf(path)} @> ${named}::jsonb`
    : sql`false`;
}

/** The column without the person among the customers of the deleted discount. */
export function withoutCustomer({ email }: Person, { column, path }: KeptDiscountAt): Condition {
  const at = sql.ref(`t.${column}`);
  return sql`jsonb_set(${at}, ${pathOf(path)}, (
    SELECT coalesce(jsonb_agg(c), '[]') FROM jsonb_array_elements(${at} #> ${pathOf(path)}) c WHERE c ->> 'email' <> ${email}))`;
}

/** The place of the customers of a deleted discount in a column. */
export interface KeptDiscountAt {
  readonly column: string;
  readonly path: readonly string[];
}

const pathOf = (path: readonly string[]): Condition => sql`${[...path]}::text[]`;

/** Rows of a store that hold the address of an account of the store. */
export function atStore({ kind, divisionId, email }: Person): Condition {
  return kind === 'customer' ? sql`t.division_id = ${divisionId} AND t.email = ${email}` : sql`false`;
}

/** The reviews that a person wrote of their purchases. */
export const reviewsOf = (person: Person): Condition =>
  sql`((${byCustomer(person)}) OR (${ofOrders(person, 'order_id')}))`;

/** Artwork that a person showed in a review, and that nothing was asked for or made with. */
export function reviewPicturesOf(person: Person): Condition {
  return person.kind === 'staff'
    ? sql`false`
    : sql`t.division_id = ${person.divisionId} AND t.id IN (
        SELECT p ->> 'id' FROM (SELECT t.* FROM reviews t WHERE ${reviewsOf(person)}) r, jsonb_array_elements(r.pictures) p)
      AND NOT EXISTS (SELECT FROM quotes q WHERE q.division_id = t.division_id AND q.artwork_id = t.id)
      AND NOT EXISTS (SELECT FROM designs d WHERE d.division_id = t.division_id AND d.artwork_id = t.id)`;
}

/** Gift cards that a person bought, and those that were sent to their proved address. */
export function giftCardsOf(person: Person): Condition {
  return sql`((${ofOrders(person, 'order_id')}) OR (${byAddress(person, 'recipient_email')}))`;
}

/** Chats of a person: those they had when signed in, and those at their proved address. */
export function chatsOf(person: Person): Condition {
  return sql`((${byBasketOwner(person)}) OR (${byAddress(person, 'email')}))`;
}

/** The messages of those chats, from both sides. */
export function chatMessagesOf(person: Person): Condition {
  return sql`(t.division_id, t.chat_id) IN (
    SELECT c.division_id, c.id FROM (SELECT t.* FROM chats t WHERE ${chatsOf(person)}) c)`;
}

/** Rows of the browsers that are told of a person's orders, by the column that names the browser. */
export function pushesOf(person: Person, column: string): Condition {
  if (person.kind === 'staff') return sql`false`;
  return sql`t.division_id = ${person.divisionId} AND ${sql.ref(`t.${column}`)} IN (
    SELECT t.id FROM push_subscriptions t WHERE ${byCustomer(person)}
    UNION SELECT t.subscription_id FROM push_subscription_orders t WHERE ${ofOrders(person, 'order_id')})`;
}

/** Mails to a person, and those they sent. */
export function mails(person: Person): Condition {
  const { kind, email, verified, divisionId } = person;
  if (kind === 'staff') return sql`lower(t.recipient) = ${email} AND t.kind LIKE 'account.%'`;
  return verified
    ? sql`${inStores(person)} AND (lower(t.recipient) = ${email} OR lower(t.reply_to) = ${email})`
    : sql`t.division_id = ${divisionId} AND lower(t.recipient) = ${email} AND t.kind LIKE 'account.%'`;
}

/** Stores that let a person in while they are closed. */
export function guestAt({ verified, email, ...person }: Person): Condition {
  return verified && person.kind === 'customer'
    ? sql`t.id = ${person.divisionId} AND t.guests ? ${email}`
    : sql`false`;
}

/** Audit entries of actions by a person and on a person. */
export function auditOf({ kind, id, divisionId }: Person): Condition {
  const where = kind === 'customer' ? sql`t.division_id = ${divisionId} AND` : sql``;
  return sql`${where} (t.actor_id = ${id}::uuid OR t.target LIKE ${`%:${id}`} OR t.data::text LIKE ${`%${id}%`})`;
}
