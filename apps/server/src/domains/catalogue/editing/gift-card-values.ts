import { currencies, toMajor, toMinor, type CurrencyCode } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import type { Failure } from '../../../http/answer.ts';
import { cardLabel } from '../../gift-cards/card-label.ts';
import type { EditedColumns } from './managed.repository.ts';

/** Faults of the values of a gift card. */
export function giftCardValueErrors(values: readonly number[], currency: CurrencyCode): Failure['errors'] {
  const { decimals } = currencies[currency];
  return values.flatMap((value, at) => {
    const field = `giftCardValues.${at}`;
    const minor = toMinor(value, currency);
    if (minor === 0 || toMajor(minor, currency) !== value) {
      const message =
        decimals === 0
          ? 'A value has no decimals in this currency'
          : `A value has at most ${decimals} decimals`;
      return [{ field, message }];
    }
    return values.indexOf(value) === at ? [] : [{ field, message: 'This value is there already' }];
  });
}

/** Columns that a product loses when it becomes a gift card: it is sold at its value, without personalisation. */
export function giftCardColumns(values: readonly number[] | undefined): EditedColumns {
  if (values === undefined) return {};
  return values.length === 0
    ? { is_gift_card: false }
    : { is_gift_card: true, price_matrix: '[]', personalisation: '[]', bundle_items: '[]' };
}

/** Has a product be sold at these values: those that it has keep their variants, the other variants go. */
export async function writeGiftCardValues(
  { query }: Db,
  at: { division: number; id: number; currency: CurrencyCode },
  values: readonly number[],
): Promise<void> {
  const wanted = values.map((value) => toMinor(value, at.currency)).toSorted((a, b) => a - b);
  const rows = await query
    .selectFrom('variants')
    .select(['id', 'price_minor', 'size', 'colour'])
    .where('division_id', '=', at.division)
    .where('product_id', '=', at.id)
    .where('archived', '=', false)
    .execute();
  const kept = new Map(
    rows.flatMap((row) =>
      row.colour === '' &&
      row.size === cardLabel(row.price_minor, at.currency) &&
      wanted.includes(row.price_minor)
        ? [[row.price_minor, row.id] as const]
        : [],
    ),
  );
  const gone = rows.flatMap(({ id }) => ([...kept.values()].includes(id) ? [] : [id]));
  if (gone.length > 0)
    await query
      .deleteFrom('variants')
      .where('division_id', '=', at.division)
      .where('id', 'in', gone)
      .execute();
  for (const [position, minor] of wanted.entries()) {
    const id = kept.get(minor);
    if (id === undefined)
      await query
        .insertInto('variants')
        .values({
          division_id: at.division,
          product_id: at.id,
          position,
          sku: '',
          colour: '',
          size: cardLabel(minor, at.currency),
          price_minor: minor,
          sale_price_minor: null,
          stock: null,
        })
        .execute();
    else
      await query
        .updateTable('variants')
        .set({ position, sale_price_minor: null, stock: null })
        .where('division_id', '=', at.division)
        .where('id', '=', id)
        .execute();
  }
}
