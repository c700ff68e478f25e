import { createOmnisStore } from '@omnis/store';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { testBasketLine } from './basket-line.fixture.ts';
import { BasketLine } from './basket-line.tsx';

afterEach(cleanup);

const hrefOf = (line: Parameters<typeof testBasketLine>[0]): string | null => {
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <ul>
        <BasketLine line={testBasketLine({ name: 'Tee', productUrl: 'plain-tee', ...line })} currency="GBP" />
      </ul>
    </Provider>,
  );
  return screen.getByRole('link', { name: 'Tee' }).getAttribute('href');
};

it('a line made in the studio leads to its design, every other line to its product', () => {
  expect(hrefOf({ key: 'v:d', design: 'd' })).toBe('/studio/plain-tee/?line=v%3Ad');
  cleanup();
  expect(hrefOf({})).toMatch(/^\/product\/plain-tee\//);
});
