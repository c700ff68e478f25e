import { describe, expect, it } from 'vitest';
import { blockSources } from './block-sources.ts';
import { readContentItems } from './content-blocks.ts';
import { readProductItem, readProductItems } from './product-item.ts';

describe('B9 sources', () => {
  it('B9 lists each source of the shown blocks once, nested ones too', () => {
    const list = { type: 'productList', properties: { limit: 8, collection: 'hats', sortBy: 'new-in' } };
    expect(
      blockSources({
        blocks: [
          list,
          { type: 'productList' },
          { type: 'row', items: [list] },
          { type: 'productList', unpublished: true, properties: { limit: 2 } },
          { type: 'grid', properties: { asyncItems: '/omnis/v3/blog/paginate/' } },
          { type: 'grid', properties: { asyncItems: '//evil.example/x' } },
          { type: 'unknown', items: [{ type: 'productList', properties: { limit: 3 } }] },
        ],
      }),
    ).toEqual([
      { kind: 'products', collection: 'hats', sort: 'new-in', limit: 8 },
      { kind: 'products', sort: 'bestsellerOrder', limit: 4 },
      { kind: 'path', path: '/omnis/v3/blog/paginate/' },
      { kind: 'products', sort: 'bestsellerOrder', limit: 3 },
    ]);
  });

  it('B9 asks for unpublished blocks in preview, and for nothing of malformed pages', () => {
    const page = { blocks: [{ type: 'productList', unpublished: true }] };
    expect(blockSources(page)).toEqual([]);
    expect(blockSources(page, { mode: 'preview' })).toHaveLength(1);
    expect(blockSources({ blocks: 'x' })).toEqual([]);
  });
});

describe('B16 product items', () => {
  it('B16 are read from the product calls and refused without url name, name or price', () => {
    expect(readProductItem({ urlName: 'tee', name: 'Tee', price: 20, extra: 1 })).toMatchObject({
      urlName: 'tee',
      currency: 'GBP',
      salePrice: null,
      available: true,
      colours: [],
    });
    const tee = { urlName: 'tee', name: 'Tee', price: 20 };
    expect(readProductItem({ ...tee, priceVaries: true })).toMatchObject({ priceVaries: true });
    expect(readProductItem({ ...tee, priceVaries: 'yes' })).not.toHaveProperty('priceVaries');
    for (const bad of [
      null,
      'x',
      {},
      { urlName: 'a', name: 'A' },
      { urlName: 'a', price: 2 },
      { urlName: 'a', name: 'A', price: -1 + Number.NaN },
    ]) {
      expect(readProductItem(bad)).toBeNull();
    }
    expect(
      readProductItems([{ urlName: 'a', name: 'A', price: 1 }, { urlName: 'a', name: 'B', price: 2 }, 4]),
    ).toHaveLength(1);
  });
});

describe('B18 content of a path', () => {
  it('B18 blocks stay blocks, products become cards, collections and posts become pods', () => {
    const items = readContentItems([
      { type: 'quote', properties: { quote: 'Good' } },
      { urlName: 'tee', name: 'Tee', price: 20 },
      { urlName: 'hats', name: 'Hats', banner: { thumbnails: { full: '/images/hats.jpg' } } },
      { title: 'A post', url: '/blog/a-post/', metaImage: { banner: '/images/post.jpg' } },
      'noise',
      {},
    ]);
    expect(
      items.map((item) =>
        item.kind === 'product' ? item.product.name : [item.block.type, item.block.properties],
      ),
    ).toEqual([
      ['quote', { quote: 'Good' }],
      'Tee',
      ['pod', { title: 'Hats', href: '/collection/hats/', image: '/images/hats.jpg' }],
      ['pod', { title: 'A post', href: '/blog/a-post/', image: '/images/post.jpg' }],
    ]);
  });
});
