import { run } from '../lib/process.ts';
import { runTurbo, type TurboResult } from '../lib/turbo.ts';
import { countCommand, MINUTE, sum, type Counts, type Suite } from './suite.ts';

const SHOWN_LINES = 40;

/** By its path: `tsc` by name may be that of the packages' builds. */
const TSC = 'node_modules/typescript-7/bin/tsc';

function countTurbo(result: TurboResult): Counts {
  for (const { name, lines } of result.failures) {
    console.error(`\n${name}:`);
    for (const line of lines.slice(-SHOWN_LINES)) console.error(`  ${line}`);
  }
  const failed = result.ok ? 0 : Math.max(1, result.failures.length);
  return {
    passed: result.passed,
    failed,
    failures: result.failures.map(({ name, lines }) => ({ place: name, lines, telling: 'last' as const })),
    note: `${result.cached} of ${result.total} known from before`,
  };
}

async function check(command: string, args: readonly string[]): Promise<Counts> {
  return countCommand(
    [command, ...args].join(' '),
    await run(command, args, { timeout: 5 * MINUTE, keepsTail: true }),
  );
}

/** Format, lint, package graph and the links of the documentation. */
export const style: Suite = {
  name: 'lint',
  title: 'Format, lint, package graph',
  run: async () =>
    sum([
      await check('oxfmt', ['--check']),
      await check('oxlint', []),
      await check('node', ['scripts/check-graph.ts']),
      await check('node', ['scripts/check-links.ts']),
    ]),
};

/**
 * Types of every package and of the scripts, each against what the packages below it have built: read from their sources,
 * the lowest would be checked once for each package above.
 */
export const types: Suite = {
  name: 'types',
  title: 'Types',
  needsBuild: true,
  run: async () => {
    const packages = countTurbo(await runTurbo('typecheck', ['--continue']));
    const own = await check('node', [TSC, '--noEmit', '--customConditions', 'null', '-p', 'tsconfig.json']);
    return { ...sum([packages, own]), ...(packages.note ? { note: packages.note } : {}) };
  },
};

/** The build of every package and app. */
export const build: Suite = {
  name: 'build',
  title: 'Build',
  run: async () => countTurbo(await runTurbo('build', ['--continue'])),
};
