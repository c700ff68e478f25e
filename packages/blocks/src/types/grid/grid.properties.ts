import { group, number, scheme, text } from '../../read/properties.ts';

/** Properties of a block `grid`. */
export const gridProperties = {
  title: text,
  breakpoints: group,
  spacing: number({ fallback: 24, min: 0, max: 96 }),
  asyncItems: text,
  scheme,
};
