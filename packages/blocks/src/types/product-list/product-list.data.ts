import { readChoice, readNumber, readText, type Values } from '../../read/read.ts';
import type { BlockTypeData } from '../../registry/block-type.ts';
import { productSorts, type BlockSource } from '../../sources/source.ts';

/** Products shown where a block names no limit, and the most that it may ask for. */
export const productListLimits = { fallback: 4, min: 1, max: 24 } as const;

/** What a product list asks the shop for. */
export function productListSource(values: Values): Extract<BlockSource, { kind: 'products' }> {
  const collection = readText(values, 'collection').trim();
  return {
    kind: 'products',
    ...(collection === '' ? {} : { collection }),
    sort: readChoice(values, 'sortBy', { options: productSorts, fallback: 'bestsellerOrder' }),
    limit: Math.round(readNumber(values, 'limit', productListLimits)),
  };
}

/** Products of the shop in a grid (storefront.md §3: sortBy bestsellerOrder, limit 4). */
export const productListData: BlockTypeData = {
  name: 'productList',
  title: 'Products',
  description: 'Products of a collection, always up to date.',
  category: 'products',
  size: 12,
  minSize: 6,
  defaults: { title: '', sortBy: 'bestsellerOrder', limit: productListLimits.fallback },
  compatibility: new Set(['store']),
  sources: (properties) => [productListSource(properties)],
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    {
      type: 'collection',
      key: 'collection',
      label: 'Collection',
      help: 'All products unless you choose one.',
    },
    {
      type: 'select',
      key: 'sortBy',
      label: 'First come',
      options: [
        { value: 'bestsellerOrder', label: 'Bestsellers' },
        { value: 'new-in', label: 'The newest' },
        { value: 'price-asc', label: 'Low prices' },
        { value: 'price-desc', label: 'High prices' },
        { value: 'rating', label: 'The best rated' },
        { value: 'name', label: 'By name' },
      ],
    },
    {
      type: 'number',
      key: 'limit',
      label: 'How many',
      min: productListLimits.min,
      max: productListLimits.max,
      step: 1,
    },
    { type: 'link', key: 'href', label: 'Link beside the title' },
    { type: 'text', key: 'linkText', label: 'Its text', placeholder: 'See all' },
  ],
  example: { properties: { title: 'Bestsellers', href: '/collection/all/', linkText: 'See all' } },
};
