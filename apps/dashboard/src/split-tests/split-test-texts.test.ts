import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { conversionText, shareText, verdictOf, whenText, type SplitTest } from './split-test-texts.ts';
import en from '../texts/split-tests/en.ts';

const t = translator(en, 'en-GB');

const of = (...pairs: readonly (readonly [string, number, number])[]) =>
  verdictOf(
    t,
    pairs.map(([name, visitors, orders]) => ({ name, visitors, orders })),
  );

describe('the verdict of a split test', () => {
  it('says how much is missing while it is too early', () => {
    expect(of(['Old', 99, 3], ['New', 150, 16]).text).toBe(
      'It’s too early to tell. We need 1 more visitor to the variation with the fewest and 1 more order in total before the results are meaningful.',
    );
    expect(of(['Old', 900, 3], ['New', 950, 4]).text).toContain('We need 13 more orders in total before');
  });

  it('says whether a difference means anything', () => {
    expect(of(['Old', 1000, 40], ['New', 1000, 44]).text).toContain('no meaningful difference');
    const good = of(['Old', 1000, 40], ['New', 1000, 80]);
    expect(good.tone).toBe('success');
    expect(good.text).toContain('“New” performs better than “Old”');
  });

  it('says shares and conversions', () => {
    expect(conversionText({ name: 'a', visitors: 0, orders: 0 })).toBe('–');
    expect(conversionText({ name: 'a', visitors: 200, orders: 7 })).toBe('3.5%');
    expect(shareText(t, 1, [{ weight: 1 }, { weight: 3 }])).toBe('25% of visitors');
  });

  it('says when it ran', () => {
    const test: SplitTest = {
      id: '1',
      version: 1,
      name: 'hero',
      state: 'draft',
      startedAt: null,
      stoppedAt: null,
      variations: [],
      pages: [],
    };
    expect(whenText(t, test)).toContain('until you start the test');
    const startedAt = '2026-11-06T14:05:00Z';
    expect(whenText(t, { ...test, startedAt })).toMatch(/^Since 6 Nov 2026/);
    expect(whenText(t, { ...test, startedAt, stoppedAt: startedAt })).toMatch(
      /^From .* to .*first variation again/,
    );
  });
});
