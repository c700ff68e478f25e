import type { CallResponse } from '@omnis/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue, productsPath, type TestCatalogue } from '../../testing/test-catalogue.ts';
import { testDivisions } from '../../testing/test-divisions.ts';

const { demo, other } = testDivisions;

let platform: TestCatalogue['platform'];
let ids: TestCatalogue['ids'];
let shopper: TestCatalogue['shopper'];
let read: TestCatalogue['read'];
let list: TestCatalogue['list'];
let urls: TestCatalogue['urls'];

beforeAll(async () => {
  ({ platform, ids, shopper, read, list, urls } = await openCatalogue());
  const search = (term: string) =>
    Array.from({ length: 4 }, () => ({
      division_id: demo,
      name: 'search',
      data: JSON.stringify({ term }),
      currency: null,
    }));
  await platform.core.database.tenant(demo, ({ query }) =>
    query
      .insertInto('shop_events')
      .values([...search('bear'), ...search('buy elsewhere'), ...search('hidden')])
      .execute(),
  );
});
afterAll(() => platform.close());

describe('lists', () => {
  test('show everything that is enabled and approved, best sellers first', async () => {
    expect(await urls()).toEqual(['fox-tee', 'mug', 'bear-tee', 'bear-hoodie', 'mug-2']);
    expect(await urls('collection=all')).toEqual(await urls());
    expect((await list()).total).toBe(5);
    expect((await list()).collection).toBeNull();
    expect((await list('collection=all')).collection).toMatchObject({ urlName: 'all' });
  });

  test('show a collection in the owner’s order, and 404 for one that is not there', async () => {
    expect(await urls('collection=woods')).toEqual(['bear-hoodie', 'fox-tee', 'bear-tee']);
    expect((await list('collection=woods')).collection).toMatchObject({ urlName: 'woods', name: 'WOODS' });
    expect(await shopper.get(`${productsPath}?collection=nothing`)).toMatchObject({
      status: 404,
      json: { code: 'not_found' },
    });
  });

  test.each([
    ['bestsellerOrder', ['fox-tee', 'mug', 'bear-tee', 'bear-hoodie', 'mug-2']],
    ['new-in', ['mug', 'bear-hoodie', 'fox-tee', 'bear-tee', 'mug-2']],
    ['price-asc', ['mug', 'mug-2', 'fox-tee', 'bear-tee', 'bear-hoodie']],
    ['price-desc', ['bear-hoodie', 'bear-tee', 'fox-tee', 'mug-2', 'mug']],
    ['name', ['mug-2', 'mug', 'bear-hoodie', 'bear-tee', 'fox-tee']],
    ['rating', ['bear-tee', 'fox-tee', 'mug-2', 'mug', 'bear-hoodie']],
  ])('sort by %s', async (sort, expected) => {
    expect(await urls(`sort=${sort}`)).toEqual(expected);
  });

  test.each([
    ['colour=black', ['bear-tee', 'bear-hoodie']],
    ['colour=Black,White', ['fox-tee', 'mug', 'bear-tee', 'bear-hoodie']],
    ['colour=Navy&size=XL', ['bear-tee']],
    ['size=S,L', ['fox-tee', 'bear-tee', 'bear-hoodie']],
    ['gender=men', ['bear-tee', 'bear-hoodie']],
    ['gender=kids', ['bear-hoodie']],
    ['priceMin=18&priceMax=24', ['fox-tee', 'bear-tee']],
    ['priceMax=17.99', ['mug', 'mug-2']],
    ['currency=JPY&priceMin=4000', ['bear-tee', 'bear-hoodie']],
    ['removeDuplicates=1', ['fox-tee', 'mug', 'bear-tee', 'bear-hoodie']],
    ['removeDuplicates=false', ['fox-tee', 'mug', 'bear-tee', 'bear-hoodie', 'mug-2']],
  ])('filter by %s', async (query, expected) => {
    expect(await urls(query)).toEqual(expected);
  });

  test('filtered by colour, shows each product in a colour that was asked for', async () => {
    const pictures = async (query: string): Promise<unknown[]> =>
      (await list(query)).items.map(({ colour, image, imageAlt, hoverImage }) => [
        colour,
        image,
        imageAlt,
        hoverImage,
      ]);
    const [navy] = await pictures('colour=navy&size=XL');
    expect(navy).toEqual([
      'Navy',
      '/images/garments/mug/navy/front/plain',
      'Forest Bear T-shirt in Navy',
      null,
    ]);
    expect((await pictures('colour=Black,White')).map((each) => Array.isArray(each) && each[0])).toEqual([
      'White',
      'White',
      'Black',
      'Black',
    ]);
    expect((await list('')).items.every(({ colour }) => colour === undefined)).toBe(true);
  });

  test('count each facet without its own choice', async () => {
    const { facets } = await list('colour=Navy&gender=men');
    // Within the products that suit men: the counts that other colours would give.
    expect(facets.colour).toEqual([
      { value: 'Black', count: 2, hex: '#000000' },
      { value: 'Navy', count: 1, hex: '#000080' },
    ]);
    expect(facets.gender).toEqual([
      { value: 'men', count: 1 },
      { value: 'women', count: 1 },
    ]);
    // Nothing is left of L: it is there to be greyed.
    expect(facets.size.map(({ value, count }) => `${value} ${count}`)).toEqual(['S 1', 'M 1', 'L 0', 'XL 1']);
    expect(facets.price).toEqual({ min: 24, max: 24 });
    expect((await list('priceMax=13')).facets.price).toEqual({ min: 12, max: 48 });
    const none = (await list('colour=Navy&priceMin=5000')).facets.colour;
    expect(none).toEqual([{ value: 'Navy', count: 0, hex: '#000080' }]);
  });

  test('come in pages; limit goes before perPage', async () => {
    expect(await list('perPage=2&page=2')).toMatchObject({
      total: 5,
      page: 2,
      perPage: 2,
      items: [{ urlName: 'bear-tee' }, { urlName: 'bear-hoodie' }],
    });
    expect(await list('limit=1&perPage=50')).toMatchObject({ perPage: 1, items: [{ urlName: 'fox-tee' }] });
    expect(await urls('page=9')).toEqual([]);
    expect(await shopper.get(`${productsPath}?perPage=1000`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'perPage' }] },
    });
    expect(await shopper.get(`${productsPath}?sort=random`)).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'sort' }] },
    });
  });

  test('carry prices in the asked currency, sale and availability', async () => {
    const [fox, mug] = (await list('currency=USD')).items;
    expect(fox).toMatchObject({
      currency: 'USD',
      price: 27.5,
      salePrice: 22.5,
      onSale: true,
      available: true,
      reviews: { count: 1, average: 4 },
      description: 'About Paper Fox T-shirt & more.',
    });
    expect(mug).toMatchObject({
      price: 15,
      salePrice: null,
      onSale: false,
      available: false,
      colours: [{ name: 'White', available: false }],
    });
    expect((await list('currency=JPY')).items[0]).toMatchObject({ price: 4180, salePrice: 3420 });
    expect((await list('currency=CHF')).items[0]).toMatchObject({ currency: 'GBP', price: 22 });
  });

  test('of another store are refused', async () => {
    expect(await shopper.get(`/omnis/v3/division/${other}/products/`)).toMatchObject({ status: 403 });
  });
});

