import type { CurrencyCode } from '@omnis/models';

/** Somebody who bought something, with where it was sent. */
export interface BuyerSeed {
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  state?: string;
  zip: string;
  country: string;
  phone: string;
  currency: CurrencyCode;
}

/** Buyers without an account. */
export const buyers: readonly BuyerSeed[] = [
  {
    firstName: 'Tom',
    lastName: 'Whitaker',
    street: '3 Mill Lane',
    city: 'Hebden Bridge',
    zip: 'HX7 8AD',
    country: 'GB',
    phone: '+44 7700 900201',
    currency: 'GBP',
  },
  {
    firstName: 'Aisha',
    lastName: 'Khan',
    street: '81 Kirkgate',
    city: 'Leeds',
    zip: 'LS2 7DJ',
    country: 'GB',
    phone: '+44 7700 900202',
    currency: 'GBP',
  },
  {
    firstName: 'Fiona',
    lastName: 'Macleod',
    street: '12 Shore Road',
    city: 'Ullapool',
    zip: 'IV26 2UR',
    country: 'GB',
    phone: '+44 7700 900203',
    currency: 'GBP',
  },
  {
    firstName: 'Oliver',
    lastName: 'Bennett',
    street: '27 Queens Parade',
    city: 'Bath',
    zip: 'BA1 2NJ',
    country: 'GB',
    phone: '+44 7700 900204',
    currency: 'GBP',
  },
  {
    firstName: 'Priya',
    lastName: 'Shah',
    street: 'Flat 4, 160 Narborough Road',
    city: 'Leicester',
    zip: 'LE3 0BT',
    country: 'GB',
    phone: '+44 7700 900205',
    currency: 'GBP',
  },
  {
    firstName: 'Callum',
    lastName: 'Davies',
    street: '9 Heol y Bont',
    city: 'Aberystwyth',
    zip: 'SY23 1AA',
    country: 'GB',
    phone: '+44 7700 900206',
    currency: 'GBP',
  },
  {
    firstName: 'Niamh',
    lastName: 'Doyle',
    street: '22 Quay Street',
    city: 'Galway',
    zip: 'H91 X2F3',
    country: 'IE',
    phone: '+353 85 012 3456',
    currency: 'EUR',
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    street: 'Lindenstraße 14',
    city: 'Leipzig',
    zip: '04109',
    country: 'DE',
    phone: '+49 151 01234567',
    currency: 'EUR',
  },
  {
    firstName: 'Camille',
    lastName: 'Laurent',
    street: '5 rue des Halles',
    city: 'Nantes',
    zip: '44000',
    country: 'FR',
    phone: '+33 6 39 98 01 02',
    currency: 'EUR',
  },
  {
    firstName: 'Grace',
    lastName: 'Miller',
    street: '418 Alder Street',
    city: 'Portland',
    state: 'OR',
    zip: '97205',
    country: 'US',
    phone: '+1 503 555 0142',
    currency: 'USD',
  },
  {
    firstName: 'Marcus',
    lastName: 'Lee',
    street: '77 Fulton Street',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11201',
    country: 'US',
    phone: '+1 718 555 0199',
    currency: 'USD',
  },
  {
    firstName: 'Haruka',
    lastName: 'Sato',
    street: '2-11-3 Meguro',
    city: 'Tokyo',
    zip: '153-0063',
    country: 'JP',
    phone: '+81 90 0000 0123',
    currency: 'JPY',
  },
  {
    firstName: 'Eleanor',
    lastName: 'Frost',
    street: 'The Old Forge, Church Lane',
    city: 'Ludlow',
    zip: 'SY8 1AP',
    country: 'GB',
    phone: '+44 7700 900207',
    currency: 'GBP',
  },
  {
    firstName: 'Samuel',
    lastName: 'Osei',
    street: '31 Peckham Rye',
    city: 'London',
    zip: 'SE15 3NX',
    country: 'GB',
    phone: '+44 7700 900208',
    currency: 'GBP',
  },
];

/** The shopper who has an account at the demo store. */
export const shopperBuyer: BuyerSeed = {
  firstName: 'Hannah',
  lastName: 'Pryce',
  street: '14 Harbour Terrace',
  city: 'Bristol',
  zip: 'BS1 4RB',
  country: 'GB',
  phone: '+44 7700 900123',
  currency: 'GBP',
};
