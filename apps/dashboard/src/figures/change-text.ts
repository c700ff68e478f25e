import type { FiguresTexts } from '../texts/figures/index.ts';

/**
 * The change of a number against the period before, such as `+12%`; percentages change by points. '' where both are nothing,
 * `New` where there was nothing before.
 */
export function changeText(
  t: FiguresTexts,
  { value, before, kind }: { readonly value: number; readonly before: number; readonly kind: string },
): string {
  const signed = (change: number): string =>
    `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change).toLocaleString('en-GB')}`;
  if (value === before && value === 0) return '';
  if (kind === 'percent') return t('points', { change: signed(Math.round((value - before) * 10) / 10) });
  if (before === 0) return t('newValue');
  return `${signed(Math.round(((value - before) / Math.abs(before)) * 100))}%`;
}
