import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { run } from '../lib/process.ts';
import { ROOT } from '../lib/root.ts';
import { formatRecap } from './recap.ts';
import { countPlaywright, countVitest } from './reports.ts';
import { countCommand, explain, sum, type Counts } from './suite.ts';
import type { Outcome } from './table.ts';

const outcome = (name: string, counts: Counts | undefined): Outcome => ({
  suite: { name, title: name, run: async () => undefined },
  counts,
  seconds: 1,
});

describe('the recap', () => {
  it('says nothing when nothing failed', () => {
    expect(formatRecap([outcome('unit', { passed: 3, failed: 0 }), outcome('e2e', undefined)])).toBe('');
  });

  it('names suite, file and test, with the first lines of the message in plain text', () => {
    const counts = countVitest(
      {
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          {
            name: join(ROOT, 'packages/a/src/money.test.ts'),
            status: 'failed',
            assertionResults: [
              { status: 'passed', fullName: 'money is added' },
              {
                status: 'failed',
                fullName: 'money is rounded',
                failureMessages: [
                  '\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n\n    at money.test.ts:3:1',
                ],
              },
            ],
          },
          {
            name: join(ROOT, 'packages/a/src/broken.test.ts'),
            status: 'failed',
            message: 'Cannot find ./gone.ts',
            assertionResults: [],
          },
        ],
      },
      false,
    );
    expect(formatRecap([outcome('unit', counts)]).split('\n')).toEqual([
      '━━ What failed ━━',
      '✗ unit: packages/a/src/money.test.ts > money is rounded',
      '    AssertionError: expected 1 to be 2',
      '        at money.test.ts:3:1',
      '✗ unit: packages/a/src/broken.test.ts',
      '    Cannot find ./gone.ts',
    ]);
  });

  it('finds failed and unsteady journeys at any depth, and what broke before them', () => {
    const test = (status: string, message: string) => ({
      projectName: 'phone',
      status,
      results: [{ errors: message === '' ? [] : [{ message }] }],
    });
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [{ file: 'buy.spec.ts', line: 7, title: 'pays', tests: [test('unexpected', 'no button')] }],
          suites: [
            { specs: [{ file: 'buy.spec.ts', line: 9, title: 'waits', tests: [test('flaky', 'once')] }] },
            { specs: [{ file: 'buy.spec.ts', line: 11, title: 'looks', tests: [test('expected', '')] }] },
          ],
        },
      ],
      errors: [{ message: 'the server did not start' }],
    };
    const text = formatRecap([outcome('e2e', countPlaywright(report, false))]);
    expect(text.split('\n')).toEqual([
      '━━ What passed only when repeated ━━',
      '~ e2e: buy.spec.ts:9 [phone] > waits',
      '    once',
      '━━ What failed ━━',
      '✗ e2e: buy.spec.ts:7 [phone] > pays',
      '    no button',
      '✗ e2e: playwright',
      '    the server did not start',
    ]);
  });

  it('tells the last lines of a command that failed', async () => {
    const script = 'for (let i = 1; i <= 90; i += 1) console.log("line " + i); process.exit(3)';
    const result = await run(process.execPath, ['-e', script], { onLine: () => undefined });
    const lines = formatRecap([outcome('lint', countCommand('oxlint', result))]).split('\n');
    expect(lines).toHaveLength(42);
    expect(lines.slice(1, 3)).toEqual(['✗ lint: oxlint', '    line 52']);
    expect(lines.slice(-2)).toEqual(['    line 90', '    (ended with 3)']);
  });

  it('explains a run whose report names no failed test by the end of its output', async () => {
    const result = await run(process.execPath, ['-e', 'console.error("no memory"); process.exit(1)'], {
      onLine: () => undefined,
    });
    const text = formatRecap([outcome('unit', explain(countVitest(undefined, false), 'vitest', result))]);
    expect(text).toContain('✗ unit: vitest\n    no memory');
  });

  it('names every failure, however many, and fits into the last hundred lines as long as it can', () => {
    const counts = (amount: number): Counts =>
      sum(
        Array.from({ length: amount }, (_, index) => ({
          passed: 0,
          failed: 1,
          failures: [
            { place: `test ${index}`, lines: Array.from({ length: 50 }, String), telling: 'first' as const },
          ],
        })),
      );
    for (const amount of [1, 5, 20]) {
      expect(formatRecap([outcome('unit', counts(amount))]).split('\n').length).toBeLessThanOrEqual(81);
    }
    const text = formatRecap([outcome('unit', counts(300))]);
    for (let index = 0; index < 300; index += 1) expect(text).toContain(`✗ unit: test ${index}\n`);
  });

  it('mentions failures that nobody described', () => {
    const text = formatRecap([
      outcome('bench', { passed: 0, failed: 2, note: 'ran no test' }),
      outcome('unit', {
        passed: 0,
        failed: 3,
        failures: [{ place: 'a', lines: [], telling: 'first' }],
      }),
    ]);
    expect(text).toContain('✗ bench: ran no test');
    expect(text).toContain('✗ unit: 2 more');
  });
});
