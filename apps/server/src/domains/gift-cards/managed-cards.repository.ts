import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { GiftCardState } from './card-state.ts';
import { behindNewest, type ListPart, type NewestPlace } from '../../http/list-page.ts';

/** Which cards a list is about. */
export interface CardFilter {
  division: number;
  state?: GiftCardState | undefined;
  search?: string | undefined;
}

const contains = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** The state of a card as `cardState` tells it. */
const state = sql<GiftCardState>`CASE
  WHEN card.blocked_at IS NOT NULL THEN 'blocked'
  WHEN card.expires_at <= now() THEN 'expired'
  WHEN card.balance_minor = 0 THEN 'used'
  ELSE 'active' END`;

function filtered({ query }: Db, { division, state: wanted, search }: CardFilter) {
  let cards = query
    .selectFrom('gift_cards as card')
    .leftJoin('orders', (join) =>
      join.onRef('orders.division_id', '=', 'card.division_id').onRef('orders.id', '=', 'card.order_id'),
    )
    .where('card.division_id', '=', division);
  if (wanted !== undefined) cards = cards.where(state, '=', wanted);
  if (search) {
    const pattern = contains(search);
    cards = cards.where((where) =>
      where.or([
        where('card.ending', 'ilike', pattern),
        where('card.recipient_email', 'ilike', pattern),
        where('card.recipient_name', 'ilike', pattern),
        where('card.issued_by', 'ilike', pattern),
        where('orders.number', 'ilike', pattern),
      ]),
    );
  }
  return cards;
}

/** A page of cards, newest first, with the numbers of their orders; never their codes. */
export function listCards(db: Db, filter: CardFilter & { id?: string }, page: ListPart<NewestPlace>) {
  const cards = filtered(db, filter)
    .select(['card.id', 'card.ending', 'card.currency', 'card.value_minor', 'card.balance_minor'])
    .select(['card.recipient_email', 'card.recipient_name', 'card.message', 'card.issued_by'])
    .select(['card.created_at', 'card.expires_at', 'card.blocked_at'])
    .select(sql<string>`card.created_at::text`.as('at'))
    .select(['orders.id as order_id', 'orders.number as order_number'])
    .orderBy('card.created_at', 'desc')
    .orderBy('card.id')
    .limit(page.limit)
    .offset(page.offset)
    .$if(page.after !== null, (rows) =>
      page.after === null
        ? rows
        : rows.where(behindNewest({ at: 'card.created_at', id: 'card.id', type: 'uuid' }, page.after)),
    );
  return (filter.id === undefined ? cards : cards.where('card.id', '=', filter.id)).execute();
}

/** A card as lists have it. */
export type ListedCard = Awaited<ReturnType<typeof listCards>>[number];

/** Counts the cards under a filter. */
export async function countCards(db: Db, filter: CardFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Balance left on the cards of a currency that can be paid with, in minor units. */
export async function outstandingMinor(db: Db, division: number): Promise<Map<string, number>> {
  const rows = await filtered(db, { division, state: 'active' })
    .select(({ fn }) => ['card.currency', fn.sum<string | number | null>('card.balance_minor').as('sum')])
    .groupBy('card.currency')
    .orderBy('card.currency')
    .execute();
  return new Map(rows.map(({ currency, sum }) => [currency, Number(sum ?? 0)]));
}
