import { isRuleName, rules } from '@omnis/validation';
import { describe, expect, it } from 'vitest';
import { codeFormats, ruleInputs } from './rule-inputs.ts';
import { formatAlphanumerics, formatDigits } from './text-format.ts';

describe('U30 the form of what is typed', () => {
  it('U30 groups digits and letters and cuts what stands over', () => {
    expect(formatDigits('1', [2, 2, 2], '-')).toBe('1');
    expect(formatDigits('12', [2, 2, 2], '-')).toBe('12');
    expect(formatDigits('12 34 56 78', [2, 2, 2], '-')).toBe('12-34-56');
    expect(formatDigits('Your code is 123-456.', [3, 3], ' ')).toBe('123 456');
    expect(formatAlphanumerics('abcd1234EFGH5678xyz', [8, 8], '-')).toBe('abcd1234-EFGH5678');
  });

  it('U30 has a control for every rule, and for nothing else', () => {
    expect(Object.keys(ruleInputs).filter((name) => !isRuleName(name))).toEqual([]);
    expect(new Set(Object.keys(ruleInputs))).toEqual(new Set(Object.keys(rules)));
  });

  it('U30 changes nothing of a text that is in form', () => {
    const samples = [
      '12-34-56',
      '12345678',
      'PO30 5TL',
      'AB 12 34 56 C',
      'GB 980 7806 84',
      'G-ABC123DEF4',
      'a',
    ];
    for (const { format, tidy } of Object.values(ruleInputs)) {
      for (const sample of samples) {
        const once = (tidy ?? String)((format ?? String)(sample));
        expect((tidy ?? String)((format ?? String)(once))).toBe(once);
      }
    }
  });

  it.each([
    ['sort_code', '123456', '12-34-56'],
    ['postcode', 'po305tl', 'PO30 5TL'],
    ['national_insurance_number', 'ab123456c', 'AB 12 34 56 C'],
    ['account_number', '1234 5678', '12345678'],
    ['ad_conversion_id', 'AW-1234567', '1234567'],
    ['domain', 'https://Shop.example.com/', 'shop.example.com'],
    ['email', ' maya@shop.example ', 'maya@shop.example'],
    ['measurement_id', 'g-abc123def4', 'G-ABC123DEF4'],
    ['lowercase', 'Otter', 'otter'],
  ] as const)('U30 brings %s from %s to %s, which the rule takes', (name, typed, wanted) => {
    const { format = String, tidy = String } = ruleInputs[name];
    expect(tidy(format(typed))).toBe(wanted);
    expect(rules[name](wanted)).toBeNull();
  });

  it('U31 forms codes as their rules have them', () => {
    expect(rules.two_factor_code(codeFormats.two_factor.format('123456'))).toBeNull();
    expect(rules.recovery_code(codeFormats.recovery.format('abcd1234efgh5678'))).toBeNull();
    expect(codeFormats.two_factor.format('123456')).toHaveLength(codeFormats.two_factor.length);
    expect(codeFormats.recovery.format('abcd1234efgh5678')).toHaveLength(codeFormats.recovery.length);
  });
});
