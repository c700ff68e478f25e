import { translator } from '@omnis/texts';
import { describe, expect, test } from 'vitest';
import checkoutDe from '../texts/checkout/de.ts';
import checkoutEn from '../texts/checkout/en.ts';
import { arrivalText, asSentences, spanText, withWholeSpans } from './cutoff-text.ts';

const t = translator(checkoutEn, 'en-GB');

describe('how long there is to order', () => {
  test.each([
    [11_520, '3 h 12 min'],
    [7200, '2 h'],
    [7259, '2 h'],
    [720, '12 min'],
    [59, '1 min'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(spanText(t, seconds)).toBe(text);
  });

  const days = { earliest: '2026-11-23', latest: '2026-11-24' };

  test('it is told with the day on which it is there', () => {
    expect(arrivalText(t, days, 11_520)).toBe('Order within 3 h 12 min to get it by Tuesday 24 November');
  });

  test('it is told in the language of the page', () => {
    expect(arrivalText(translator(checkoutDe, 'de-DE'), days, 11_520)).toBe(
      'In den nächsten 3 Std. 12 Min. bestellen, Lieferung bis Dienstag, 24. November',
    );
  });

  test('a day and more, or nothing, is not counted down', () => {
    expect(arrivalText(t, days, 24 * 3600)).toBe('Arrives Mon 23 – Tue 24 Nov');
    expect(arrivalText(t, days, 0)).toBe('Arrives Mon 23 – Tue 24 Nov');
  });
});

test('numbers of a span are not parted by the end of a line', () => {
  expect(withWholeSpans('Tracked, 1–2 working days – at most')).toBe(
    'Tracked, 1–\u20602 working days – at most',
  );
});

test('a month that is cut short ends its sentence itself', () => {
  expect(asSentences(['Livraison mer. 2 – ven. 4 déc.', 'Royal Mail'])).toBe(
    'Livraison mer. 2 – ven. 4 déc. Royal Mail',
  );
  expect(asSentences(['Arrives Mon 23', '', 'Royal Mail'])).toBe('Arrives Mon 23. Royal Mail');
  expect(asSentences(['Arrives Mon 23', ''])).toBe('Arrives Mon 23');
});
