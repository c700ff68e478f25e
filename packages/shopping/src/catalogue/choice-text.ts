import type { ChoiceKey } from './filters.ts';
import type { CatalogueTexts } from '../texts/catalogue/index.ts';

/** Genders of a product, as the platform knows them: words of the shop, unlike colours, which the owner names. */
const genders = ['men', 'women', 'kids', 'unisex'] as const;

/** Name of a filter's choice for the shopper. */
export function choiceText(t: CatalogueTexts, key: ChoiceKey, value: string): string {
  const gender = key === 'gender' ? genders.find((each) => each === value.trim().toLowerCase()) : undefined;
  return gender === undefined ? value : t(gender);
}
