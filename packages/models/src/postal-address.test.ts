import { describe, expect, test } from 'vitest';
import { nameIn, orderAddressLines, postalLines } from './postal-address.ts';

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  street: '1 Mill Lane',
  street2: '',
  city: 'Freshwater',
  state: '',
  zip: 'PO40 9NA',
  country: 'GB',
};
const towns = (changes: object, locale = 'en-GB') => postalLines({ ...ada, ...changes }, locale).slice(2);

describe('nameIn', () => {
  test.each([
    ['GB', 'Anna', 'Kovács', 'Anna Kovács'],
    ['HU', 'Anna', 'Kovács', 'Kovács Anna'],
    ['VN', 'Văn An', 'Nguyễn', 'Nguyễn Văn An'],
    ['JP', '花子', '山田', '山田 花子'],
    ['JP', 'Hanako', 'Yamada', 'Hanako Yamada'],
    ['DE', '花子', '山田', '花子 山田'],
    ['ID', 'Suharto', '', 'Suharto'],
    ['HU', '', 'Kovács', 'Kovács'],
  ])('platform.md §3 Order (C11, C12): in %s, %s and %s are %s', (country, firstName, lastName, written) => {
    expect(nameIn(country, { firstName, lastName })).toBe(written);
    expect(postalLines({ ...ada, country, firstName, lastName }, 'en-GB')[0]).toBe(written);
  });
});

describe('postalLines', () => {
  test('no line is empty, and the parts that were given stand in order', () => {
    expect(postalLines(ada, 'en-GB')).toEqual([
      'Ada Lovelace',
      '1 Mill Lane',
      'Freshwater',
      'PO40 9NA',
      'United Kingdom',
    ]);
    expect(
      postalLines({ ...ada, lastName: '', company: 'Engines Ltd', street2: 'Floor 2' }, 'en-GB'),
    ).toEqual(['Ada', 'Engines Ltd', '1 Mill Lane', 'Floor 2', 'Freshwater', 'PO40 9NA', 'United Kingdom']);
  });

  test.each([
    ['DE', { city: 'Leipzig', zip: '04107' }, ['04107 Leipzig', 'Germany']],
    ['FR', { city: 'Lyon', zip: '69002' }, ['69002 Lyon', 'France']],
    ['US', { city: 'Portland', state: 'OR', zip: '97205' }, ['Portland, OR 97205', 'United States']],
    ['US', { city: 'Portland', zip: '97205' }, ['Portland, 97205', 'United States']],
    ['CA', { city: 'Ottawa', state: 'ON', zip: 'K1A 0B1' }, ['Ottawa ON K1A 0B1', 'Canada']],
    [
      'IE',
      { city: 'Galway', state: 'Co. Galway', zip: 'H91 X2F3' },
      ['Galway', 'Co. Galway', 'H91 X2F3', 'Ireland'],
    ],
    ['HK', { city: 'Kowloon', zip: '' }, ['Kowloon', 'Hong Kong SAR China']],
  ])('%s writes its town %j', (country, changes, expected) => {
    expect(towns({ country, ...changes })).toEqual(expected);
  });

  test('a value in two parts is written once: a city that is its country, a person who is the company', () => {
    expect(postalLines({ ...ada, company: 'Ada Lovelace', city: '1 Mill Lane', zip: '' }, 'en-GB')).toEqual([
      'Ada Lovelace',
      '1 Mill Lane',
      'United Kingdom',
    ]);
    expect(towns({ country: 'SG', city: 'Singapore', zip: '' })).toEqual(['Singapore']);
    expect(towns({ city: '1 Mill Lane', zip: 'X', state: '1 Mill Lane' })).toEqual(['X', 'United Kingdom']);
  });

  test('the country is named to its reader; what is no country stands as it was given', () => {
    expect(towns({ country: 'DE', zip: '' }, 'de')).toEqual(['Freshwater', 'Deutschland']);
    expect(towns({ country: 'nowhere' }).at(-1)).toBe('nowhere');
    expect(towns({ country: '' }).at(-1)).toBe('PO40 9NA');
  });
});

describe('orderAddressLines', () => {
  test('a company’s EORI number is the last line; without one they are those of the post', () => {
    expect(orderAddressLines({ ...ada, eori: 'GB123456789000' }, 'en-GB')).toEqual([
      ...postalLines(ada, 'en-GB'),
      'EORI GB123456789000',
    ]);
    expect(orderAddressLines({ ...ada, eori: '' }, 'en-GB')).toEqual(postalLines(ada, 'en-GB'));
  });
});
