import { expect, it } from 'vitest';
import { catalogueTexts } from '../texts/catalogue/index.ts';
import { choiceText } from './choice-text.ts';

it('for whom a product is stands in the language of the shop, colours and sizes as the shop calls them', async () => {
  const t = await catalogueTexts.load('de-DE');
  const said = ['women', 'Men', 'kids', 'unisex', 'cats'].map((value) => choiceText(t, 'gender', value));
  expect(said).toEqual(['Damen', 'Herren', 'Kinder', 'Unisex', 'cats']);
  expect(choiceText(t, 'colour', 'men')).toBe('men');
  expect(choiceText(t, 'size', 'Kids')).toBe('Kids');
});
