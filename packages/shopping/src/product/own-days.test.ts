import { translator } from '@omnis/texts';
import { expect, it } from 'vitest';
import de from '../texts/product/de.ts';
import en from '../texts/product/en.ts';
import fr from '../texts/product/fr.ts';
import { writeDay } from '../checkout/delivery-dates.ts';
import { promisedDay, reviewDay } from './own-days.ts';

const places = [
  ['en-GB', en],
  ['en-US', en],
  ['de-DE', de],
  ['de-AT', de],
  ['fr-FR', fr],
  ['fr-CA', fr],
] as const;

it.each(places)('writes days as %s does', (locale, texts) => {
  const t = translator(texts, locale);
  const whole = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  for (let month = 1; month <= 12; month += 1)
    for (const day of ['01', '12', '28']) {
      const iso = `2026-${String(month).padStart(2, '0')}-${day}T23:30:00.000Z`;
      expect(reviewDay(t, iso)).toBe(whole.format(new Date(iso)));
    }
});

it('writes nothing for what is no time', () => {
  expect(reviewDay(translator(en, 'en-GB'), 'tomorrow')).toBe('');
});

it.each(places)('promises days as %s writes them', (locale, texts) => {
  const own = promisedDay(translator(texts, locale));
  const known = writeDay(locale);
  for (let month = 0; month < 12; month += 1)
    for (let date = 1; date <= 28; date += 9) {
      const day = new Date(Date.UTC(2026, month, date));
      expect([own(day, false), own(day, true)]).toEqual([known(day, false), known(day, true)]);
    }
});
