import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppliedFilters } from './applied-filters.tsx';
import { readFilters, writeFilters } from './filters.ts';

afterEach(cleanup);

function texts(locale: string, query: string): (string | null)[] {
  render(
    <LocaleContext value={locale}>
      <AppliedFilters
        filters={readFilters(new URLSearchParams(query))}
        currency="GBP"
        href={(filters) => `/all/${writeFilters(filters)}`}
      />
    </LocaleContext>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

it.each([
  ['en-GB', ['Navy', 'Women', 'Clear all']],
  ['de-DE', ['Navy', 'Damen', 'Alle löschen']],
  ['fr-FR', ['Navy', 'Femmes', 'Tout effacer']],
])('say in the language of the shop whom products are for: %s', (locale, said) => {
  expect(texts(locale, 'gender=women&colour=Navy')).toEqual(said);
});

it('leave what the shop does not know as the owner has written it, and phrases as they are', () => {
  expect(texts('en-GB', 'gender=Adults&priceMax=10')).toEqual(['Adults', 'Up to £10', 'Clear all']);
  const [choice, price] = screen.getAllByRole('link').map((link) => getComputedStyle(link).textTransform);
  expect(choice).toBe('capitalize');
  expect(price).not.toBe('capitalize');
});
