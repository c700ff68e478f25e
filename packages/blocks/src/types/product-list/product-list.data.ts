import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { productListLimits } from './product-list.limits.ts';
import { productListProperties } from './product-list.properties.ts';

/** Products of the shop in a grid (storefront.md §3: sortBy bestsellerOrder, limit 4). */
export const productListData = dataOf({
  name: 'productList',
  title: 'Products',
  description: 'Products from a collection, always up to date.',
  category: 'products',
  size: 12,
  minSize: 6,
  defaults: { title: '', sortBy: 'bestsellerOrder', limit: productListLimits.fallback },
  limits: { limit: productListLimits },
  compatibility: new Set(['store']),
  properties: productListProperties,
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
      options: optionsOf(productListProperties.sortBy, {
        bestsellerOrder: 'Bestsellers',
        'new-in': 'Newest',
        'price-asc': 'Price: low to high',
        'price-desc': 'Price: high to low',
        rating: 'Best rated',
        name: 'Name',
      }),
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
});
