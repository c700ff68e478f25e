import { describe, expect, it } from 'vitest';
import de from '../texts/product/de.ts';
import en from '../texts/product/en.ts';
import fr from '../texts/product/fr.ts';
import { taxNote } from './tax-note.ts';

describe('the tax beside a price', () => {
  it.each([
    ['included', 'GB', 'Incl. VAT, plus delivery', 'inkl. MwSt., zzgl. Versand'],
    ['included', 'DE', 'Incl. VAT, plus delivery', 'inkl. MwSt., zzgl. Versand'],
    ['added', 'CH', 'Excl. VAT and delivery', 'zzgl. MwSt. und Versand'],
    ['added', 'US', 'Excl. tax and delivery', 'zzgl. Steuern und Versand'],
    ['added', 'CA', 'Excl. tax and delivery', 'zzgl. Steuern und Versand'],
    ['included', 'AU', 'Incl. tax, plus delivery', 'inkl. Steuern, zzgl. Versand'],
  ] as const)('is called as usual there: %s, %s', (tax, country, english, german) => {
    const note = taxNote(tax, country);
    expect([note && en[note], note && de[note]]).toEqual([english, german]);
  });

  it('is in French, too, and nothing where no tax is charged', () => {
    expect(fr[taxNote('added', 'CA') ?? 'taxAdded']).toBe('Hors taxes et hors livraison');
    expect(taxNote('none', 'US')).toBeNull();
  });
});
