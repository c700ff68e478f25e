/**
 * `pnpm bench:lighthouse`: what Lighthouse says of the demo's home, a collection and a product, as a phone with its own
 * slow network and processor sees them: the median of three runs of each score, out of 100. It is fetched when this runs,
 * so that nobody installs it who does not ask. Nothing here fails on a score; `--once` looks at each page once.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CHROMIUM_ARGS, findChromium } from '../../scripts/find-chromium.ts';
import { startPlatform } from '../platform.ts';
import { printColumns } from '../table.ts';

const run = promisify(execFile);
const lighthouse = 'lighthouse@13.5.0';
const rounds = process.argv.includes('--once') ? 1 : 3;
const wanted = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const names = Object.keys(wanted);

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

interface Look {
  /** By category, out of 100. */
  readonly scores: readonly number[];
  /** Audits that cost points. */
  readonly faults: readonly string[];
}

async function look(url: string, folder: string): Promise<Look> {
  const path = join(folder, 'report.json');
  const flags = ['--headless', ...CHROMIUM_ARGS].join(' ');
  const output = ['--output=json', `--output-path=${path}`, '--quiet', `--chrome-flags=${flags}`];
  const only = `--only-categories=${names.join(',')}`;
  await run('npx', ['--yes', lighthouse, url, only, ...output], {
    env: { ...process.env, CHROME_PATH: findChromium('whole') },
  });
  const { categories, audits } = report.parse(JSON.parse(await readFile(path, 'utf8')));
  return {
    scores: names.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    faults: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .map(({ id }) => audits[id])
      .flatMap((audit) =>
        audit && audit.score !== null && audit.score < 1
          ? [`${audit.title}: ${audit.displayValue ?? audit.score}`]
          : [],
      ),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = await mkdtemp(join(tmpdir(), 'omnis-lighthouse-'));
const platform = await startPlatform({ seed: 'demo' });
try {
  const shop = `http://demo.localhost:${new URL(platform.origin).port}`;
  const paths = ['/', '/collection/all-products/', '/product/paper-fox-womens-t-shirt/'];
  const rows = [];
  for (const path of paths) {
    const looks: Look[] = [];
    for (let round = 0; round < rounds; round += 1) looks.push(await look(shop + path, folder));
    const faults = new Set(looks.flatMap((each) => each.faults));
    for (const fault of faults) console.log(`  ${path} ${fault}`);
    rows.push([path, ...names.map((_, at) => String(median(looks.map(({ scores }) => scores[at] ?? 0))))]);
  }
  printColumns([['', ...names], ...rows, ['wanted', ...Object.values(wanted).map((score) => `≥ ${score}`)]]);
} finally {
  await platform.stop();
  await rm(folder, { recursive: true, force: true });
}
