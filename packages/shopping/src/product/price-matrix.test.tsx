import { LocaleContext } from '@omnis/texts/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { productTexts } from '../texts/product/index.ts';
import PriceMatrix from './price-matrix.tsx';
import { testProduct, testVariant } from './product.fixture.ts';

afterEach(cleanup);

it.each([
  ['en-GB', ['–', '10%', '12.5%']],
  ['de-DE', ['–', '10\u00A0%', '12,5\u00A0%']],
  ['fr-FR', ['–', '10\u00A0%', '12,5\u00A0%']],
])('in %s it says what is saved as percentages are written there', async (locale, saved) => {
  const variant = testVariant('M', { quantityPrices: [21.6, 21] });
  const priceMatrix = [
    { quantity: 5, percent: 10 },
    { quantity: 20, percent: 12.5 },
  ];
  await productTexts.load(locale);
  await act(async () => {
    render(
      <LocaleContext value={locale}>
        <Suspense>
          <PriceMatrix
            product={testProduct({ priceMatrix, variants: [variant] })}
            colour="Navy"
            variant={variant}
            quantity={1}
          />
        </Suspense>
      </LocaleContext>,
    );
  });
  const cells = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(cells.slice(1)).toEqual(saved);
});
