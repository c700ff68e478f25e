import type { CallResponse } from '@omnis/contract';
import type { Prices } from '../listing/prices.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { isUnspaced, wordsOf } from '../../../texts/search-words.ts';

type Suggestions = Omit<CallResponse<'products.suggest'>, 'pages'>;

/** Maximum number of suggestions of each kind. */
const most = { products: 6, collections: 4, terms: 5, popular: 6 } as const;

/**
 * Suggests what a shopper may mean while typing; before the first letter: best sellers and the first collections.
 *
 * @param searched - what others search for, most often first; only what the store has words for is passed on, so that
 * nobody puts words into its mouth
 */
export function suggest(
  snapshot: Snapshot,
  query: string,
  {
    prices,
    searched,
    synonyms,
  }: {
    prices: Prices;
    searched: readonly string[];
    synonyms: readonly (readonly string[])[];
  },
): Suggestions {
  const words = wordsOf(query);
  const index = snapshot.indexFor(synonyms);
  const didYouMean = words.length === 0 ? null : index.correct(query);
  const rows = words.length === 0 ? snapshot.shown : [...index.search(didYouMean ?? query).keys()];
  const collections = snapshot.collections.filter(({ id, name }) => {
    if (snapshot.members(id).length === 0) return false;
    const own = wordsOf(name);
    return words.every(({ stem }) =>
      own.some(
        (word) =>
          word.stem.startsWith(stem) ||
          word.written.startsWith(stem) ||
          (isUnspaced(stem) && word.stem.includes(stem)),
      ),
    );
  });
  return {
    products: rows.slice(0, most.products).map((row) => ({
      urlName: row.urlName,
      name: row.name,
      image: row.image,
      price: prices.fromMinor(prices.shown(prices.lowestFull(row), row)),
      salePrice:
        prices.lowest(row) < prices.lowestFull(row)
          ? prices.fromMinor(prices.shown(prices.lowest(row), row))
          : null,
      currency: prices.currency,
      ...(prices.varies(row) ? { priceVaries: true } : {}),
    })),
    collections: collections.slice(0, most.collections).map(({ urlName, name }) => ({ urlName, name })),
    terms: index.terms(query, most.terms),
    didYouMean,
    popular:
      words.length > 0 && rows.length > 0 && didYouMean === null
        ? []
        : searched.filter((term) => index.knows(term)).slice(0, most.popular),
  };
}
