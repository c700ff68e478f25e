import { createOmnisStore } from '@omnis/store';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { PlainBuyForm } from './plain-buy-form.tsx';
import { testProduct, testVariant } from './product.fixture.ts';
import { sizesOf, type Product } from './selection.ts';

/** The form of a product as a browser without scripts reads it. */
function form(own: Partial<Product> = {}): HTMLElement {
  const product = testProduct(own);
  const sizes = sizesOf(product, 'Navy');
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <PlainBuyForm product={product} colour="Navy" sizes={sizes} />
    </Provider>,
  ).replaceAll(/<\/?noscript>/g, '');
  return page;
}
const options = (page: HTMLElement, name: string): string[][] =>
  [...page.querySelectorAll<HTMLOptionElement>(`select[name="${name}"] option`)].map((option) => [
    option.value,
    option.text,
  ]);

describe('the buy form without scripts', () => {
  it('insists on a size, as the page with scripts does', () => {
    expect(options(form(), 'productSize')).toEqual([
      ['', 'Choose a size'],
      ['S', 'S'],
      ['M', 'M'],
    ]);
    expect(form().querySelector<HTMLSelectElement>('select')?.required).toBe(true);
    const only = { sizes: ['S'], variants: [testVariant('S')] };
    expect(options(form(only), 'productSize')).toEqual([['S', 'S']]);
  });

  it('says what each size costs where they differ', () => {
    const variants = [
      testVariant('S'),
      testVariant('M', { price: 30, salePrice: 26 }),
      testVariant('L', { price: 30, available: false }),
    ];
    expect(options(form({ sizes: ['S', 'M', 'L'], variants }), 'productSize').slice(1)).toEqual([
      ['S', 'S, £24.00'],
      ['M', 'M, £26.00'],
      ['L', 'L, sold out'],
    ]);
  });

  it('insists on a choice of what a bundle holds, where there is one', () => {
    const part = { productId: 2, urlName: 'cap', name: 'Cap', quantity: 1, image: null, price: 10 };
    const held = (size: string) => ({
      id: size,
      colour: 'Red',
      size,
      image: null,
      stock: null,
      available: true,
    });
    const bundleItems = [
      { ...part, variants: [held('S'), held('L')] },
      { ...part, variants: [held('')] },
    ];
    const page = form({ isBundle: true, bundleItems });
    expect(options(page, 'bundleItems.0')[0]).toEqual(['', 'Choose']);
    expect(options(page, 'bundleItems.1')).toEqual([['', 'Red']]);
  });
});
