import { expect, it } from 'vitest';
import { arrivalText } from './arrival-text.ts';

const said = { code: 'post', name: 'Post', estimate: '2 December – 4 December' };
const arrival = { earliest: '2026-12-02', latest: '2026-12-04' };

it.each([
  ['de-DE', arrival, '2. Dezember – 4. Dezember'],
  ['fr-FR', arrival, '2 décembre – 4 décembre'],
  ['en-GB', arrival, '2 December – 4 December'],
  ['de-DE', { ...arrival, latest: arrival.earliest }, '2. Dezember'],
  // Placed before the days were noted, or with something that is none.
  ['de-DE', undefined, '2 December – 4 December'],
  ['de-DE', { ...arrival, latest: 'soon' }, '2 December – 4 December'],
])('in %s, %o is read as %s', (locale, days, text) => {
  expect(arrivalText({ ...said, arrival: days }, locale)).toBe(text);
});
