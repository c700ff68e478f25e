import { iconOptions } from '../../parts/icon-options.ts';
import type { BlockTypeData } from '../../registry/block-data.ts';

/** A button that leads somewhere (storefront.md §3: size 6; §5: icon left or right). */
export const buttonData: BlockTypeData = {
  name: 'button',
  title: 'Button',
  description: 'Links to a page, a product or an action.',
  category: 'layout',
  size: 6,
  minSize: 3,
  defaults: { text: '', href: '', primary: false, iconPosition: 'left', align: 'left', fill: false },
  compatibility: new Set(['store', 'mail']),
  fields: [
    { type: 'text', key: 'text', label: 'Text', rules: ['required'], maxLength: 40 },
    { type: 'link', key: 'href', label: 'Link', rules: ['required'] },
    { type: 'switch', key: 'primary', label: 'Primary button', help: 'Filled with your brand colour.' },
    { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
    {
      type: 'select',
      key: 'iconPosition',
      label: 'Icon position',
      options: [
        { value: 'left', label: 'Before the text' },
        { value: 'right', label: 'After the text' },
      ],
    },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'center', label: 'Centre' },
        { value: 'right', label: 'Right' },
      ],
    },
    { type: 'switch', key: 'fill', label: 'Full width', group: 'design' },
    {
      type: 'select',
      key: 'target',
      label: 'Opens',
      group: 'advanced',
      options: [
        { value: '', label: 'In the same tab' },
        { value: '_blank', label: 'In a new tab' },
      ],
    },
  ],
  example: { properties: { text: 'Shop all', href: '/collection/all/', primary: true } },
};
