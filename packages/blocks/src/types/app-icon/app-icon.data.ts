import { iconOptions } from '../../parts/icon-options.ts';
import { dataOf } from '../../registry/data-of.ts';
import { appIconProperties } from './app-icon.properties.ts';

/**
 * A tile as on a telephone's home screen: icon or picture, and a name that leads somewhere (storefront.md §3 appIcon: no
 * defaults shown). Three columns wide, so that four stand in a row. Without icon and picture the name's first letter
 * stands in.
 */
export const appIconData = dataOf({
  name: 'appIcon',
  title: 'App icon',
  description: 'A tile with an icon and a name, to open an app or a page.',
  category: 'media',
  size: 3,
  minSize: 3,
  defaults: { icon: 'bag', image: '', name: '', href: '' },
  compatibility: new Set(['store']),
  properties: appIconProperties,
  fields: [
    { type: 'text', key: 'name', label: 'Name', maxLength: 30, rules: ['required'] },
    { type: 'link', key: 'href', label: 'Link' },
    { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
    { type: 'image', key: 'image', label: 'Image', help: 'Shown instead of the icon.', ratioHint: '1:1' },
    { type: 'colour', key: 'backgroundColor', label: 'Tile colour', group: 'design' },
    { type: 'colour', key: 'iconColor', label: 'Icon colour', group: 'design' },
  ],
  example: { properties: { name: 'Shop', href: '/collection/all/' } },
});
