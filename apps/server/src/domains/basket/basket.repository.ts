import { sql, type CompiledQuery } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { moveNote } from './notes.repository.ts';

/** Which list of whom. */
export interface BasketOf {
  division: number;
  /** `customer:uuid` or `visitor:hash`. */
  owner: string;
  name: 'main' | 'favourites' | 'now';
}

/** A line as it is stored. */
export interface LineRow {
  key: string;
  product_id: number;
  variant_id: string | null;
  colour: string;
  size: string;
  quantity: number;
  /** Values that the shopper has filled in, as stored. */
  personalisation: unknown;
  /** Parts chosen for a bundle, as stored. */
  bundle_items: unknown;
  /** For whom it is, when it is a gift card, as it is stored. */
  gift_card: unknown;
}

/** A line to be added. */
export interface NewLine extends Omit<LineRow, 'personalisation' | 'bundle_items' | 'gift_card'> {
  /** Values that the shopper has filled in, as JSON. */
  personalisation?: string;
  /** Parts chosen for a bundle, as JSON. */
  bundle_items?: string;
  /** For whom it is, when it is a gift card, as JSON. */
  gift_card?: string | null;
}

/** Most of one thing in a basket. */
export const maxQuantity = 999;

/** Columns that hold the content of a line and its quantity. */
const content = [
  'key',
  'product_id',
  'variant_id',
  'colour',
  'size',
  'quantity',
  'personalisation',
  'bundle_items',
  'gift_card',
] as const;

let linesQuery: CompiledQuery<LineRow> | undefined;

/** Asks for the lines in the order in which they were added. */
export function selectLines({ query }: Db, { division, owner, name }: BasketOf): CompiledQuery<LineRow> {
  // Every call of the basket asks this, so it is compiled once; the parameters stand in the order of the conditions.
  linesQuery ??= query
    .selectFrom('basket_lines')
    .select(content)
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .where('name', '=', name)
    .orderBy('added_at')
    .orderBy('key')
    .compile();
  return { ...linesQuery, parameters: [division, owner, name] };
}

/** The lines, after what was started before. */
export async function readLines(db: Db, of: BasketOf): Promise<LineRow[]> {
  const { rows } = await db.query.executeQuery(selectLines(db, of));
  return rows;
}

const values = ({ division, owner, name }: BasketOf, line: NewLine) => ({
  division_id: division,
  owner,
  name,
  ...line,
});

