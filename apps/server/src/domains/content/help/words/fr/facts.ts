import type { FactWords } from '../../help.types.ts';
import { frenchCountry } from './country.ts';

/** Words for the facts of a store in French. */
export const facts: FactWords = {
  country: frenchCountry,
  days: (least, most) => {
    if (least === most) return least === 1 ? '1 jour ouvré' : `${least} jours ouvrés`;
    return `${least} à ${most} jours ouvrés`;
  },
  elsewhere: 'Partout ailleurs',
  andMore: (names, count) => `${names} et ${count} ${count === 1 ? 'autre' : 'autres'}`,
  free: 'Offerte',
  freeFrom: (price, value) => `${price}, offerte à partir de ${value}`,
  items: (count) => (count === 1 ? '1 article' : `${count} articles`),
  orders: (from, below) => {
    if (from === null) return `Commandes de moins de ${below ?? ''}`;
    return below === null
      ? `Commandes à partir de ${from}`
      : `Commandes à partir de ${from} et de moins de ${below}`;
  },
  delivery: 'Livraison',
  time: 'Délai',
  price: 'Prix',
};
