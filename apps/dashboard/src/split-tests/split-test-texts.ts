import type { CallAnswer } from '@omnis/api-client';
import { conversionOf, judgeSplitTest, type SplitTestVerdict, type VariationResult } from '@omnis/models';
import { timeText, type NoticeProps } from '@omnis/ui';
import type { SplitTestsTexts } from '../texts/split-tests/index.ts';

/** A split test as it is listed. */
export type SplitTest = CallAnswer<'dashboard.splitTests'>['items'][number];

/** How a state of a test is shown. */
export const stateFacts = {
  draft: { text: 'notStarted', tone: 'neutral' },
  running: { text: 'runningNow', tone: 'success' },
  stopped: { text: 'stopped', tone: 'warning' },
} as const;

const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Orders for each visitor, in per cent; a dash before anybody came. */
export function conversionText(result: VariationResult): string {
  return result.visitors === 0 ? '–' : percent.format(conversionOf(result));
}

/** Share of all visitors who see a variation, in whole per cent. */
export function shareText(
  t: SplitTestsTexts,
  weight: number,
  all: readonly { readonly weight: number }[],
): string {
  const total = all.reduce((sum, each) => sum + each.weight, 0);
  return t('shareOfVisitors', { percent: Math.round((weight / Math.max(1, total)) * 100) });
}

/** When a test was started and stopped. */
export function whenText(t: SplitTestsTexts, { startedAt, stoppedAt }: SplitTest): string {
  if (startedAt === null) return t('untilYouStart');
  return stoppedAt === null
    ? t('since', { date: timeText(startedAt) })
    : t('ranBetween', { from: timeText(startedAt), to: timeText(stoppedAt) });
}

function missing(
  t: SplitTestsTexts,
  { visitorsMissing, ordersMissing }: SplitTestVerdict & { kind: 'too-early' },
): string {
  const needs = [
    visitorsMissing > 0 ? t('moreVisitors', { count: visitorsMissing }) : '',
    ordersMissing > 0 ? t('moreOrders', { count: ordersMissing }) : '',
  ].filter(Boolean);
  return new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(needs);
}

/** Verdict of a test, honest also when there is none yet. */
export function verdictOf(
  t: SplitTestsTexts,
  variations: readonly VariationResult[],
): {
  readonly tone: NonNullable<NoticeProps['tone']>;
  readonly text: string;
} {
  const verdict = judgeSplitTest(variations);
  switch (verdict.kind) {
    case 'too-early':
      return {
        tone: 'info',
        text: t('tooEarly', { needs: missing(t, verdict) }),
      };
    case 'no-difference':
      return {
        tone: 'info',
        text: t('noDifference'),
      };
    case 'difference':
      return {
        tone: 'success',
        text: t('difference', { better: verdict.better, than: verdict.than }),
      };
  }
}
