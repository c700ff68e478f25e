import { expect, it } from 'vitest';
import { guestsOf, localTime, timeOf, timeZoneName, timeZones } from './setting-texts.ts';

it('a time survives the way into its field and back', () => {
  const iso = '2030-03-01T09:05:00.000Z';
  const { day, time } = localTime(iso);
  expect([day, time]).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^\d\d:\d\d$/),
  ]);
  expect(timeOf(day, time)).toBe(iso);
  expect([localTime(null), timeOf('', '10:00'), timeOf('soon', '')]).toEqual([
    { day: '', time: '' },
    null,
    null,
  ]);
  expect(timeOf('2030-03-01', '')).toBe(new Date(2030, 2, 1).toISOString());
});

it('guests are read however they are put apart, each once', () => {
  expect(guestsOf(' Ada@x.example\nben@x.example, ada@x.example;\n\n')).toEqual([
    'ada@x.example',
    'ben@x.example',
  ]);
  expect(guestsOf('  ')).toEqual([]);
});

it('reads time zones by their place', () => {
  expect(timeZoneName('Europe/London')).toBe('London (Europe)');
  expect(timeZoneName('America/Argentina/Buenos_Aires')).toBe('Argentina, Buenos Aires (America)');
  expect(timeZoneName('UTC')).toBe('UTC');
  expect(timeZones()).toEqual(expect.arrayContaining(['UTC', 'Europe/Berlin']));
});
