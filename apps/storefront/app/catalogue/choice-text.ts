import type { CatalogueTexts } from '../texts/catalogue/index.ts';
import type { ChoiceKey } from './filters.ts';

/** For whom a product may be, in the words of its catalogue, which are the same in every shop. */
const genders = ['men', 'women', 'kids', 'unisex'] as const;

/** What a choice of a filter is called: colours and sizes have the shop's names, for whom something is has ours. */
export function choiceText(t: CatalogueTexts, key: ChoiceKey, value: string): string {
  const gender = key === 'gender' && genders.find((each) => each === value.toLowerCase());
  return gender ? t(gender) : value;
}
