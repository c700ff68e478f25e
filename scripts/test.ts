/**
 * `pnpm test [suite …]`: what a change must pass, in order. `pnpm test:long [suite …]` runs what that leaves out.
 * A failure stops nothing; what failed is told once more at the end, and the last line counts over all suites.
 */
import { sayChromium } from './find-chromium.ts';
import { build as buildAll } from './lib/build.ts';
import { requireOwnNode } from './lib/node-version.ts';
import { stopAll } from './lib/process.ts';
import { ownTemporaryFolder } from './lib/temporary-folder.ts';
import { build, style, types } from './suites/checks.ts';
import { consumer } from './suites/consumer.ts';
import { laterConsumer } from './suites/later-consumer.ts';
import { packages } from './suites/packages.ts';
import { bench, container, e2e, laterE2e, production } from './suites/running.ts';
import { formatRecap } from './suites/recap.ts';
import { countFailure, type Counts, type Suite } from './suites/suite.ts';
import { formatTable, formatTotal, settle, type Outcome } from './suites/table.ts';
import { components, laterPglite, laterStories, pglite, postgres, stories, unit } from './suites/vitest.ts';

const SHORT: readonly Suite[] = [
  style,
  build,
  types,
  unit,
  components,
  pglite,
  postgres,
  stories,
  packages,
  consumer,
  e2e,
  bench,
];

/** Suites that are left out there. */
const LONG: readonly Suite[] = [laterPglite, laterStories, laterConsumer, laterE2e, production, container];

const isLong = process.argv.includes('--long');
const SUITES = isLong ? LONG : SHORT;

/** Suites that open pages in a browser. */
const WITH_BROWSER: readonly Suite[] = [
  stories,
  consumer,
  e2e,
  laterStories,
  laterConsumer,
  laterE2e,
  production,
];

function select(names: readonly string[]): readonly Suite[] {
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no suite ${unknown.join(', ')}. The suites: ${SUITES.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  return names.length === 0 ? SUITES : SUITES.filter(({ name }) => names.includes(name));
}

async function runSuite(suite: Suite): Promise<Outcome> {
  console.log(`\n━━ ${suite.title} (${suite.name}) ━━\n`);
  const started = performance.now();
  let counts: Counts | undefined;
  try {
    if (suite.needsBuild) await buildAll({ quiet: true });
    const counted = await suite.run();
    counts = counted && settle(counted);
  } catch (error) {
    console.error(error);
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    counts = { ...countFailure('could not run', said.split('\n')), note: 'could not run' };
  }
  return { suite, counts, seconds: (performance.now() - started) / 1000 };
}

requireOwnNode();
ownTemporaryFolder('omnis-tests-');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopAll();
    process.exit(1);
  });
}

const outcomes: Outcome[] = [];
const selected = select(process.argv.slice(2).filter((argument) => argument !== '--long'));
// At its start, so that whoever looks at a failure knows what it was seen in.
if (selected.some((suite) => WITH_BROWSER.includes(suite))) sayChromium();
for (const suite of selected) outcomes.push(await runSuite(suite));
const recap = formatRecap(outcomes);
if (recap !== '') console.log(`\n${recap}`);
console.log(`\n${formatTable(outcomes)}\n\n${formatTotal(outcomes)}`);
process.exit(outcomes.some(({ counts }) => (counts?.failed ?? 0) > 0) ? 1 : 0);
