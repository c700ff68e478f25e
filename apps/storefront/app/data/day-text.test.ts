import { expect, it } from 'vitest';
import { dayText } from './day-text.ts';

it.each(['en-GB', 'en-US', 'de', 'de-DE', 'fr', 'fr-FR', 'pl-PL'])('writes days as %s does', (locale) => {
  const whole = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  for (let month = 1; month <= 12; month += 1)
    for (const day of ['01', '12', '28']) {
      const iso = `2026-${String(month).padStart(2, '0')}-${day}T23:30:00.000Z`;
      expect(dayText(iso, locale)).toBe(whole.format(new Date(iso)));
    }
});

it('writes nothing for what is no time', () => {
  expect(dayText('tomorrow', 'en-GB')).toBe('');
});
