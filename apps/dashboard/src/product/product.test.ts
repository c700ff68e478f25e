import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { productErrors, serverErrors } from './product-rules.ts';
import { moved, productChangesOf, withUploaded, type ProductValues } from './product-values.ts';
import { shared, variantsToSend, withOptions, type EditedVariant } from './variant-values.ts';
import en from '../texts/product/en.ts';

const t = translator(en, 'en-GB');

const variant = (id: string, changes: Partial<EditedVariant> = {}): EditedVariant => ({
  id,
  price: 20,
  values: [],
  salePrice: null,
  stock: 5,
  sku: '',
  barcode: '',
  grams: 0,
  cost: null,
  image: null,
  fixedPrices: {},
  continueSelling: false,
  ...changes,
});
const image = (id: string, alt = '') => ({
  id,
  src: `/images/${id}.png`,
  alt,
  colour: null,
  width: 4,
  height: 5,
});
const tee: ProductValues = {
  name: 'Tee',
  description: '<p>Soft</p>',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  files: [],
  enabled: true,
  creator: null,
  images: [image('a'), image('b')],
  options: [],
  variants: [variant('s'), variant('m'), variant('l')],
  urlName: 'tee',
  type: '',
  vendor: '',
  baseSku: '',
  vatClass: 'standard',
  gender: '',
  tags: [],
  saleFrom: null,
  saleUntil: null,
  minPrice: null,
  maxPrice: null,
  defaultPrice: null,
  enableAddToCart: true,
  customiseIt: true,
  continueSelling: false,
  crossSell: [],
  collections: [],
  priceMatrix: [],
  sizeChart: null,
  personalisation: [],
  bundleItems: [],
  giftCardValues: [],
};

describe('the sent change of a product', () => {
  it('is nothing where nothing has changed', () => {
    expect(productChangesOf(tee, { ...tee, images: [...tee.images], variants: [...tee.variants] })).toEqual(
      {},
    );
  });

  it('is only what differs', () => {
    expect(productChangesOf(tee, { ...tee, name: 'Long tee', enabled: false })).toEqual({
      name: 'Long tee',
      enabled: false,
    });
  });

  it('is who made it by id, and nobody once they are taken away', () => {
    const creator = { id: 7, name: 'Ines Marlow' };
    expect(productChangesOf(tee, { ...tee, creator })).toEqual({ creator: 7 });
    expect(productChangesOf({ ...tee, creator }, { ...tee, creator: { ...creator } })).toEqual({});
    expect(productChangesOf({ ...tee, creator }, tee)).toEqual({ creator: null });
  });

  it('is the whole size chart where a measure differs, and none once it is taken away', () => {
    const sizeChart = { measures: ['Chest'], rows: [{ size: 'S', values: [48] }] };
    expect(productChangesOf(tee, { ...tee, sizeChart })).toEqual({ sizeChart });
    expect(productChangesOf({ ...tee, sizeChart }, tee)).toEqual({ sizeChart: null });
  });

  it('is the whole price matrix where a step differs', () => {
    const priceMatrix = [{ quantity: 5, percent: 10 }];
    expect(productChangesOf(tee, { ...tee, priceMatrix })).toEqual({ priceMatrix });
    expect(productChangesOf({ ...tee, priceMatrix }, tee)).toEqual({ priceMatrix: [] });
  });

  it('is the prices and the stock of the variants that differ', () => {
    const one = [variant('s', { price: 25, stock: null }), variant('m'), variant('l')];
    expect(productChangesOf(tee, { ...tee, variants: one })).toEqual({
      variants: [{ id: 's', price: 25, stock: null }],
    });
  });

  it('is a price of all for each variant, so that variants that differed become alike', () => {
    const before = { ...tee, variants: [variant('s'), variant('xl', { price: 24 })] };
    const after = { ...tee, variants: before.variants.map((each) => ({ ...each, price: 24 })) };
    expect(productChangesOf(before, after)).toEqual({ variants: [{ id: 's', price: 24 }] });
  });

  it('takes variants off sale with null', () => {
    const onSale = { ...tee, variants: [variant('s', { salePrice: 15 })] };
    expect(productChangesOf(onSale, { ...tee, variants: [variant('s')] })).toEqual({
      variants: [{ id: 's', salePrice: null }],
    });
  });

  it('is all pictures in their order when one moves, goes or gets a text', () => {
    expect(productChangesOf(tee, { ...tee, images: moved(tee.images, 1, 0) })).toEqual({
      images: [
        { id: 'b', alt: '' },
        { id: 'a', alt: '' },
      ],
    });
    expect(productChangesOf(tee, { ...tee, images: [image('a', 'A tee')] })).toEqual({
      images: [{ id: 'a', alt: 'A tee' }],
    });
  });
});

