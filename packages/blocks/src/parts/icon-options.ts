import type { FieldOption } from '../registry/fields.ts';

/** The icons that a block can show, by name, as shop owners call them. */
const iconLabels = {
  arrow: 'Arrow',
  bag: 'Bag',
  check: 'Tick',
  clock: 'Clock',
  drop: 'Water',
  gift: 'Gift',
  heart: 'Heart',
  leaf: 'Leaf',
  mail: 'Letter',
  message: 'Speech bubble',
  offer: 'Offer',
  package: 'Parcel',
  palette: 'Palette',
  people: 'People',
  phone: 'Telephone',
  pin: 'Place',
  recycle: 'Recycling',
  refresh: 'Exchange',
  ruler: 'Ruler',
  shield: 'Shield',
  shirt: 'T-shirt',
  sparkles: 'Sparkles',
  star: 'Star',
  sun: 'Sun',
  tag: 'Tag',
  truck: 'Delivery van',
} as const;

/** Name of an icon that a block can show. */
export type IconName = keyof typeof iconLabels;

/** The icons that a block can show, for a select field. */
export const iconOptions: readonly FieldOption[] = [
  { value: '', label: 'None' },
  ...Object.entries(iconLabels).map(([value, label]) => ({ value, label })),
];
