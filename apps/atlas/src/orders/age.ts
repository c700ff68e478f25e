/** A choice of the age filter; bounds in hours, null without bound. */
export interface AgePreset {
  readonly value: string;
  readonly label: string;
  readonly min: number | null;
  readonly max: number | null;
}

const hoursOfDay = 24;

/** Ages that are asked for often. */
export const agePresets: readonly AgePreset[] = [
  { value: 'any', label: 'Any age', min: null, max: null },
  { value: 'last-day', label: 'Up to 24 hours', min: null, max: hoursOfDay },
  { value: 'day', label: 'Over 24 hours', min: hoursOfDay, max: null },
  { value: 'two-days', label: 'Over 2 days', min: 2 * hoursOfDay, max: null },
  { value: 'three-days', label: 'Over 3 days', min: 3 * hoursOfDay, max: null },
  { value: 'week', label: 'Over a week', min: 7 * hoursOfDay, max: null },
];

/** The preset of these bounds, or null when they are the user's own. */
export function presetOf(min: number | null, max: number | null): AgePreset | null {
  return agePresets.find((preset) => preset.min === min && preset.max === max) ?? null;
}

/**
 * An age as short as it can be read: hours up to two days, days after that.
 *
 * @param hours - whole hours
 * @example
 * ageText(30); // '30 h'
 * ageText(53); // '2 d 5 h'
 */
export function ageText(hours: number): string {
  const whole = Math.max(0, Math.floor(hours));
  if (whole < 1) return '< 1 h';
  if (whole < 2 * hoursOfDay) return `${whole} h`;
  const days = Math.floor(whole / hoursOfDay);
  const rest = whole % hoursOfDay;
  return rest === 0 || days >= 7 ? `${days} d` : `${days} d ${rest} h`;
}

/** An age as it is read out. */
export function spokenAge(hours: number): string {
  const whole = Math.max(0, Math.floor(hours));
  if (whole < 1) return 'less than an hour';
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;
  if (whole < 2 * hoursOfDay) return count(whole, 'hour');
  const days = Math.floor(whole / hoursOfDay);
  const rest = whole % hoursOfDay;
  return rest === 0 || days >= 7 ? count(days, 'day') : `${count(days, 'day')} ${count(rest, 'hour')}`;
}
