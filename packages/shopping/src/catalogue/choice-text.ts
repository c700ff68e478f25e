import type { ChoiceKey } from './filters.ts';
import type { CatalogueTexts } from '../texts/catalogue/index.ts';

/** Whom a product may be for, as the platform knows it: words of the shop, unlike colours, which the owner names. */
const genders = ['men', 'women', 'kids', 'unisex'] as const;

/** What a choice of a filter is called to the shopper. */
export function choiceText(t: CatalogueTexts, key: ChoiceKey, value: string): string {
  const gender = key === 'gender' ? genders.find((each) => each === value.trim().toLowerCase()) : undefined;
  return gender === undefined ? value : t(gender);
}
