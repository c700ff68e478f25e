import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { schemeField } from '../../scheme/scheme-field.ts';
import { feedLimits } from './feed.limits.ts';
import { feedProperties } from './feed.properties.ts';

/**
 * News of the shop's blog, on Instagram or among its products (storefront.md §3 feed: no defaults shown). It shows the
 * blog unless told, because every shop has one without an account elsewhere; how many items is left to the source: 1,
 * of Instagram 20 (§7).
 */
export const feedData = dataOf({
  name: 'feed',
  title: 'Feed',
  description: 'The latest from your blog, Instagram or products, always up to date.',
  category: 'media',
  size: 12,
  minSize: 6,
  defaults: { title: '', source: 'blog' },
  limits: feedLimits,
  compatibility: new Set(['store']),
  properties: feedProperties,
  fields: [
    { type: 'text', key: 'title', label: 'Title' },
    {
      type: 'select',
      key: 'source',
      label: 'Shows',
      options: optionsOf(feedProperties.source, {
        blog: 'Blog posts',
        instagram: 'Instagram',
        products: 'Products',
      }),
    },
    {
      type: 'number',
      key: 'limit',
      label: 'How many',
      help: 'One by default, or twenty from Instagram.',
      min: feedLimits.blog.min,
      max: feedLimits.instagram.max,
      step: 1,
    },
    {
      type: 'collection',
      key: 'collection',
      label: 'Collection',
      help: 'Shows all products unless you choose one.',
      when: { key: 'source', is: ['products'] },
    },
    {
      type: 'select',
      key: 'sortBy',
      label: 'Sort by',
      when: { key: 'source', is: ['products'] },
      options: [
        { value: 'new-in', label: 'Newest' },
        { value: 'bestsellerOrder', label: 'Bestsellers' },
        { value: 'rating', label: 'Best rated' },
      ],
    },
    { type: 'link', key: 'href', label: 'Link beside the title' },
    { type: 'text', key: 'linkText', label: 'Link text', placeholder: 'See all' },
    schemeField,
  ],
  example: { properties: { title: 'From the blog', limit: 3, href: '/blog/', linkText: 'All posts' } },
});
