import { dataOf } from '../../registry/data-of.ts';
import { ratioOptions } from '../../parts/ratio.ts';
import { spacerProperties } from './spacer.properties.ts';

/** Empty room between blocks (storefront.md §3: ratio regular). */
export const spacerData = dataOf({
  name: 'spacer',
  title: 'Spacer',
  description: 'Empty space between two blocks.',
  category: 'layout',
  size: 12,
  minSize: 3,
  defaults: { ratio: 'regular' },
  compatibility: new Set(['store', 'mail']),
  properties: spacerProperties,
  fields: [
    {
      type: 'select',
      key: 'ratio',
      label: 'Height',
      help: 'Regular uses your theme’s spacing. The others depend on the spacer’s width.',
      options: [{ value: 'regular', label: 'Regular' }, ...ratioOptions],
    },
  ],
});
