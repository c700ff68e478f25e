import type { BlockTypeData } from '../../registry/block-type.ts';
import { ratioOptions } from '../../parts/ratio.ts';

/** Empty room between blocks (storefront.md §3: ratio regular). */
export const spacerData: BlockTypeData = {
  name: 'spacer',
  title: 'Spacer',
  description: 'Empty room between two blocks.',
  category: 'layout',
  size: 12,
  minSize: 3,
  defaults: { ratio: 'regular' },
  compatibility: new Set(['store', 'mail']),
  fields: [
    {
      type: 'select',
      key: 'ratio',
      label: 'Height',
      help: 'Regular follows the spacing of your theme; the others follow the width of the spacer.',
      options: [{ value: 'regular', label: 'Regular' }, ...ratioOptions],
    },
  ],
};
