import type { FactWords } from '../../help.types.ts';

/** Words for the facts of a store in English. */
export const facts: FactWords = {
  country: (_code, name) =>
    /^(?:United|Netherlands|Philippines|Czech Republic|Dominican Republic)|Islands$/.test(name)
      ? `the ${name}`
      : name,
  days: (least, most) => {
    if (least === most) return least === 1 ? '1 working day' : `${least} working days`;
    return `${least}–${most} working days`;
  },
  elsewhere: 'Everywhere else',
  andMore: (names, count) => `${names} and ${count} more`,
  free: 'Free',
  freeFrom: (price, value) => `${price}, free from ${value}`,
  items: (count) => (count === 1 ? '1 item' : `${count} items`),
  orders: (from, below) => {
    if (from === null) return `Orders below ${below ?? ''}`;
    return below === null ? `Orders from ${from}` : `Orders from ${from} to below ${below}`;
  },
  delivery: 'Delivery',
  time: 'How long',
  price: 'Price',
};