describe('search', () => {
  test.each([
    ['bear', ['bear-tee', 'bear-hoodie']],
    ['forest bear hoodies', ['bear-hoodie']],
    ['forrest', ['bear-tee', 'bear-hoodie']],
    ['bera', ['bear-tee', 'bear-hoodie']],
    ['coffe', ['mug', 'mug-2']],
    ['cup', ['mug', 'mug-2']],
    ['HÖODIE', ['bear-hoodie']],
    ['tshirt', ['fox-tee', 'bear-tee']],
    ['t-shirt fox', ['fox-tee']],
    ['SKU-FOX-TEE', ['fox-tee']],
    ['navy', ['fox-tee', 'bear-tee']],
    ['zzzzzz', []],
  ])('“%s”', async (search, expected) => {
    expect((await urls(`search=${encodeURIComponent(search)}`)).toSorted()).toEqual(expected.toSorted());
  });

  test('puts a hit in the name before one in the tags, and can be filtered and sorted', async () => {
    expect((await urls('search=bear'))[0]).toMatch(/^bear-/);
    expect(await urls('search=bear&sort=price-desc')).toEqual(['bear-hoodie', 'bear-tee']);
    expect(await urls('search=bear&size=XL')).toEqual(['bear-tee']);
    expect(await urls('search=bear&collection=tees')).toEqual(['bear-tee']);
  });

  test('suggests products, collections and terms, and never what is hidden', async () => {
    const suggest = (q: string): Promise<CallResponse<'products.suggest'>> =>
      read('products.suggest', `/omnis/v3/division/${demo}/search/suggest/?q=${q}`);
    expect(await suggest('hood')).toMatchObject({
      products: [{ urlName: 'bear-hoodie', price: 48 }],
      terms: expect.arrayContaining(['hoodies']),
    });
    expect((await suggest('woo')).collections).toEqual([{ urlName: 'woods', name: 'WOODS' }]);
    expect((await suggest('hidden')).products).toEqual([]);
    expect((await suggest('')).products.length).toBeGreaterThan(0);
  });

  test('puts typing errors right by the store’s own words, and never by what is hidden', async () => {
    const meant = async (q: string): Promise<string | null> => {
      const path = `/omnis/v3/division/${demo}/search/suggest/?q=${encodeURIComponent(q)}`;
      return (await read('products.suggest', path)).didYouMean;
    };
    expect(await meant('baer hodie')).toBe('bear hoodie');
    expect(await meant('bear')).toBeNull();
    expect(await meant('hodden')).not.toBe('hidden');
    expect(await meant('')).toBeNull();
  });

  test.each([
    ['baer', 'bear', 'bear-tee'],
    ['baer hodie', 'bear hoodie', 'bear-hoodie'],
    ['fxo', 'fox', 'fox-tee'],
    ['bearhoodie', 'bear hoodie', 'bear-hoodie'],
  ])(
    'lists for “%s” what was meant by it, “%s”, unless it is asked for as it stands',
    async (q, meant, url) => {
      const listed = (query: string): Promise<CallResponse<'products.list'>> =>
        read('products.list', `${productsPath}?search=${encodeURIComponent(q)}${query}`);
      const found = await listed('');
      expect(found.searchedFor).toBe(meant);
      expect(found.items.map(({ urlName }) => urlName)).toContain(url);
      const exact = await listed('&exact=1');
      expect(exact).toMatchObject({ total: 0, items: [] });
      expect(exact).not.toHaveProperty('searchedFor');
    },
  );

  test.each(['bear', 'bear qqqqqq', 'qqqqqq', 't-shrit'])('lists for “%s” nothing else', async (q) => {
    const found = await read('products.list', `${productsPath}?search=${encodeURIComponent(q)}`);
    expect(found).not.toHaveProperty('searchedFor');
  });

  test('tells what others search for where nothing is typed or found, in words of the store alone', async () => {
    const suggest = (q: string): Promise<CallResponse<'products.suggest'>> =>
      read('products.suggest', `/omnis/v3/division/${demo}/search/suggest/?q=${q}`);
    for (const q of ['qqqqqq', '']) expect((await suggest(q)).popular).toEqual(['bear']);
    expect((await suggest('mug')).popular).toEqual([]);
  });
});

