import type { OrdersTextKey, OrdersTexts } from '../texts/orders/index.ts';

const hoursOfDay = 24;

/** Ages that are asked for often: bounds in hours, null without bound. */
export const agePresets = [
  { value: 'any', labelKey: 'anyAge', min: null, max: null },
  { value: 'last-day', labelKey: 'upTo24Hours', min: null, max: hoursOfDay },
  { value: 'day', labelKey: 'over24Hours', min: hoursOfDay, max: null },
  { value: 'two-days', labelKey: 'over2Days', min: 2 * hoursOfDay, max: null },
  { value: 'three-days', labelKey: 'over3Days', min: 3 * hoursOfDay, max: null },
  { value: 'week', labelKey: 'overWeek', min: 7 * hoursOfDay, max: null },
] as const satisfies readonly {
  value: string;
  labelKey: OrdersTextKey;
  min: number | null;
  max: number | null;
}[];

/** A choice of the age filter. */
export type AgePreset = (typeof agePresets)[number];

/** The preset of these bounds, or null when they are the user's own. */
export function presetOf(min: number | null, max: number | null): AgePreset | null {
  return agePresets.find((preset) => preset.min === min && preset.max === max) ?? null;
}

/**
 * An age as short as it can be read: hours up to two days, days after that.
 *
 * @param hours - whole hours
 * @example
 * ageText(t, 30); // '30 h'
 * ageText(t, 53); // '2 d 5 h'
 */
export function ageText(t: OrdersTexts, hours: number): string {
  const whole = Math.max(0, Math.floor(hours));
  if (whole < 1) return t('underOneHourShort');
  if (whole < 2 * hoursOfDay) return t('hoursShort', { hours: whole });
  const days = Math.floor(whole / hoursOfDay);
  const rest = whole % hoursOfDay;
  return rest === 0 || days >= 7 ? t('daysShort', { days }) : t('daysAndHoursShort', { days, hours: rest });
}

/** An age as it is read out. */
export function spokenAge(t: OrdersTexts, hours: number): string {
  const whole = Math.max(0, Math.floor(hours));
  if (whole < 1) return t('lessThanHour');
  if (whole < 2 * hoursOfDay) return t('hours', { count: whole });
  const count = Math.floor(whole / hoursOfDay);
  const rest = whole % hoursOfDay;
  const days = t('days', { count });
  return rest === 0 || count >= 7 ? days : t('daysAndHours', { days, hours: t('hours', { count: rest }) });
}
