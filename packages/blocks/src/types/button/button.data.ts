import { iconOptions } from '../../parts/icon-options.ts';
import { dataOf } from '../../registry/data-of.ts';
import { optionsOf } from '../../registry/field-options.ts';
import { buttonProperties } from './button.properties.ts';

/** A button that leads somewhere (storefront.md §3: size 6; §5: icon left or right). */
export const buttonData = dataOf({
  name: 'button',
  title: 'Button',
  description: 'Links to a page, a product or an action.',
  category: 'layout',
  size: 6,
  minSize: 3,
  defaults: { text: '', href: '', primary: false, iconPosition: 'left', align: 'left', fill: false },
  compatibility: new Set(['store', 'mail']),
  properties: buttonProperties,
  fields: [
    { type: 'text', key: 'text', label: 'Text', rules: ['required'], maxLength: 40 },
    { type: 'link', key: 'href', label: 'Link', rules: ['required'] },
    { type: 'switch', key: 'primary', label: 'Primary button', help: 'Filled with your brand colour.' },
    { type: 'select', key: 'icon', label: 'Icon', options: iconOptions },
    {
      type: 'select',
      key: 'iconPosition',
      label: 'Icon position',
      options: optionsOf(buttonProperties.iconPosition, { left: 'Before the text', right: 'After the text' }),
    },
    {
      type: 'select',
      key: 'align',
      label: 'Alignment',
      group: 'design',
      options: optionsOf(buttonProperties.align, { left: 'Left', center: 'Centre', right: 'Right' }),
    },
    { type: 'switch', key: 'fill', label: 'Full width', group: 'design' },
    {
      type: 'select',
      key: 'target',
      label: 'Opens',
      group: 'advanced',
      options: optionsOf(buttonProperties.target, { '': 'In the same tab', _blank: 'In a new tab' }),
    },
  ],
  example: { properties: { text: 'Shop all', href: '/collection/all/', primary: true } },
});
