import { describe, expect, it } from 'vitest';
import { conversionText, shareText, verdictOf, whenText, type SplitTest } from './split-test-texts.ts';

const of = (...pairs: readonly (readonly [string, number, number])[]) =>
  verdictOf(pairs.map(([name, visitors, orders]) => ({ name, visitors, orders })));

describe('what is said of a split test', () => {
  it('says how much is missing while it is too early', () => {
    expect(of(['Old', 99, 3], ['New', 150, 16]).text).toBe(
      'It is too early to say. It takes 1 more visitor of the variation with the fewest and 1 more order in all before the figures mean anything.',
    );
    expect(of(['Old', 900, 3], ['New', 950, 4]).text).toContain('It takes 13 more orders in all before');
  });

  it('says whether a difference means anything', () => {
    expect(of(['Old', 1000, 40], ['New', 1000, 44]).text).toContain('no difference that means anything');
    const good = of(['Old', 1000, 40], ['New', 1000, 80]);
    expect(good.tone).toBe('success');
    expect(good.text).toContain('“New” does better than “Old”');
  });

  it('says shares and conversions', () => {
    expect(conversionText({ name: 'a', visitors: 0, orders: 0 })).toBe('–');
    expect(conversionText({ name: 'a', visitors: 200, orders: 7 })).toBe('3.5%');
    expect(shareText(1, [{ weight: 1 }, { weight: 3 }])).toBe('25% of visitors');
  });

  it('says when it ran', () => {
    const test: SplitTest = {
      id: '1',
      name: 'hero',
      state: 'draft',
      startedAt: null,
      stoppedAt: null,
      variations: [],
      pages: [],
    };
    expect(whenText(test)).toContain('until you start it');
    const startedAt = '2026-11-06T14:05:00Z';
    expect(whenText({ ...test, startedAt })).toMatch(/^Since 6 Nov 2026/);
    expect(whenText({ ...test, startedAt, stoppedAt: startedAt })).toMatch(
      /^From .* to .*first variation again/,
    );
  });
});