/** Adds to the lines; quantities of what is there already add up. Gives the keys that did not become too many. */
export async function addLines({ query }: Db, of: BasketOf, lines: readonly NewLine[]): Promise<string[]> {
  // Shown in the order in which they came, but locked by key, so that two at once cannot wait for each other.
  const placed = lines.map((line, index) => ({
    ...values(of, line),
    added_at: sql<Date>`now() + make_interval(secs => ${index / 1e6})`,
  }));
  const rows = await query
    .insertInto('basket_lines')
    .values(placed.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'owner', 'name', 'key'])
        .doUpdateSet({ quantity: sql<number>`basket_lines.quantity + excluded.quantity` })
        .where(sql<boolean>`basket_lines.quantity + excluded.quantity <= ${maxQuantity}`),
    )
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Puts lines back as they were stored; those that are there already stay as they are. */
export async function putBack({ query }: Db, of: BasketOf, lines: readonly LineRow[]): Promise<void> {
  await query
    .insertInto('basket_lines')
    .values(
      lines.map(({ personalisation, bundle_items: items, gift_card: card, ...line }) => ({
        ...values(of, line),
        personalisation: JSON.stringify(personalisation),
        bundle_items: JSON.stringify(items),
        gift_card: card === null || card === undefined ? null : JSON.stringify(card),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps favourites; what is there already takes the colour and size of the new one, if that names any. */
export async function keepFavourites({ query }: Db, of: BasketOf, lines: readonly NewLine[]): Promise<void> {
  await query
    .insertInto('basket_lines')
    .values(lines.map((line) => values(of, line)))
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'owner', 'name', 'key'])
        .doUpdateSet({ colour: sql<string>`excluded.colour`, size: sql<string>`excluded.size` })
        .where(sql<boolean>`excluded.colour <> '' or excluded.size <> ''`),
    )
    .execute();
}

/** Sets how many of a line are wanted; false when there is no such line. */
export async function setQuantity(
  { query }: Db,
  { division, owner, name }: BasketOf,
  line: { key: string; quantity: number },
): Promise<boolean> {
  const row = await query
    .updateTable('basket_lines')
    .set({ quantity: line.quantity })
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .where('name', '=', name)
    .where('key', '=', line.key)
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes lines out; gives the keys that were there. */
export async function removeLines(
  { query }: Db,
  { division, owner, name }: BasketOf,
  keys: readonly string[],
): Promise<string[]> {
  const rows = await query
    .deleteFrom('basket_lines')
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .where('name', '=', name)
    .where('key', 'in', keys)
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Takes out everything, after what was started before. */
export async function clearLines({ query }: Db, { division, owner, name }: BasketOf): Promise<void> {
  await query
    .deleteFrom('basket_lines')
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .where('name', '=', name)
    .execute();
}

/** Columns of a line that stay when its owner changes. */
const kept = ['division_id', 'name', ...content, 'added_at'] as const;

/** Gives everything of one owner to another; quantities of the same thing add up. */
export async function moveLines(
  db: Db,
  division: number,
  owners: { from: string; to: string },
): Promise<void> {
  const { query } = db;
  const { from, to } = owners;
  await Promise.all([
    // Only one item is bought at once: the latest.
    query
      .deleteFrom('basket_lines')
      .where('division_id', '=', division)
      .where('owner', '=', to)
      .where('name', '=', 'now')
      .where((row) =>
        row.exists(
          row
            .selectFrom('basket_lines as newer')
            .select('newer.key')
            .where('newer.division_id', '=', division)
            .where('newer.owner', '=', from)
            .where('newer.name', '=', 'now'),
        ),
      )
      .execute(),
    query
      .insertInto('basket_lines')
      .columns(['owner', ...kept])
      .expression((build) =>
        build
          .selectFrom('basket_lines')
          .select((row) => [row.val(to).as('owner'), ...kept])
          .where('division_id', '=', division)
          .where('owner', '=', from)
          .orderBy('key'),
      )
      .onConflict((conflict) =>
        conflict.columns(['division_id', 'owner', 'name', 'key']).doUpdateSet({
          quantity: sql<number>`CASE excluded.name WHEN 'favourites' THEN 1 WHEN 'now' THEN excluded.quantity
            ELSE least(basket_lines.quantity + excluded.quantity, ${maxQuantity}) END`,
        }),
      )
      .execute(),
    query.deleteFrom('basket_lines').where('division_id', '=', division).where('owner', '=', from).execute(),
    query
      .insertInto('basket_coupons')
      .columns(['division_id', 'owner', 'code', 'applied_at'])
      .expression((build) =>
        build
          .selectFrom('basket_coupons')
          .select((row) => ['division_id', row.val(to).as('owner'), 'code', 'applied_at'])
          .where('division_id', '=', division)
          .where('owner', '=', from),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['division_id', 'owner'])
          .doUpdateSet({
            code: sql<string>`excluded.code`,
            applied_at: sql<Date>`excluded.applied_at`,
          })
          .where(sql<boolean>`excluded.applied_at >= basket_coupons.applied_at`),
      )
      .execute(),
    query
      .deleteFrom('basket_coupons')
      .where('division_id', '=', division)
      .where('owner', '=', from)
      .execute(),
    moveNote(db, division, owners),
  ]);
}

/** A product that a shopper likes; '' where they have chosen no colour or size. */
export interface Liked {
  readonly product: number;
  readonly colour: string;
  readonly size: string;
}

/** Stores a link that brings favourites back, by the hash of its token. */
export async function insertLink(
  { query }: Db,
  link: { division: number; tokenHash: string; email: string; liked: readonly Liked[]; days: number },
): Promise<void> {
  await query
    .insertInto('basket_links')
    .values({
      division_id: link.division,
      token_hash: link.tokenHash,
      email: link.email,
      product_ids: JSON.stringify(link.liked),
      expires_at: sql<Date>`now() + make_interval(days => ${link.days})`,
    })
    .execute();
}

/** Content of a link that still works; numbers stand for products in links from before colours were kept. */
export async function findLink({ query }: Db, division: number, tokenHash: string): Promise<unknown> {
  const row = await query
    .selectFrom('basket_links')
    .select('product_ids')
    .where('division_id', '=', division)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.product_ids ?? null;
}
