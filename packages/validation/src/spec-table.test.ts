import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToCartFault } from './frame-message.ts';
import { formRules } from './forms.ts';
import { ruleLines, wordForWord } from './spec-table.fixture.ts';
import { isRuleName, rules, type RuleName } from './rules.ts';
import { validate } from './validate.ts';

const call = (name: RuleName, value: unknown, params?: unknown): unknown =>
  Reflect.apply(rules[name], undefined, [value, params]);

describe('the table of platform.md §5', () => {
  it.each(ruleLines)('RULE1 $rule: $shape', ({ names }) => {
    for (const name of names) expect(rules[name]).toBeTypeOf('function');
  });

  it('RULE2 every rule stands in a line of the table, but for eori, which the addresses of orders have', () => {
    const named = ruleLines.flatMap(({ names }) => names);
    expect(new Set(named).size).toBe(named.length);
    expect(new Set([...named, 'eori'])).toEqual(new Set(Object.keys(rules)));
  });

  it.each(wordForWord)('RULE1 %s says of %j with %j: %s', (name, value, params, message) => {
    expect(call(name, value, params)).toBe(message);
  });

  it('RULE1 the defaults are 3 for min_length and 10 for max_length', () => {
    expect([call('min_length', 'abc'), call('max_length', 'a'.repeat(10))]).toEqual([null, null]);
    expect(call('min_length', 'ab')).not.toBeNull();
    expect(call('max_length', 'a'.repeat(11))).not.toBeNull();
  });

  it('RULE1 lengths: a text of n characters has at least and at most n', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30 }), fc.integer({ min: 0, max: 30 }), (text, n) => {
        const length = [...text].length;
        expect(call('min_length', text, n) === null).toBe(length >= n);
        expect(call('max_length', text, n) === null).toBe(length <= n);
      }),
    );
  });

  it('RULE1 values: Min {n} and Max {n} are told of what is beyond n', () => {
    const number = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(number, number, (value, n) => {
        expect(call('min_value', String(value), n)).toBe(value >= n ? null : `Min ${n}`);
        expect(call('max_value', value, { n })).toBe(value <= n ? null : `Max ${n}`);
      }),
    );
  });
});

describe('rules in linear time', () => {
  // Pieces that make a pattern try again and again: long runs, and runs of almost-matches.
  const pieces = [
    'a',
    '1',
    ' ',
    '-',
    '.',
    'a-',
    'a.',
    '<',
    '<a ',
    '<a b=" ',
    "fbq( '",
    "fbq('init' ",
    '@',
    '0',
    '"><',
    '\u0301',
    '-a',
    '. ',
    "snaptr('init', '",
  ];
  const names = Object.keys(rules).filter(isRuleName);
  const paramsOf = (name: RuleName): unknown =>
    name === 'ext' ? 'png' : name === 'regex' || name === 'vat_number' ? undefined : 3;

  /** Least of several runs, in milliseconds: what the work itself takes on a busy machine. */
  function cost(name: RuleName, text: string): number {
    let least = Infinity;
    for (let run = 0; run < 3; run += 1) {
      const start = performance.now();
      call(name, text, paramsOf(name));
      least = Math.min(least, performance.now() - start);
    }
    return least;
  }

  const made = (piece: string, size: number): string =>
    `${piece.repeat(Math.ceil(size / piece.length)).slice(0, size - 1)}!`;
  // 10,000 is where most rules refuse a text for its length; 100,000 is beyond.
  const texts = pieces.map((piece) => ({
    piece,
    small: made(piece, 1000),
    middle: made(piece, 10_000),
    large: made(piece, 100_000),
  }));
  const huge = ['a', '1', '😀', '. '].map((piece) => made(piece, 1_000_000));

  it.each(names)('RULE5 %s: ten times the text costs no hundred times the time', (name) => {
    for (const { piece, small, middle, large } of texts) {
      call(name, small, paramsOf(name));
      for (const [text, longer] of [
        [small, middle],
        [middle, large],
      ] as const) {
        const least = Math.max(cost(name, text), 0.1);
        expect([piece, text.length, cost(name, longer) < least * 60]).toEqual([piece, text.length, true]);
      }
    }
    const start = performance.now();
    for (const text of huge) call(name, text, paramsOf(name));
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe('forms and messages of storefront.md §5', () => {
  it('FORM1 the remill form: email required and valid', () => {
    expect(validate(formRules.remill, {})).toEqual({ email: ['This field is required'] });
    expect(validate(formRules.remill, { email: 'x' })).toEqual({
      email: ['Please enter a valid email address'],
    });
    expect(validate(formRules.remill, { email: 'ada@post.example' })).toEqual({});
  });

  it('FORM1 the subscriber offer: email required and valid, firstName required', () => {
    expect(validate(formRules.subscriberOffer, { email: 'x', firstName: ' ' })).toEqual({
      email: ['Please enter a valid email address'],
      firstName: ['This field is required'],
    });
  });

  it.each([
    [{ variantId: 'v', items: [] }, 'variantId and items cannot be used together'],
    [{ variantId: 7, items: 'x' }, 'variantId and items cannot be used together'],
    [{ variantId: 7 }, 'variantId must be a string if provided'],
    [{ items: {} }, 'items must be an array if provided'],
    [{ variantId: 'v' }, null],
    [{ items: [] }, null],
    [{ variantId: 'v', items: null }, null],
    [{}, null],
  ])('FORM2 an add-to-cart message %j: %s', (message, fault) => {
    expect(addToCartFault(message)).toBe(fault);
  });
});
