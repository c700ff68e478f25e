import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockEnvironmentProvider } from '../environment/environment-provider.tsx';
import type { ProductItem } from '../sources/product-item.ts';
import { testEnvironment } from '../testing/environment.tsx';
import { ProductCardView, ProductGridView } from './product-card-view.tsx';

const tee: ProductItem = {
  urlName: 'sunny tee',
  name: 'Sunny tee',
  image: '/images/tee.png',
  imageAlt: 'A tee',
  hoverImage: '/images/back.png',
  currency: 'GBP',
  price: 24,
};
const card = (own: Partial<ProductItem> = {}, environment = testEnvironment()) =>
  render(
    <BlockEnvironmentProvider environment={environment}>
      <ProductCardView product={{ ...tee, ...own }} />
    </BlockEnvironmentProvider>,
  ).container;

describe('B16 product card', () => {
  it('B16 links to the product from its name, through the router', () => {
    card();
    const link = screen.getByRole('link', { name: 'Sunny tee' });
    expect(link.getAttribute('href')).toBe('/product/sunny%20tee/');
    expect(link.dataset).toHaveProperty('router');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Sunny tee');
  });

  it('B16 has its initial where it has no picture, which is not read out', () => {
    const initial = card({ name: ' 🦊 tee', image: null }).querySelector('.picture svg');
    expect(initial?.textContent).toBe('🦊');
    expect(initial?.getAttribute('aria-hidden')).toBe('true');
    expect(initial?.matches('[data-initial]')).toBe(true);
    expect(card({ name: 'mug', image: null }).querySelector('.picture svg')?.textContent).toBe('M');
    expect(card({ name: 'Tee' }).querySelector('.picture svg')).toBeNull();
  });

  it('B16 leads to the colour that its pictures show', () => {
    card({ colour: 'Stone Blue' });
    expect(screen.getByRole('link', { name: 'Sunny tee' }).getAttribute('href')).toBe(
      '/product/sunny%20tee/stone-blue/',
    );
  });

  it('B16 keeps short hyphenated words on one line, in the same letters', () => {
    const name = 'Forest Bear Men’s T-shirt';
    const container = card({ name });
    expect(screen.getByRole('link', { name }).textContent).toBe(name);
    expect(container.querySelector('.whole')?.textContent).toBe('T-shirt');
  });

  it('B16 tells now and was apart', () => {
    expect(card({ salePrice: 18 }).querySelector('.price')?.textContent).toBe('Now £18.00Was £24.00');
    expect(card({ salePrice: 30 }).querySelector('.price')?.textContent).toBe('£24.00');
  });

  it('B16 says “From” where some of it cost more', () => {
    const price = (own: Partial<ProductItem>) => card(own).querySelector('.price')?.textContent;
    expect(price({ priceVaries: true })).toBe('From£24.00');
    expect(price({ priceVaries: true, salePrice: 18 })).toBe('FromNow £18.00Was £24.00');
    expect(price({ priceVaries: false })).toBe('£24.00');
  });

  it('B16 names what somebody chose of it', () => {
    expect(card({ choice: 'Rust, M' }).querySelector('.choice')?.textContent).toBe('Rust, M');
    expect(card().querySelector('.choice')).toBeNull();
  });

  it.each([
    [{ available: false, badge: 'New' }, 'Sold out'],
    [{ available: false, withdrawn: true, badge: 'New' }, 'No longer sold'],
    [{ badge: 'New', salePrice: 12 }, 'New'],
    [{ salePrice: 18 }, '−25%'],
    [{ salePrice: 23.5 }, 'Sale'],
    [{}, undefined],
  ])('B16 the badge of %j is %j', (own, badge) => {
    expect(card(own).querySelector('.badge')?.textContent).toBe(badge);
  });

  it('B16 says what is saved in the language of the page', () => {
    const say = (english: string, values = {}): string => `${english} ${JSON.stringify(values)}`;
    const container = card({ salePrice: 18 }, { ...testEnvironment(), say });
    expect(container.querySelector('.badge')?.textContent).toBe('−{percent}% {"percent":25}');
  });

  it('B16 leads nowhere and has no price where it is sold no more', () => {
    const container = card({ available: false, withdrawn: true });
    expect(screen.getByRole('heading', { name: 'Sunny tee' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelector('.price')).toBeNull();
  });

  it('B16 shows five colours and counts the rest, by name for ears', () => {
    const colours = ['Red', 'Green', 'Blue', 'Black', 'White', 'Sand', 'Rust'].map((name) => ({
      name,
      hex: name === 'Red' ? 'red;x' : '#123456',
      image: null,
    }));
    const container = card({ colours });
    const dots = screen.getByRole('img', { name: 'Colours: Red, Green, Blue, Black, White, Sand, Rust' });
    expect(dots.querySelectorAll('.dot')).toHaveLength(5);
    expect(dots.textContent).toBe('+2');
    expect(container.querySelector<HTMLElement>('.dot')?.style.getPropertyValue('--b-dot')).toBe(
      'transparent',
    );
    expect(card({ colours: colours.slice(0, 1) }).querySelector('.dots')).toBeNull();
  });

  it('B16 shows the rating with its number of reviews, when there are any', () => {
    card({ reviews: { count: 12, average: 4.75 } });
    expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5 from 12 reviews' }).textContent).toBe(
      '4.8 (12)',
    );
    card({ reviews: { count: 1, average: 5 } });
    expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5 from 1 review' }).textContent).toBe('5.0 (1)');
    expect(card({ reviews: { count: 0, average: 0 } }).querySelector('.rating')).toBeNull();
  });

  it('B16 writes the rating as the environment writes numbers', () => {
    const formatDecimal = (value: number): string => value.toFixed(1).replace('.', ',');
    card({ reviews: { count: 12, average: 4.75 } }, { ...testEnvironment(), formatDecimal });
    expect(screen.getByRole('img', { name: 'Rated 4,8 out of 5 from 12 reviews' }).textContent).toBe(
      '4,8 (12)',
    );
  });

  it('B16 has the environment’s way into the basket, unless it is sold out', () => {
    const QuickAdd = ({ product }: { readonly product: ProductItem }) => (
      <button type="button">Choose {product.name}</button>
    );
    const environment = { ...testEnvironment(), QuickAdd };
    card({}, environment);
    expect(screen.getByRole('button', { name: 'Choose Sunny tee' })).toBeTruthy();
    expect(card({ available: false }, environment).querySelector('.quick')).toBeNull();
    expect(card().querySelector('.quick')).toBeNull();
  });

  it('B16 fetches the second picture under the pointer and shows it once it is there', () => {
    const container = card();
    expect(container.querySelectorAll('img')).toHaveLength(1);
    fireEvent.pointerEnter(container.querySelector('.picture')!);
    const second = container.querySelector('img.second')!;
    expect(second.getAttribute('src')).toBe('/images/back.png?width=640');
    expect(second.hasAttribute('data-ready')).toBe(false);
    fireEvent.load(second);
    expect(second.hasAttribute('data-ready')).toBe(true);
  });

  it('B16 has the environment’s heart, or the one it is given', () => {
    const environment = testEnvironment({
      Favourite: ({ product }) => <button type="button">♥ {product.name}</button>,
    });
    card({}, environment);
    expect(screen.getByRole('button').textContent).toBe('♥ Sunny tee');
    const html = renderToString(
      <BlockEnvironmentProvider environment={environment}>
        <ProductGridView products={[tee]} favourite={({ urlName }) => <i>{urlName}</i>} />
      </BlockEnvironmentProvider>,
    );
    expect(html).toContain('<i>sunny tee</i>');
    expect(html).not.toContain('<button');
  });

  it('B16 a grid fetches its first pictures at once, and costs one styled element', () => {
    const products = Array.from({ length: 6 }, (_, index) => ({ ...tee, urlName: `tee-${index}` }));
    const { container } = render(
      <BlockEnvironmentProvider environment={testEnvironment()}>
        <ProductGridView products={products} priorityCount={2} label="Tees" />
      </BlockEnvironmentProvider>,
    );
    expect(container.querySelectorAll('img[fetchpriority=high]')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Tees' }).children).toHaveLength(6);
    expect(container.querySelectorAll('[class^="block-"]')).toHaveLength(1);
  });
});

describe('B16 kept product card', () => {
  it('B16 is kept by its product where a server keeps it, without a picture that is fetched early', () => {
    const asked: [object, string | undefined][] = [];
    const environment = testEnvironment({
      Keep: ({ of, by, children }) => {
        asked.push([of, by]);
        // As it is known from before: nothing in it is rendered.
        return by?.startsWith('words') === true ? <i>{by}</i> : children();
      },
    });
    const second = { ...tee, urlName: 'b' };
    const html = renderToString(
      <BlockEnvironmentProvider environment={environment}>
        <ProductGridView products={[tee, second]} priorityCount={1} headingLevel={2} />
        <ProductGridView products={[tee]} favourite={() => <b>own</b>} />
      </BlockEnvironmentProvider>,
    );
    expect(html.match(/<article.*?<img.*?<\/article>/gs)).toHaveLength(3);
    expect(html.match(/<i>words 2 <\/i>/g)).toHaveLength(2);
    expect(html.match(/<h2|<h3/g)).toEqual(['<h3']);
    expect(asked.map(([of, by]) => [of === tee ? 'first' : 'second', by?.replace(/ .* (?=2)/, ' ')])).toEqual(
      [
        ['first', 'words 2 '],
        ['second', 'card 2 '],
        ['second', 'words 2 '],
      ],
    );
  });
});
