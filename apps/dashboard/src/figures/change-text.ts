/**
 * The change of a number against the period before, such as `+12%`; percentages change by points. '' where both are nothing,
 * `New` where there was nothing before.
 */
export function changeText(value: number, before: number, kind: string): string {
  const signed = (change: number, unit: string): string =>
    `${change > 0 ? '+' : change < 0 ? '−' : '±'}${Math.abs(change).toLocaleString('en-GB')}${unit}`;
  if (value === before) return value === 0 ? '' : signed(0, kind === 'percent' ? ' points' : '%');
  if (kind === 'percent') return signed(Math.round((value - before) * 10) / 10, ' points');
  return before === 0 ? 'New' : signed(Math.round(((value - before) / Math.abs(before)) * 100), '%');
}
