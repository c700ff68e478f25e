import type { Import } from '@omnis/contract';
import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import { importSummary, isMoving, planInWords, toApply } from './import-texts.ts';
import en from '../texts/imports/en.ts';

const t = translator(en, 'en-GB');

const counts = {
  lines: 40,
  create: 3,
  update: 2,
  unchanged: 0,
  reject: 1,
  applied: 5,
  imagesPending: 0,
  imagesDone: 4,
  imagesFailed: 0,
};
const done: Import = {
  id: 1,
  filename: 'products.csv',
  source: 'shopify',
  state: 'done',
  percent: 100,
  message: '',
  counts,
  imageProblems: [],
  createdAt: '2026-11-06T10:00:00.000Z',
  finishedAt: '2026-11-06T10:01:00.000Z',
};

describe('an import', () => {
  it.each([
    ['reading', 0, true],
    ['ready', 0, false],
    ['applying', 0, true],
    ['done', 2, true],
    ['done', 0, false],
    ['failed', 2, false],
    ['cancelled', 0, false],
  ] as const)('that is %s with %i pictures to come moves: %s', (state, imagesPending, moving) => {
    expect(isMoving({ state, counts: { ...counts, imagesPending } })).toBe(moving);
  });

  it('says what came of it', () => {
    expect(importSummary(t, done)).toBe('3 new, 2 changed, 1 rejected');
    expect(importSummary(t, { ...done, state: 'failed', message: 'No column Handle' })).toBe(
      'No column Handle',
    );
    expect(toApply(counts)).toBe(5);
  });

  it('says what it will do, without zeros', () => {
    expect(planInWords(t, counts)).toBe('3 will be created, 2 will be updated and 1 is rejected.');
    expect(planInWords(t, { ...counts, create: 0, update: 0, reject: 0, unchanged: 1200 })).toBe(
      '1,200 are already up to date.',
    );
    expect(planInWords(t, { ...counts, create: 0, update: 0, reject: 0 })).toBe(
      'The file contains no products.',
    );
  });
});
