import { relative } from 'node:path';

import { ROOT } from '../lib/root.ts';
import type { Counts, Failure } from './suite.ts';

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function numberAt(value: Json, key: string): number {
  const found = value[key];
  return typeof found === 'number' ? found : 0;
}

function textAt(value: Json, key: string): string {
  const found = value[key];
  return typeof found === 'string' ? found : '';
}

function listAt(value: unknown, key: string): readonly Json[] {
  const found = isJson(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isJson) : [];
}

function failureOf(place: string, message: string): Failure {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return { place, lines, telling: 'first' };
}

/** Each failed test of a report of Vitest, and each file that broke before its first test. */
function vitestFailures(report: unknown): Failure[] {
  return listAt(report, 'testResults').flatMap((file) => {
    const name = relative(ROOT, textAt(file, 'name'));
    if (isBrokenFile(file)) return [failureOf(name, textAt(file, 'message'))];
    return listAt(file, 'assertionResults')
      .filter((test) => test['status'] === 'failed')
      .map((test) => {
        const messages = test['failureMessages'];
        return failureOf(
          `${name} > ${textAt(test, 'fullName')}`,
          Array.isArray(messages) ? messages.join('\n') : '',
        );
      });
  });
}

/** Each test with a status (`unexpected` or `flaky`) below a suite of a report of Playwright. */
function playwrightTests(suite: Json, status: string): Failure[] {
  const own = listAt(suite, 'specs').flatMap((spec) =>
    listAt(spec, 'tests')
      .filter((test) => test['status'] === status)
      .map((test) => {
        const errors = listAt(test, 'results').flatMap((result) => listAt(result, 'errors'));
        const place = `${textAt(spec, 'file')}:${numberAt(spec, 'line')} [${textAt(test, 'projectName')}] > ${textAt(spec, 'title')}`;
        return failureOf(place, errors.map((error) => textAt(error, 'message')).join('\n'));
      }),
  );
  return [...own, ...listAt(suite, 'suites').flatMap((child) => playwrightTests(child, status))];
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
    failures: vitestFailures(report),
  };
}

/** Counts a JSON report of Playwright; a test that passed only when repeated is named as unsteady. */
export function countPlaywright(report: unknown, ok: boolean): Counts {
  const stats = isJson(report) ? report['stats'] : undefined;
  if (!isJson(stats)) return { passed: 0, failed: 1, note: 'no report was written' };
  const flaky = numberAt(stats, 'flaky');
  const failed = numberAt(stats, 'unexpected');
  const suites = listAt(report, 'suites');
  return {
    passed: numberAt(stats, 'expected') + flaky,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: numberAt(stats, 'skipped'),
    failures: [
      ...suites.flatMap((suite) => playwrightTests(suite, 'unexpected')),
      ...listAt(report, 'errors').map((error) => failureOf('playwright', textAt(error, 'message'))),
    ],
    unsteady: suites.flatMap((suite) => playwrightTests(suite, 'flaky')),
    ...(flaky > 0 ? { note: `${flaky} only when repeated` } : {}),
  };
}
