import type { FactWords } from '../../help.types.ts';
import { germanCountry } from './country.ts';

/** Words for the facts of a store in German. */
export const facts: FactWords = {
  country: germanCountry,
  days: (least, most) => {
    if (least === most) return least === 1 ? '1 Werktag' : `${least} Werktage`;
    return `${least}–${most} Werktage`;
  },
  elsewhere: 'Überall sonst',
  andMore: (names, count) => `${names} und ${count} weitere`,
  free: 'Gratis',
  freeFrom: (price, value) => `${price}, gratis ab ${value}`,
  items: (count) => `${count} Artikel`,
  orders: (from, below) => {
    if (from === null) return `Bestellungen unter ${below ?? ''}`;
    return below === null ? `Bestellungen ab ${from}` : `Bestellungen ab ${from} und unter ${below}`;
  },
  delivery: 'Versandart',
  time: 'Wie lange',
  price: 'Preis',
};
