import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { testProduct, testVariant } from './product.fixture.ts';
import { goneOf, type Variant } from './selection.ts';
import StockNotice from './stock-notice.tsx';

afterEach(cleanup);

const variant = (size: string, available: boolean): Variant => testVariant(size, { available });
const product = testProduct();
const gone: [Variant, Variant] = [variant('M', false), variant('XL', false)];
const notice = (all: boolean) => (
  <Provider store={createOmnisStore({ app: 'storefront' })}>
    <StockNotice productId={7} gone={all ? [gone[0]] : gone} all={all} sizeText={(size) => `Size ${size}`} />
  </Provider>
);

it('is of what is sold out in the colour, and of no bundle', () => {
  const sold = { ...product, variants: [variant('M', false), variant('L', true)] };
  expect(goneOf(sold, gone[0].colour).map(({ size }) => size)).toEqual(['M']);
  expect(goneOf({ ...sold, isBundle: true }, gone[0].colour)).toEqual([]);
});

it('is a form that is posted without scripts, open where all is sold out', () => {
  const html = renderToString(notice(true));
  expect(html).toMatch(/<details[^>]* open=""/);
  expect(html).toContain('action="/back-in-stock/plain/" method="post"');
  expect(html).toContain('name="productId" value="7"');
  expect(html).toContain(`<option value="${gone[0].id}" selected="">Size M</option>`);
});

it('asks for the size where several are, and says what is wrong with the address', async () => {
  render(notice(false));
  fireEvent.click(screen.getByText('Is your size sold out?'));
  const sizes = screen.getByLabelText('Size');
  expect([...sizes.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a size',
    'Size M',
    'Size XL',
  ]);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@' } });
  fireEvent.click(screen.getByRole('button', { name: 'Tell me when it’s back' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  expect(document.activeElement).toBe(sizes);
  fireEvent.change(sizes, { target: { value: gone[1].id } });
  fireEvent.click(screen.getByRole('button', { name: 'Tell me when it’s back' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});
