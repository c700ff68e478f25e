import type { Db } from '../../../database/connection.ts';
import { fail, type Failure } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';

/** Why the country of a store can no longer be changed; '' while it can: orders were taxed and delivered by it. */
export async function whyCountryFixed({ query }: Db, division: number): Promise<string> {
  const order = await query
    .selectFrom('orders')
    .select('id')
    .where('division_id', '=', division)
    .limit(1)
    .executeTakeFirst();
  return order === undefined
    ? ''
    : 'Your store has orders, which were taxed by its country. To sell from another country, open a new store.';
}

const nameOf = (country: string): string =>
  new Intl.DisplayNames('en-GB', { type: 'region' }).of(country) ?? country;

/** Why a store cannot move to a country; null when it can. */
export async function moveFailure(db: Db, division: Division, country: string): Promise<Failure | null> {
  const fixed = await whyCountryFixed(db, division.id);
  if (fixed !== '') return fail('conflict', fixed, 'general.country');
  if (division.vatNumber === '') return null;
  return fail(
    'conflict',
    `Your VAT number ${division.vatNumber} is of ${nameOf(division.country)}. Remove it from your company or taxes before you change the country to ${nameOf(country)}.`,
    'general.country',
  );
}
