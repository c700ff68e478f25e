import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldCountries } from './countries.ts';
import {
  canReverseCharge,
  taxClassOf,
  taxRateOf,
  taxTreatment,
  type TaxRegistration,
  type TaxRules,
} from './taxes.ts';
import { taxClasses } from './tax-classes.ts';
import { vatRateFor } from './vat-rates.ts';
import { startTaxRates } from './vat-start-rates.ts';

const day = '2026-06-01';
const at = (country: string, since: string | null = null): TaxRegistration => ({
  country,
  number: `${country}1`,
  since,
  rates: startTaxRates[country] ?? { standard: 10, reduced: 10, zero: 0 },
});
const rules = (home: string, countries: readonly string[], oss = false): TaxRules => ({
  home,
  registrations: countries.map((country) => at(country)),
  oss: oss ? { since: null } : null,
});
const treated = (of: TaxRules, country: string, zip = '') => taxTreatment(of, { to: { country, zip }, day });

describe('the tax rules of a store', () => {
  test.each([
    // Home, registrations, OSS, country, postcode, scheme, standard rate, number.
    ['DE', ['DE'], false, 'DE', '', 'local', 19, 'DE1'],
    ['DE', ['DE'], false, 'FR', '', 'home', 19, 'DE1'],
    ['DE', ['DE'], true, 'FR', '', 'oss', 20, 'DE1'],
    ['DE', ['DE', 'FR'], false, 'FR', '', 'local', 20, 'FR1'],
    ['DE', ['DE', 'FR'], true, 'MC', '', 'local', 20, 'FR1'],
    ['DE', ['DE'], true, 'ES', '35001', 'export', 0, 'DE1'],
    ['DE', ['DE'], true, 'US', '', 'export', 0, 'DE1'],
    ['DE', ['DE', 'CH'], true, 'CH', '', 'local', 8.1, 'CH1'],
    ['GB', ['GB'], false, 'GB', 'BT1 5GS', 'local', 20, 'GB1'],
    ['GB', ['GB'], false, 'JE', '', 'export', 0, 'GB1'],
    ['GB', ['GB'], false, 'DE', '', 'export', 0, 'GB1'],
    ['GB', ['GB'], true, 'DE', '', 'oss', 19, 'GB1'],
    ['GB', [], true, 'DE', '', 'none', 0, ''],
    ['GB', ['DE'], false, 'GB', '', 'none', 0, ''],
    ['DE', ['FR'], false, 'ES', '', 'none', 0, ''],
  ])(
    'a store in %s, registered in %o, OSS %s, to %s %s: %s',
    (home, countries, oss, country, zip, scheme, standard, number) => {
      expect(treated(rules(home, countries, oss), country, zip)).toMatchObject({
        scheme,
        number,
        rates: { standard },
      });
    },
  );

  test('a registration and the One Stop Shop count from their day on', () => {
    const of: TaxRules = {
      home: 'DE',
      registrations: [at('DE'), at('FR', '2026-06-02')],
      oss: { since: '2026-06-01' },
    };
    const on = (when: string) => taxTreatment(of, { to: { country: 'FR' }, day: when }).scheme;
    expect([on('2026-05-31'), on('2026-06-01'), on('2026-06-02')]).toEqual(['home', 'oss', 'local']);
  });

  test('with the One Stop Shop the store’s own rates of a country come before the usual ones', () => {
    const oss = { since: null, rates: { FR: { standard: 21, reduced: 6, zero: 0 } } };
    const of: TaxRules = { ...rules('DE', ['DE']), oss };
    expect(treated(of, 'FR').rates).toEqual({ standard: 21, reduced: 6, zero: 0 });
    expect(treated(of, 'MC').rates.standard).toBe(21);
    expect(treated(of, 'ES').rates).toEqual(startTaxRates['ES']);
  });

  test('a business owes the tax itself where goods go to another country of the Union and its number is of one', () => {
    const by = (of: TaxRules, country: string, businessNumber: string) =>
      taxTreatment(of, { to: { country }, day, businessNumber }).scheme;
    const german = rules('DE', ['DE'], true);
    expect(by(german, 'FR', 'FR40303265045')).toBe('reverse');
    expect(by(german, 'GR', 'EL123456783')).toBe('reverse');
    expect(by(german, 'FR', 'DE136695976')).toBe('oss');
    expect(by(german, 'FR', 'GB123456782')).toBe('oss');
    expect(by(german, 'DE', 'FR40303265045')).toBe('local');
    expect(by(german, 'US', 'FR40303265045')).toBe('export');
    // A store from elsewhere: under its registration in the Union, where it has one.
    expect(by(rules('GB', ['GB'], true), 'FR', 'FR40303265045')).toBe('oss');
    expect(by(rules('GB', ['GB', 'DE'], true), 'FR', 'FR40303265045')).toBe('reverse');
    expect(canReverseCharge(rules('DE', []), { to: { country: 'FR' }, day })).toBe(false);
    expect(canReverseCharge(german, { to: null, day })).toBe(false);
  });

  test('a product without a class has its own rate at home and the standard rate elsewhere', () => {
    const own = { vatClass: null, vatRate: 7.5 };
    const german = rules('DE', ['DE'], true);
    expect(taxRateOf(own, treated(german, 'DE'), 'DE')).toBe(7.5);
    expect(taxRateOf(own, treated(german, 'FR'), 'DE')).toBe(20);
    expect(taxRateOf({ ...own, vatClass: 'reduced' }, treated(german, 'FR'), 'DE')).toBe(5.5);
    expect(taxClassOf({ vatClass: null, vatRate: 19 }, 'DE')).toBe('standard');
    expect(taxClassOf({ vatClass: null, vatRate: 0 }, 'DE')).toBeNull();
  });

  test('a store from before, which has a number at home and the rates of the Union, charges as it did', () => {
    const zip = fc.constantFrom('', 'LS1 1AA', 'JE2 3AB', '35001', '27498', '22100');
    fc.assert(
      fc.property(
        fc.constantFrom('GB', 'DE', 'FR', 'US', 'NO', 'IE', 'ES'),
        fc.constantFrom(...worldCountries),
        zip,
        fc.constantFrom(0, 5, 19, 20, 25),
        (home, country, code, rate) => {
          const treatment = treated(rules(home, [home], true), country, code);
          const before = vatRateFor(rate, { home, to: { country, zip: code } });
          expect(taxRateOf({ vatClass: null, vatRate: rate }, treatment, home)).toBe(before);
        },
      ),
    );
  });

  test('rates to begin with are percentages, the reduced one not above the standard one', () => {
    for (const { standard, reduced, zero } of Object.values(startTaxRates)) {
      expect(standard).toBeGreaterThan(0);
      expect(standard).toBeLessThan(30);
      expect(reduced).toBeLessThanOrEqual(standard);
      expect(zero).toBe(0);
    }
    expect(Object.keys(startTaxRates).every((country) => worldCountries.includes(country))).toBe(true);
    expect(taxClasses).toEqual(['standard', 'reduced', 'zero']);
  });
});
