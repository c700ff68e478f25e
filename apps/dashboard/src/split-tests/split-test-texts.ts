import type { CallAnswer } from '@omnis/api-client';
import { conversionOf, judgeSplitTest, type SplitTestVerdict, type VariationResult } from '@omnis/models';
import { counted, timeText, type NoticeProps } from '@omnis/ui';

/** A split test as it is listed. */
export type SplitTest = CallAnswer<'dashboard.splitTests'>['items'][number];

/** How a state of a test is shown. */
export const stateFacts = {
  draft: { text: 'Not started', tone: 'neutral' },
  running: { text: 'Running', tone: 'success' },
  stopped: { text: 'Stopped', tone: 'warning' },
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

/** How many of all visitors see a variation, in whole per cent. */
export function shareText(weight: number, all: readonly { readonly weight: number }[]): string {
  const total = all.reduce((sum, each) => sum + each.weight, 0);
  return `${Math.round((weight / Math.max(1, total)) * 100)}% of visitors`;
}

/** When a test was started and stopped. */
export function whenText({ startedAt, stoppedAt }: SplitTest): string {
  if (startedAt === null) return 'Everybody sees the first variation until you start it.';
  return stoppedAt === null
    ? `Since ${timeText(startedAt)}`
    : `From ${timeText(startedAt)} to ${timeText(stoppedAt)}. Everybody sees the first variation again.`;
}

function missing({ visitorsMissing, ordersMissing }: SplitTestVerdict & { kind: 'too-early' }): string {
  const needs = [
    ...(visitorsMissing > 0
      ? [`${counted(visitorsMissing, 'more visitor')} of the variation with the fewest`]
      : []),
    ...(ordersMissing > 0 ? [`${counted(ordersMissing, 'more order')} in all`] : []),
  ];
  return needs.join(' and ');
}

/** What a test says, honestly: also that it says nothing yet. */
export function verdictOf(variations: readonly VariationResult[]): {
  readonly tone: NonNullable<NoticeProps['tone']>;
  readonly text: string;
} {
  const verdict = judgeSplitTest(variations);
  switch (verdict.kind) {
    case 'too-early':
      return {
        tone: 'info',
        text: `It is too early to say. It takes ${missing(verdict)} before the figures mean anything.`,
      };
    case 'no-difference':
      return {
        tone: 'info',
        text: 'There is no difference that means anything: chance alone brings figures like these more than once in twenty tests.',
      };
    case 'difference':
      return {
        tone: 'success',
        text: `“${verdict.better}” does better than “${verdict.than}”: chance alone would bring this difference less than once in twenty tests. Looking often and stopping at a good moment makes chance look like more than it is.`,
      };
  }
}
