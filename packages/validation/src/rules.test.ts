import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { table } from './rules.fixture.ts';
import { isRuleName, rules, type RuleName } from './rules.ts';

const call = (name: RuleName, value: unknown, params?: unknown): unknown =>
  Reflect.apply(rules[name], undefined, [value, params]);

describe('rules', () => {
  it.each(table)('RULE1 %s: %s', (name, message, good, bad, params) => {
    for (const value of good) expect([value, call(name, value, params)]).toEqual([value, null]);
    for (const value of bad.filter((item) => name === 'required' || item !== '')) {
      expect([value, call(name, value, params)]).toEqual([value, message]);
    }
  });

  it('RULE2 the table above and the record hold the same rules', () => {
    expect(new Set(Object.keys(rules))).toEqual(new Set(table.map(([name]) => name)));
    expect(isRuleName('email')).toBe(true);
    expect(isRuleName('toString')).toBe(false);
  });

  it('RULE3 empty values pass everything but required', () => {
    for (const name of Object.keys(rules).filter(isRuleName)) {
      for (const empty of ['', null, undefined, []]) {
        expect(call(name, empty, 5)).toBe(name === 'required' ? 'This field is required' : null);
      }
    }
  });

  it('RULE4 gives a message or null for whatever is entered, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const name of Object.keys(rules).filter(isRuleName)) {
          const params =
            name === 'ext' ? ['png'] : name === 'regex' ? /a/ : name === 'vat_number' ? { country: 'GB' } : 3;
          const message = call(name, value, params);
          expect(message === null || typeof message === 'string').toBe(true);
        }
      }),
    );
  });

  it('RULE6 every rule answers without a parameter, whatever it is given', () => {
    const odd = ['x'.repeat(1000), 'a@b', 7, true, {}, [{}], Symbol('x'), () => 1, new Date(), null];
    for (const rule of Object.values(rules)) {
      for (const value of odd) {
        const message: unknown = Reflect.apply(rule, undefined, [value]);
        expect(message === null || typeof message === 'string').toBe(true);
      }
    }
    expect([rules.min_value(1), rules.max_value(1), rules.ext('a.png'), rules.regex('a')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('RULE6 a pattern may be text, keeps no place, and may bring its message', () => {
    expect(rules.regex('ab', '^a')).toBeNull();
    const pattern = /a/g;
    expect([rules.regex('a', pattern), rules.regex('a', pattern)]).toEqual([null, null]);
    expect(rules.regex('b', { pattern, message: 'Start with an a' })).toBe('Start with an a');
    expect(rules.regex('b')).toBeNull();
  });

  it('RULE6 takes a parameter bare or by name', () => {
    const bounds = [8, '8', [8], { n: 8 }, { value: 8 }, { length: 8 }] as const;
    for (const bound of [...bounds, { min: 8 }]) {
      expect(rules.min_length('short', bound)).toBe('Must contain at least 8 characters');
      expect(rules.min_value('7', bound)).toBe('Min 8');
    }
    for (const bound of [...bounds, { max: 8 }]) {
      expect(rules.max_length('much longer', bound)).toBe('Must contain no more than 8 characters');
      expect(rules.max_value(9, bound)).toBe('Max 8');
    }
    for (const endings of ['png', ['.png'], { ext: 'png' }, { formats: ['png'] }])
      expect(rules.ext('a.gif', endings)).toBe('Must upload the following formats: png');
    for (const pattern of ['^a', /^a/, { pattern: '^A', flags: 'i' }, { regex: /^a/ }])
      expect([rules.regex('ab', pattern), rules.regex('ba', pattern)]).toEqual([null, 'Invalid format']);
    expect([rules.vat_number('136695976', 'DE'), rules.vat_number('136695976', { country: 'DE' })]).toEqual([
      null,
      null,
    ]);
  });

  it('RULE6 a parameter that is null is none', () => {
    for (const name of Object.keys(rules).filter(isRuleName))
      expect(Reflect.apply(rules[name], undefined, ['abc', null]), name).toBe(rules[name]('abc'));
  });

  it('RULE6 a bound that is no number is a mistake of the caller', () => {
    expect(() => rules.min_value(1, Number.NaN)).toThrow(
      'The rule min_value needs a number as its parameter, not NaN',
    );
    expect(() => rules.min_length('a', Number.NaN)).toThrow('The rule min_length needs a number');
    expect(() => rules.max_length('a', { n: Number.NaN })).toThrow(TypeError);
  });

  it('RULE6 missing file endings and a malformed pattern are mistakes of the caller', () => {
    expect(() => rules.ext('a.png', [])).toThrow('The rule ext needs file endings');
    expect(() => rules.ext('a.png', ' , ')).toThrow(TypeError);
    expect(rules.ext('')).toBeNull();
    expect(() => rules.regex('a', '(')).toThrow('The rule regex cannot read the pattern (');
    expect(() => rules.regex('aa', /(a)\1/)).toThrow(
      'The rule regex cannot try /(a)\\1/ in linear time: it refers back to a group',
    );
  });
});
