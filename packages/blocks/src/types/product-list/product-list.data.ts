import type { BlockTypeData } from '../../registry/block-data.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { productListLimits } from './product-list.limits.ts';

/** Products of the shop in a grid (storefront.md §3: sortBy bestsellerOrder, limit 4). */
export const productListData: BlockTypeData = {
  name: 'productList',
  title: 'Products',
  description: 'Products from a collection, always up to date.',
  category: 'products',
  size: 12,
  minSize: 6,
  defaults: { title: '', sortBy: 'bestsellerOrder', limit: productListLimits.fallback },
  limits: { limit: productListLimits },
  compatibility: new Set(['store']),
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    {
      type: 'collection',
      key: 'collection',
      label: 'Collection',
      help: 'Shows all products unless you choose one.',
    },
    {
      type: 'select',
      key: 'sortBy',
      label: 'Sort by',
      options: [
        { value: 'bestsellerOrder', label: 'Bestsellers' },
        { value: 'new-in', label: 'Newest' },
        { value: 'price-asc', label: 'Price: low to high' },
        { value: 'price-desc', label: 'Price: high to low' },
        { value: 'rating', label: 'Best rated' },
        { value: 'name', label: 'Name' },
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
    { type: 'text', key: 'linkText', label: 'Link text', placeholder: 'See all' },
    schemeField,
  ],
  example: { properties: { title: 'Bestsellers', href: '/collection/all/', linkText: 'See all' } },
};