describe('a product', () => {
  const one = (url: string, query = ''): Promise<CallResponse<'products.get'>> =>
    read('products.get', `${productsPath}${url}/${query}`);

  test('has its variants, pictures and what goes with it', async () => {
    const product = await one('bear-tee');
    expect(product).toMatchObject({
      name: 'Forest Bear T-shirt',
      description: '<p>About Forest Bear T-shirt &amp; more.</p>',
      sizes: ['S', 'M', 'XL'],
      reviews: { count: 4, average: 3.75 },
    });
    expect(product.variants).toHaveLength(6);
    expect(product.images.map(({ colour }) => colour)).toEqual(['Black', 'Navy']);
    expect(product.collections.map(({ urlName }) => urlName)).toEqual(['tees', 'woods']);
    expect(product.related[0]?.urlName).toBe('fox-tee');
    expect(product.related.map(({ urlName }) => urlName)).not.toContain('bear-tee');
    expect((await one('bear-tee', '?currency=JPY')).variants[0]).toMatchObject({ price: 4560 });
  });

  test.each(['nothing', 'hidden', 'denied', 'foreign-bear'])('“%s” is not there', async (url) => {
    expect(await shopper.get(`${productsPath}${url}/`)).toMatchObject({
      status: 404,
      json: { message: 'Oops... Looks like this product is no longer available' },
    });
  });

  test('has reviews, newest first, with a histogram', async () => {
    const reviews = await read('products.reviews', `${productsPath}bear-tee/reviews/?perPage=2`);
    expect(reviews).toMatchObject({
      total: 4,
      average: 3.75,
      histogram: [1, 0, 0, 1, 2],
      items: [{ rating: 1 }, { rating: 4 }],
    });
  });

  test('is found by id in the order asked for; hidden ones are left out', async () => {
    const product_ids = ['mug', 'hidden', 'bear-tee'].map((url) => ids.get(url));
    const answer = await shopper.post('/omnis/v3/products/fetch/', {
      product_ids: [...product_ids, 999_999],
    });
    expect(answer).toMatchObject({
      status: 200,
      json: { items: [{ urlName: 'mug' }, { urlName: 'bear-tee' }] },
    });
  });
});

