import { group, number, text, wholeText } from '../../read/properties.ts';

/** Properties of a block `profit`. */
export const profitProperties = {
  title: text,
  copy: wholeText,
  price: number({ fallback: null }),
  baseCost: number({ fallback: null }),
  quantity: number({ fallback: null }),
  currency: text,
  action: group,
  smallPrint: text,
};
