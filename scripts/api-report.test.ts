import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { REPORTED, reportPath, writeReports } from './lib/api-report.ts';

const reports = writeReports(REPORTED);

test.each(REPORTED)('what others import from %s is what its report says', (name) => {
  // When a change is meant: `node scripts/api-report.ts`.
  expect(reports.get(name)).toBe(readFileSync(reportPath(name), 'utf8'));
});