describe('models', () => {
  const fetch = (body: unknown) => shopper.post('/omnis/v3/models/fetch/', body);

  test('come by type and id, with the attributes and relations that were asked for', async () => {
    const id = ids.get('bear-tee');
    expect(
      await fetch({ type: 'product', ids: id, attributes: ['name'], relations: ['collections'] }),
    ).toMatchObject({
      status: 200,
      json: {
        data: { id, name: 'Forest Bear T-shirt', collections: [{ urlName: 'tees' }, { urlName: 'woods' }] },
      },
    });
    expect(await fetch({ type: 'product', ids: [id], attributes: ['name'] })).toMatchObject({
      status: 200,
      json: { data: [{ id, name: 'Forest Bear T-shirt' }] },
    });
    expect((await fetch({ type: 'product', ids: [999_999] })).json).toEqual({ data: [] });
    expect(await fetch({ type: 'product', ids: [] })).toMatchObject({ status: 200, json: { data: [] } });
    expect(await fetch({ type: 'product', ids: Array.from({ length: 101 }, () => id) })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'ids', message: 'Ask for at most 100 at once' }] },
    });
    expect(await fetch({ type: 'spaceship', ids: [1] })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'type' }] },
    });
    expect(await fetch({ type: 'product', ids: ids.get('hidden') })).toMatchObject({ status: 404 });
    expect(await fetch({ type: 'product', ids: 'x' })).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'ids' }] },
    });
  });
});

describe('lookups for baskets', () => {
  const division = async () => (await platform.core.divisions.byId(demo)) ?? expect.fail('no demo store');
  const find = async (wanted: Parameters<typeof platform.services.catalogue.service.findVariant>[1]) =>
    platform.services.catalogue.service.findVariant(await division(), wanted);

  test('a variant by product, colour and size, in any case', async () => {
    expect(await find({ productUrl: 'fox-tee', colour: 'navy', size: 'm' })).toMatchObject({
      ok: true,
      value: {
        product: { urlName: 'fox-tee' },
        variant: { colour: 'Navy', size: 'M', priceMinor: 1800, fullPriceMinor: 2200, stock: null },
        image: '/images/garments/mug/navy/front/plain',
        available: true,
      },
    });
    expect(await find({ productId: ids.get('bear-hoodie'), size: 'L' })).toMatchObject({
      ok: true,
      value: { variant: { colour: 'Black' } },
    });
    expect(await find({ productUrl: 'mug' })).toMatchObject({
      ok: true,
      value: { available: false, variant: { stock: 0 } },
    });
  });

  test.each([
    [
      { productUrl: 'fox-tee', colour: 'Blue', size: 'M' },
      'productColor',
      'This product has no colour “Blue”',
    ],
    [{ productUrl: 'fox-tee', colour: 'Navy', size: 'XXL' }, 'productSize', 'This product has no size “XXL”'],
    [{ productUrl: 'fox-tee', size: 'M' }, 'productColor', 'Choose a colour'],
    [{ productUrl: 'fox-tee', colour: 'Navy' }, 'productSize', 'Choose a size'],
    [{ productId: 999_999 }, 'productId', 'Oops... Looks like this product is no longer available'],
    [{ productUrl: 'hidden' }, 'productUrl', 'Oops... Looks like this product is no longer available'],
    [{ productUrl: 'foreign-bear' }, 'productUrl', 'Oops... Looks like this product is no longer available'],
    [
      { variantId: 'b1946ac9-2492-4d23-a1f0-7d8b0a8b9b00' },
      'variantId',
      'Oops... Looks like this product is no longer available',
    ],
  ])('%o is answered at the field', async (wanted, field, message) => {
    expect(await find(wanted)).toMatchObject({ ok: false, message, errors: [{ field, message }] });
  });

  test('stock that changes is seen by the next list, and sold out is told', async () => {
    const id = ids.get('mug') ?? 0;
    const setStock = async (stock: number): Promise<void> => {
      await platform.core.database.tenant(demo, ({ query }) =>
        query.updateTable('variants').set({ stock }).where('product_id', '=', id).execute(),
      );
      await platform.services.catalogue.service.stockChanged(demo, [id]);
    };
    await setStock(3);
    expect((await list('search=coffee&colour=white')).items[0]).toMatchObject({ available: true });
    expect((await read('products.get', `${productsPath}mug/`)).variants[0]).toMatchObject({
      stock: 3,
      available: true,
    });
    await setStock(2);
    expect((await read('products.get', `${productsPath}mug/`)).variants[0]).toMatchObject({ stock: 2 });
    await setStock(0);
    expect((await list('search=coffee&colour=white')).items[0]).toMatchObject({ available: false });
  });
});
