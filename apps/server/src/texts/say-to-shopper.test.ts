import { texts } from '@omnis/contract/texts';
import { plainMessage } from '@omnis/models';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { onlyLeft } from '../domains/stock/only-left.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { answerIn, failureIn, sayToShopper } from './say-to-shopper.ts';

test('a text is said in the language, with what differs in its place', () => {
  expect(sayToShopper('de', 'Your basket is empty')).toBe('Ihr Warenkorb ist leer');
  expect(sayToShopper('fr', 'Must contain at least 8 characters')).toBe('Au moins 8 caractères');
  expect(sayToShopper('de', 'Only 3 of Paper Fox T-shirt are left')).toBe(
    'Von Paper Fox T-shirt sind nur noch 3 da',
  );
});

test('money is written as the language writes it', () => {
  const said = 'The total is now ¥7,958. Check your order again.';
  expect(sayToShopper('de', said)).toContain('jetzt 7.958\u00a0¥.');
  expect(sayToShopper('fr', said)).toContain('de 7\u202f958\u00a0¥.');
  expect(sayToShopper('en', said)).toBe(said);
  expect(sayToShopper('de', 'Spend £1,076.50 more to use this coupon')).toContain('1.076,50\u00a0£');
  expect(sayToShopper('de', 'Your gift card now has £0.00 left. Check your order again.')).toContain(
    '0,00\u00a0£',
  );
  expect(
    sayToShopper('de', 'There is now a lot to pay in addition to your gift cards. Check your order again.'),
  ).toContain('jetzt a lot zu zahlen');
});

test('remaining units are counted in the grammar of the language', () => {
  expect([1, 3].map((count) => onlyLeft(count, 'Mug'))).toEqual([
    'Only 1 of Mug is left',
    'Only 3 of Mug are left',
  ]);
  const one = ['Mug', 'these', 'this colour and size'].map((what) => onlyLeft(1, what));
  expect(one.map((text) => sayToShopper('de', text))).toEqual([
    'Von Mug ist nur noch eines da',
    'Davon ist nur noch eines da',
    'In dieser Farbe und Größe ist nur noch eines da',
  ]);
  expect(one.map((text) => sayToShopper('fr', text))).toEqual([
    'Il ne reste qu’un exemplaire de Mug',
    'Il n’en reste qu’un',
    'Plus qu’un seul dans cette couleur et cette taille',
  ]);
});

test('the subject of a text stays in front of it, in the words of the store', () => {
  expect(sayToShopper('de', 'Name on the back: This field is required')).toBe(
    'Name on the back: Dieses Feld ist erforderlich',
  );
  expect(sayToShopper('fr', 'Name: big: At most 8 characters')).toBe('Name: big\u00a0: 8 caractères maximum');
  expect(sayToShopper('de', 'Tee: What nobody has translated')).toBe('Tee: What nobody has translated');
});

test('of texts that are alike, the one with more of its own words is said', () => {
  expect(sayToShopper('de', 'Mug in Camp kit is no longer available')).toBe(
    'Mug in Camp kit ist nicht mehr verfügbar',
  );
  expect(sayToShopper('de', 'Too many tries. Wait 5 minutes and try again.')).toContain('5 Minuten');
  expect(sayToShopper('fr', 'This product is no longer available')).toBe('Ce produit n’est plus disponible');
});

test('English is as it is, and so is what nobody has translated', () => {
  expect(sayToShopper('en', 'Your basket is empty')).toBe('Your basket is empty');
  expect(sayToShopper('de', 'Put a price on every line')).toBe('Put a price on every line');
});

test('failures and answers that speak are translated, data is not', () => {
  const failure = {
    message: 'Look at the fields that are marked',
    errors: [{ field: 'email', message: 'This field is required' }],
    code: 'validation_failed',
  } as const;
  expect(failureIn('de', { ...failure, errors: [...failure.errors] })).toEqual({
    message: 'Sehen Sie sich die markierten Felder an',
    errors: [{ field: 'email', message: 'Dieses Feld ist erforderlich' }],
    code: 'validation_failed',
  });
  expect(answerIn('de', { message: 'Your order is changed.', refund: 4 })).toEqual({
    message: 'Ihre Bestellung ist geändert.',
    refund: 4,
  });
  expect(answerIn('de', { name: 'Your order is changed.' })).toEqual({ name: 'Your order is changed.' });
});

test.each([german, french])('every translation has the places of its text', (table) => {
  const placesOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
  expect(Object.entries(table).filter(([english, text]) => placesOf(english) !== placesOf(text))).toEqual([]);
});

test('texts for shoppers that the spec fixes are translated', () => {
  const { noItemsAdded, productGone, subscribed, subscribeFailed, contactSent, remillSent, remillFailed } =
    texts;
  for (const text of [
    noItemsAdded,
    productGone,
    subscribed,
    subscribeFailed,
    contactSent,
    remillSent,
    remillFailed,
  ])
    expect(sayToShopper('de', text)).not.toBe(text);
});

test('a value that no call accepts is reported in the language, too', () => {
  const said = z.string().max(80).safeParse('x'.repeat(81), { error: plainMessage }).error
    ?.issues[0]?.message;
  expect(said).toBe('Must contain no more than 80 characters');
  expect(sayToShopper('de', said ?? '')).toBe('Höchstens 80 Zeichen');
});

test.each([
  'Your order is not on its way yet. Review it once it has arrived.',
  'You have reviewed this product already',
  'This product is not in your order',
  'This picture is not here any more. Choose it again.',
  'You have this address already.',
  'The bank did not answer, and nothing was charged',
  'The bank asked for a confirmation that was not given',
  'The payment was cancelled',
  'The bank has withdrawn its authorisation',
  'This contains a character that we cannot store. Type it again.',
  'This basket was ordered in another window. Nothing was charged now.',
  'Quantity must be a whole number from 1 to 999',
])('%s is translated', (text) => {
  for (const language of ['de', 'fr'] as const) expect(sayToShopper(language, text)).not.toBe(text);
});
