/**
 * `node bench/safety.ts`: what must never go wrong, as often as it takes to see it. 60 times a process is killed while
 * visitors pay, and 20 times 60 visitors at two processes want the last unit. Prints what was lost or sold twice; wanted:
 * nothing. `--smoke` does 3 and 2 of them. Needs PostgreSQL 15 and a build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { KillableServer } from './safety/killable-server.ts';
import { killWhilePaying } from './safety/kills.ts';
import { raceForLastUnits } from './safety/last-units.ts';
import { seedBench } from './seed.ts';

const [kills, races] = process.argv.includes('--smoke') ? [3, 2] : [60, 20];
const division = 900;
const host = 'bench.localhost';

const postgres = await startPostgres({ durable: true });
if (!postgres) throw new Error('The bench needs PostgreSQL 15 or newer on this machine.');
const { url } = postgres;
const folder = mkdtempSync(join(tmpdir(), 'omnis-bench-safety-'));
const servers = [5570, 5573].map((port) => new KillableServer({ port, databaseUrl: url, folder }));
const client = new pg.Client({ connectionString: url });
try {
  const [one, two] = servers;
  if (!one || !two) throw new Error('Two processes are needed');
  // The first one migrates, so that the store can be written.
  await one.start();
  await one.kill();
  await seedBench(url, { division, name: 'bench', products: 100 });
  await client.connect();
  await one.start();
  const paying = await killWhilePaying({ server: one, host, client, division, kills });
  console.log(
    `Killed ${kills} × while visitors paid: ${paying.placed} orders acknowledged, ${paying.lost} lost, ${paying.twice} twice, ${paying.wrongMoney} with wrong money`,
  );
  await two.start();
  const { sold, faults } = await raceForLastUnits({ servers: [one, two], host, client, division, races });
  console.log(`Last unit, ${races} × 60 visitors at two processes: ${sold.join(' ')} sold`);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  const isSafe =
    paying.lost + paying.twice + paying.wrongMoney === 0 &&
    sold.every((units) => units === 1) &&
    faults.length === 0;
  if (!isSafe) process.exitCode = 1;
} finally {
  await client.end();
  for (const server of servers) await server.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
