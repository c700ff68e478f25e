import type { Db } from '../../database/connection.ts';
import type { GiftCardRow } from './gift-cards.types.ts';

/** The cards that lie on a checkout, in the order in which they were laid. */
export function readLaidCards({ query }: Db, division: number, owner: string): Promise<GiftCardRow[]> {
  return query
    .selectFrom('basket_gift_cards')
    .innerJoin('gift_cards', (join) =>
      join
        .onRef('gift_cards.division_id', '=', 'basket_gift_cards.division_id')
        .onRef('gift_cards.id', '=', 'basket_gift_cards.card_id'),
    )
    .selectAll('gift_cards')
    .where('basket_gift_cards.division_id', '=', division)
    .where('basket_gift_cards.owner', '=', owner)
    .orderBy('basket_gift_cards.added_at')
    .orderBy('gift_cards.id')
    .execute();
}

/** Takes a card off a checkout, or all of them. */
export async function dropLaidCards(
  { query }: Db,
  division: number,
  { owner, card }: { owner: string; card?: string },
): Promise<void> {
  const gone = query
    .deleteFrom('basket_gift_cards')
    .where('division_id', '=', division)
    .where('owner', '=', owner);
  await (card === undefined ? gone : gone.where('card_id', '=', card)).execute();
}

/** Gives the cards on one checkout to another, as when a visitor signs in. */
export async function moveLaidCards(
  db: Db,
  division: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.query
    .insertInto('basket_gift_cards')
    .columns(['division_id', 'owner', 'card_id', 'added_at'])
    .expression((build) =>
      build
        .selectFrom('basket_gift_cards')
        .select((row) => ['division_id', row.val(to).as('owner'), 'card_id', 'added_at'])
        .where('division_id', '=', division)
        .where('owner', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await dropLaidCards(db, division, { owner: from });
}
