import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { basketTexts } from './basket/index.ts';
import { controlsSay, controlsTexts } from './controls/index.ts';
import { numberText, pluralCategory, translator } from './translate.ts';
import { LocaleContext, useTexts } from './use-texts.ts';

const en = {
  plain: 'Basket',
  named: '{name}, sold out',
  counted: { one: '{count} item', other: '{count} items' },
  linked: 'Have an account? {link}',
} as const;

afterEach(cleanup);

it('fills in values by their names', () => {
  const t = translator(en, 'en-GB');
  expect(t('plain')).toBe('Basket');
  expect(t('named', { name: 'Large' })).toBe('Large, sold out');
});

it('chooses a form by the number, and writes it as the place does', () => {
  const t = translator(en, 'en-GB');
  expect([0, 1, 2, 1200].map((count) => t('counted', { count }))).toEqual([
    '0 items',
    '1 item',
    '2 items',
    '1,200 items',
  ]);
  expect(translator(en, 'de-DE')('counted', { count: 1200 })).toBe('1.200 items');
  // French counts nothing as one.
  expect(translator(en, 'fr-FR')('counted', { count: 0 })).toBe('0 item');
});

it.each(['en-GB', 'de-DE', 'fr-FR'])(
  'writes and counts small numbers as Intl does, which it does not wake: %s',
  (locale) => {
    const rules = new Intl.PluralRules(locale);
    const format = new Intl.NumberFormat(locale);
    const small = Array.from({ length: 1000 }, (_, count) => count);
    const numbers = [...small, 1000, 1_000_000, -1, 0.5, 1.5];
    expect(numbers.map((count) => [pluralCategory(locale, count), numberText(locale, count)])).toEqual(
      numbers.map((count) => [rules.select(count), format.format(count)]),
    );
    const made = vi.spyOn(Intl, 'NumberFormat');
    numberText(locale.slice(0, 2), 999);
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  },
);

it('puts elements into their places', () => {
  const t = translator(en, 'en-GB');
  render(<p>{t.parts('linked', { link: <a href="/login/">Sign in</a> })}</p>);
  expect(screen.getByText(/^Have an account\?/).textContent).toBe('Have an account? Sign in');
  expect(screen.getByRole('link').textContent).toBe('Sign in');
});

function Title(): ReactElement {
  return <h1>{useTexts(basketTexts)('basket')}</h1>;
}

it.each([
  ['en-GB', 'Basket'],
  ['de-DE', 'Warenkorb'],
  ['de-AT', 'Warenkorb'],
  ['fr-FR', 'Panier'],
  ['pt-BR', 'Basket'],
])('a component speaks the language around it: %s', (locale, title) => {
  render(
    <LocaleContext value={locale}>
      <Title />
    </LocaleContext>,
  );
  expect(screen.getByRole('heading').textContent).toBe(title);
});

it('controls are asked by their English, rules also by the pattern of their numbers', async () => {
  const say = controlsSay(await controlsTexts.load('de-DE'));
  expect(say('Page {page} of {count}', { page: 2, count: 9 })).toBe('Seite 2 von 9');
  expect(say('Must contain at least 8 characters')).toBe('Mindestens 8 Zeichen');
  expect(say('Something that nobody has translated 3 times')).toBe(
    'Something that nobody has translated 3 times',
  );
});

it.each([
  ['en-GB', 'Rated 4.6 out of 5 from 7 reviews'],
  ['de-DE', 'Bewertet mit 4.6 von 5 aus 7 Bewertungen'],
])('a text with a number of its own takes values like any other: %s', async (locale, said) => {
  const say = controlsSay(await controlsTexts.load(locale));
  expect(say('Rated {average} out of 5 from {count} reviews', { average: '4.6', count: 7 })).toBe(said);
});
