import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/** Terms that an order must have: one term, or one that begins so. */
export interface TermRange {
  readonly from: string;
  /** Null: this very term. */
  readonly below: string | null;
}

const exactly = (term: string): TermRange => ({ from: term, below: null });
/** No term goes on with this sign. */
const beginning = (word: string): TermRange => ({ from: word, below: `${word}\u{10ffff}` });

/** A label that is scanned names the return; its order is looked for. */
const ofReturn = (search: string): string => search.trim().replace(/^R-(.+)-\d+$/i, '$1');

/** The words of a search as the database folds them; none for an empty one, null for one of signs alone. */
export async function searchedWords({ query }: Db, search: string): Promise<string[] | null> {
  const text = ofReturn(search);
  if (text === '') return [];
  const { rows } = await sql<{ word: string }>`SELECT omnis_words(${text}) AS word`.execute(query);
  return rows.length === 0 ? null : rows.map(({ word }) => word);
}

/** Tells whether an order of the store has a term. */
async function hasTerm({ query }: Db, division: number, term: string): Promise<boolean> {
  const row = await query
    .selectFrom('order_terms')
    .select('order_id')
    .where('division_id', '=', division)
    .where('term', '=', term)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Terms that an order must have for a search to find it; null where no order can. A number after `#`, or a whole one,
 * finds its order alone; the label of a return finds the order of the return.
 */
export async function searchTerms(db: Db, division: number, search: string): Promise<TermRange[] | null> {
  const text = ofReturn(search);
  if (/^#|-/.test(text)) {
    const number = `#${text.replace(/^#\s*/, '').toLowerCase()}`;
    if (await hasTerm(db, division, number)) return [exactly(number)];
  }
  const words = await searchedWords(db, text);
  return words && words.map(beginning);
}

/** Terms of a tag, a discount code and a product. */
export async function filterTerms(
  { query }: Db,
  {
    tag,
    discount,
    product,
  }: { tag?: string | undefined; discount?: string | undefined; product?: number | undefined },
): Promise<TermRange[]> {
  const { rows } = await sql<{ tag: string | null; code: string | null }>`
    SELECT omnis_lower(${tag ?? null}::text) AS tag, upper(${discount ?? null}::text) AS code`.execute(query);
  const [row] = rows;
  return [
    ...(row?.tag ? [exactly(`%${row.tag}`)] : []),
    ...(row?.code ? [exactly(`$${row.code}`)] : []),
    ...(product === undefined ? [] : [exactly(`@${product}`)]),
  ];
}
