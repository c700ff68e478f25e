import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { placesOf } from './concurrency.ts';

const kinds = [{ name: 'mail.send', concurrency: 8 }, { name: 'imports.read' }];

test('a kind runs as many jobs at once as it says, or as the setting says', () => {
  expect([...placesOf(kinds, new Map())]).toEqual([
    ['mail.send', 8],
    ['imports.read', 2],
  ]);
  const { concurrency } = readConfig({ JOBS_CONCURRENCY: ' mail.send=20, imports.read = 0 ' }).jobs;
  expect([...placesOf(kinds, concurrency)]).toEqual([
    ['mail.send', 20],
    ['imports.read', 0],
  ]);
});

test('a kind that does not exist is refused with those that do', () => {
  expect(() => placesOf(kinds, new Map([['mails', 3]]))).toThrow(
    'The setting JOBS_CONCURRENCY names “mails”, which is no kind of job. There are: imports.read, mail.send.',
  );
});

test.each([
  'mail.send',
  'mail.send=',
  'mail.send=-1',
  'mail.send=101',
  'mail.send=1.5',
  '=3',
  'mail.send=1 imports.read=2',
])('a list such as “%s” is refused', (list) => {
  expect(() => readConfig({ JOBS_CONCURRENCY: list })).toThrow(/JOBS_CONCURRENCY must be a list such as/);
});

test('a kind that is named twice is refused', () => {
  expect(() => readConfig({ JOBS_CONCURRENCY: 'a=1,a=2' })).toThrow(/JOBS_CONCURRENCY names a twice/);
});

test('JOBS is on or off', () => {
  expect(readConfig({}).jobs.work).toBe(true);
  expect(() => readConfig({ JOBS: 'no' })).toThrow(/JOBS must be on or off/);
});
