import { describe, expect, it } from 'vitest';

import { LATER } from '../../e2e/support/later.ts';
import { lowestPeers } from './later-consumer.ts';
import { findChangelogFault, findPackFaults } from './pack-faults.ts';
import { countPlaywright, countVitest } from './reports.ts';
import type { Suite } from './suite.ts';
import { formatTable, formatTotal, settle } from './table.ts';

describe('countVitest', () => {
  it('counts tests', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [],
    };
    expect(countVitest(report, false)).toEqual({ passed: 5, failed: 2, skipped: 2, failures: [] });
  });

  it('counts a file that broke before its first test', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ numPassedTests: 1, testResults }, false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a run that failed without a failed test, and one without a report', () => {
    expect(countVitest({ numPassedTests: 3, testResults: [] }, false)).toMatchObject({
      passed: 3,
      failed: 1,
    });
    expect(countVitest(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('countPlaywright', () => {
  it('names what passed only when repeated, and counts what failed twice', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats }, false)).toMatchObject({
      passed: 5,
      failed: 1,
      skipped: 2,
      note: '1 only when repeated',
    });
  });

  it('counts a run that failed as a whole, and one without a report', () => {
    expect(countPlaywright({ stats: { expected: 1 } }, false)).toMatchObject({ passed: 1, failed: 1 });
    expect(countPlaywright(undefined, false)).toMatchObject({ failed: 1 });
  });
});

describe('findPackFaults', () => {
  const files = ['package/package.json', 'package/README.md', 'package/LICENSE', 'package/dist/index.js'];
  const manifest = {
    sideEffects: false,
    exports: { '.': { import: './dist/index.js' } },
    dependencies: { '@omnis/models': '^1.0.0' },
  };

  it('finds nothing in a sound package', () => {
    expect(findPackFaults(manifest, files)).toEqual([]);
  });

  it.each([
    [
      { ...manifest, exports: { '.': { '@omnis/source': './src/index.ts' } } },
      files,
      'its "exports" lead to the sources',
    ],
    [{ ...manifest, dependencies: { a: 'workspace:^' } }, files, 'its "dependencies" contain "workspace:^"'],
    [
      { ...manifest, peerDependencies: { a: 'catalog:' } },
      files,
      'its "peerDependencies" contain "catalog:"',
    ],
    [manifest, [...files, 'package/src/index.ts'], 'it brings package/src/index.ts along'],
    [manifest, [...files, 'package/dist/a.test.js'], 'it brings package/dist/a.test.js along'],
    [{ ...manifest, devDependencies: { a: 'catalog:' } }, files, 'its "devDependencies" contain "catalog:"'],
    [manifest, [...files, 'package/dist/testing/world.js'], 'it brings package/dist/testing/world.js along'],
    [manifest, [...files, 'package/dist/a.ts'], 'it brings package/dist/a.ts along'],
    [manifest, [...files, 'package/SPEC.md'], 'it brings package/SPEC.md along'],
    [
      { ...manifest, sideEffects: undefined },
      files,
      'it does not say "sideEffects", so bundlers keep all of it',
    ],
    [manifest, [...files, 'package/css/a.css'], 'its "sideEffects" let bundlers drop package/css/a.css'],
    [manifest, files.slice(0, 3), 'it lacks ./dist/index.js, which it exports'],
    [manifest, files.filter((file) => !file.endsWith('LICENSE')), 'it lacks LICENSE'],
  ])('finds the fault in %j', (packed, names, fault) => {
    expect(findPackFaults(packed, names)).toEqual([fault]);
  });
});

describe('findChangelogFault', () => {
  const changelog = '# @omnis/a\n\n## 1.1.0\n\n### Minor Changes\n';

  it('finds nothing before the first release, and where the newest entry is the version', () => {
    expect(findChangelogFault({ version: '1.0.0', changelog: undefined, isPending: true })).toBeNull();
    expect(findChangelogFault({ version: '1.1.0', changelog, isPending: false })).toBeNull();
  });

  it('says which command writes what is missing', () => {
    const without = findChangelogFault({ version: '1.0.0', changelog: undefined, isPending: false });
    expect(without).toContain('`pnpm changeset`');
    const other = findChangelogFault({ version: '1.2.0', changelog, isPending: true });
    expect(other).toContain('begins with 1.1.0, but its version is 1.2.0');
  });
});

describe('lowestPeers', () => {
  it('takes the lowest version that all packages allow', () => {
    const lower = { react: '^19.0.0', 'styled-components': '^6.9.0' };
    const higher = { react: '^19.2.0', 'styled-components': '^6.10.0' };
    expect(lowestPeers([lower, higher, lower])).toEqual({
      react: '19.2.0',
      'styled-components': '6.10.0',
    });
  });
});

describe('the table', () => {
  const suite: Suite = { name: 'unit', title: 'Unit tests', run: async () => undefined };

  it('ends in one line over all suites', () => {
    const outcomes = [
      { suite, counts: { passed: 3, failed: 0 }, seconds: 1 },
      { suite, counts: { passed: 40, failed: 2 }, seconds: 1 },
      { suite, counts: undefined, seconds: 0 },
    ];
    expect(formatTotal(outcomes)).toBe('43 passed, 2 failed');
    expect(formatTable(outcomes)).toContain('skipped');
  });

  it('takes a suite that ran nothing for a failure', () => {
    expect(settle({ passed: 0, failed: 0 })).toMatchObject({ failed: 1, note: 'ran no test' });
    expect(settle({ passed: 1, failed: 0 })).toEqual({ passed: 1, failed: 0 });
  });
});

describe('journeys that wait for a long run', () => {
  it.each([
    ['a variant', 'desktop buying.spec.ts buys in USD @long', true],
    ['a journey on a wide screen', 'desktop buying.spec.ts buys as a guest @phone', false],
    ['a journey that phones show in another way', 'phone buying.spec.ts buys as a guest @phone', false],
    ['any other on a phone', 'phone buying.spec.ts cards that are refused say why', true],
    ['a title that names a phone', 'desktop paper.spec.ts a phone prints', false],
  ])('are told by project and tag: %s', (_what, title, waits) => {
    expect(LATER.test(title)).toBe(waits);
  });
});
