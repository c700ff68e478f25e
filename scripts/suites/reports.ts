import type { Counts } from './suite.ts';

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function numberAt(value: Json, key: string): number {
  const found = value[key];
  return typeof found === 'number' ? found : 0;
}

/** A test file that broke before its first test: nothing in it was counted. */
function isBrokenFile(value: unknown): boolean {
  return (
    isJson(value) &&
    value['status'] === 'failed' &&
    Array.isArray(value['assertionResults']) &&
    value['assertionResults'].length === 0
  );
}

/**
 * Counts a JSON report of Vitest. A file that could not be loaded is one failure, and so is a run that
 * failed without a failed test (an unhandled error).
 */
export function countVitest(report: unknown, ok: boolean): Counts {
  if (!isJson(report)) return { passed: 0, failed: 1, note: 'no report was written' };
  const files = Array.isArray(report['testResults']) ? report['testResults'] : [];
  const failed = numberAt(report, 'numFailedTests') + files.filter(isBrokenFile).length;
  return {
    passed: numberAt(report, 'numPassedTests'),
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: numberAt(report, 'numPendingTests') + numberAt(report, 'numTodoTests'),
  };
}

/** Counts a JSON report of Playwright; a test that passed only when repeated is a failure. */
export function countPlaywright(report: unknown, ok: boolean): Counts {
  const stats = isJson(report) ? report['stats'] : undefined;
  if (!isJson(stats)) return { passed: 0, failed: 1, note: 'no report was written' };
  const flaky = numberAt(stats, 'flaky');
  const failed = numberAt(stats, 'unexpected') + flaky;
  return {
    passed: numberAt(stats, 'expected'),
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: numberAt(stats, 'skipped'),
    ...(flaky > 0 ? { note: `${flaky} flaky` } : {}),
  };
}
