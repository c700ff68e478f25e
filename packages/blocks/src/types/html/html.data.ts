import { dataOf } from '../../registry/data-of.ts';
import { htmlProperties } from './html.properties.ts';

/** HTML of the shop owner, cleaned (storefront.md §3). */
export const htmlData = dataOf({
  name: 'html',
  title: 'HTML',
  description: 'Your own HTML: headings, lists, tables, links and images.',
  category: 'text',
  size: 12,
  minSize: 3,
  defaults: { html: '' },
  compatibility: new Set(['store', 'mail']),
  properties: htmlProperties,
  fields: [
    {
      type: 'html',
      key: 'html',
      label: 'HTML',
      help: 'We remove scripts, styles and frames. Your theme decides how it looks.',
    },
  ],
  example: {
    properties: {
      html: '<h2>Delivery</h2><table><tr><th>Where to</th><th>How long</th></tr><tr><td>United Kingdom</td><td>2–4 days</td></tr><tr><td>Europe</td><td>4–8 days</td></tr></table>',
    },
  },
});
