import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { besideKept, keepRows, readKept } from './kept.ts';
import type { Row } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnis-kept-'));
const file = join(folder, 'figures.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rate = (perSecond: number, floor: number): Row => ({
  name: 'List',
  target: '',
  value: `${perSecond.toLocaleString('en-GB')}/s`,
  detail: '',
  perSecond,
  floor,
});
const memory = (megabytes: number): Row => ({
  name: 'Memory',
  target: '',
  value: `${megabytes} MB`,
  detail: '',
});

keepRows(file, [rate(4000, 1000), memory(200)]);
const kept = readKept(file);

test.each<[string, Row, string]>([
  ['a rate that stays', rate(4000, 1000), '1.00 × kept'],
  ['a rate that falls by 5 %', rate(3800, 1000), '0.95 × kept'],
  ['a rate that falls by 6 %', rate(3760, 1000), '0.94 × kept, 6 % WORSE'],
  ['a rate that falls as its floor does, on a busy machine', rate(2000, 500), '1.00 × kept'],
  ['a rate that falls beside a floor that does not', rate(2000, 1000), '0.50 × kept, 50 % WORSE'],
  ['memory that falls', memory(150), '0.75 × kept'],
  ['memory that grows', memory(220), '1.10 × kept, 10 % WORSE'],
  ['a row that was not kept', { ...memory(1), name: 'New' }, ''],
])('%s', (_name, row, told) => {
  expect(besideKept(row, kept)).toBe(told);
});

test('a file without figures is named', () => {
  const wrong = join(folder, 'wrong.json');
  writeFileSync(wrong, '{}');
  expect(() => readKept(wrong)).toThrow(`${wrong} holds no figures`);
  expect(() => readKept(join(folder, 'nowhere.json'))).toThrow('nowhere.json holds no figures');
});