describe('pictures', () => {
  it('that were uploaded stand behind the edited ones', () => {
    const edited = [image('b', 'Back')];
    const after = [...tee.images, image('c')];
    expect(withUploaded(edited, tee.images, after).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('move within the list only', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
  });
});

describe('faults of a product', () => {
  it('platform.md §5 min_value / max_value, numeric – prices and stock are checked before they are sent', () => {
    const variants = [
      variant('s', { price: null }),
      variant('m', { salePrice: 20 }),
      variant('l', { price: -1, stock: 1.5 }),
      variant('xl', { price: 1_000_001 }),
    ];
    expect(productErrors(t, { ...tee, name: '  ', variants }, 2)).toEqual({
      name: 'This field is required',
      's.price': 'Enter a price',
      'm.salePrice': 'The sale price must be lower than the price',
      'l.price': 'Min 0',
      'l.stock': 'Must contain numbers only',
      'xl.price': 'Max 1000000',
    });
    expect(productErrors(t, tee, 2)).toEqual({});
    const part = { productId: 1, quantity: 1, name: 'Mug', image: null };
    expect(productErrors(t, { ...tee, bundleItems: [part] }, 2)).toEqual({
      bundleItems: 'A bundle holds two things or more',
    });
    expect(productErrors(t, { ...tee, bundleItems: [part, { ...part, quantity: null }] }, 2)).toHaveProperty(
      'bundleItems',
    );
    expect(productErrors(t, { ...tee, bundleItems: [part, part] }, 2)).toEqual({});
  });

  it('platform.md §5 positive_number – a gift card is worth something', () => {
    expect(productErrors(t, { ...tee, giftCardValues: [0, 20] }, 2)).toEqual({
      'giftCardValues.0': 'Must be a positive number',
    });
  });

  it('platform.md §5 numeric_float, two_decimal_places – what is no number, or has too many decimals, is said at the field', () => {
    const variants = [
      variant('s', { price: Number.NaN }),
      variant('m', { salePrice: Number.NaN, cost: 9.505 }),
      variant('l', { stock: Number.NaN }),
    ];
    expect(productErrors(t, { ...tee, variants }, 2)).toEqual({
      's.price': 'Must be a number',
      'm.salePrice': 'Must be a number',
      'm.cost': 'Must have no more than two decimal places',
      'l.stock': 'Must contain numbers only',
    });
  });

  it('that the server finds stand at their fields', () => {
    const errors = [
      { field: 'name', message: 'Taken' },
      { field: 'variants.1.price', message: 'Too low' },
    ];
    expect(serverErrors(errors, ['s', 'l'])).toEqual({ name: 'Taken', 'l.price': 'Too low' });
  });
});

describe('the shared value of variants', () => {
  it('is a value, null or nothing', () => {
    expect(shared(tee.variants, 'price')).toBe(20);
    expect(shared(tee.variants, 'salePrice')).toBeNull();
    expect(shared([...tee.variants, variant('x', { price: 1 })], 'price')).toBeUndefined();
    expect(shared([], 'price')).toBeUndefined();
  });
});

describe('options and variants', () => {
  const named = (name: string, ...values: string[]) => ({
    name,
    values: values.map((value) => ({ name: value, hex: null })),
  });
  const one = { options: [], variants: [variant('only')] };
  const colour = named('Colour', 'Red', 'Blue');

  it('make variants at the price of the others, and keep the one that is there', () => {
    const { variants } = withOptions(one, { options: [colour, named('Size')] }, null);
    expect(variants.map(({ values, price }) => [values, price])).toEqual([
      [['Red'], 20],
      [['Blue'], 20],
    ]);
    expect(variants[0]?.id).toBe('only');
    expect(withOptions(one, { options: [colour] }, 7).variants[1]?.price).toBe(7);
  });

  it('are sent whole where the choices change, and new ones without an id', () => {
    const now = withOptions(one, { options: [colour] }, null);
    const sent = variantsToSend(one, now);
    expect(sent.options).toEqual([colour]);
    expect(sent.variants?.[0]).toEqual({ id: 'only', values: ['Red'] });
    expect(sent.variants?.[1]).toMatchObject({ values: ['Blue'], price: 20 });
    expect(sent.variants?.[1]).not.toHaveProperty('id');
    expect(sent.ids[0]).toBe('only');
    expect(variantsToSend(now, now)).toEqual({ ids: [] });
  });

  it('keep a variant whose value is renamed', () => {
    const now = withOptions(one, { options: [colour] }, null);
    const options = [named('Colour', 'Crimson', 'Blue')];
    const renamed = { option: 0, from: 'Red', to: 'Crimson' };
    expect(
      withOptions(now, { options, renamed }, null).variants.map(({ id, values }) => [id, values[0]]),
    ).toEqual([
      ['only', 'Crimson'],
      [now.variants[1]?.id, 'Blue'],
    ]);
  });
});

describe('prices of its own in other currencies', () => {
  const before = [variant('s', { fixedPrices: { EUR: { price: 30, salePrice: null } } }), variant('m')];

  it('are sent by currency, and null has one converted again', () => {
    const [s, m] = [
      variant('s', { fixedPrices: { USD: { price: 9, salePrice: 8 } } }),
      variant('m', { fixedPrices: { EUR: { price: 31, salePrice: null } } }),
    ];
    expect(productChangesOf({ ...tee, variants: before }, { ...tee, variants: [s, m] })).toEqual({
      variants: [
        { id: 's', fixedPrices: { EUR: null, USD: { price: 9, salePrice: 8 } } },
        { id: 'm', fixedPrices: { EUR: { price: 31, salePrice: null } } },
      ],
    });
  });

  it('are checked in the decimals of their currency', () => {
    const found = productErrors(
      t,
      {
        ...tee,
        variants: [
          variant('s', {
            fixedPrices: { JPY: { price: 10.5, salePrice: null }, EUR: { price: null, salePrice: 2 } },
          }),
        ],
      },
      2,
    );
    expect(found).toEqual({
      's.fixedPrices.JPY.price': 'Enter a price without decimals',
      's.fixedPrices.EUR.price': 'Enter a price',
    });
    expect(serverErrors([{ field: 'variants.0.fixedPrices.EUR.price', message: 'No' }], ['s'])).toEqual({
      's.fixedPrices.EUR.price': 'No',
    });
  });
});
