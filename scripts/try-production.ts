/**
 * `pnpm try:production [journey …]`: starts Omnis as in production, with two web processes, a worker, PostgreSQL behind
 * PgBouncer, Redis, object storage, and Caddy with TLS, and runs the journeys of buying, owning and staff (or those named)
 * over https. Meanwhile it keeps killing one web process and deploying the other one anew. No step may fail.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { disturb } from '../e2e/support/production/disturb.ts';
import { startInstallation } from '../e2e/support/production/installation.ts';
import { tellPublic } from '../e2e/support/production/public-hosts.ts';
import { build } from './lib/build.ts';
import { freePorts } from './lib/free-ports.ts';
import { requireOwnNode } from './lib/node-version.ts';
import { run, stopAll } from './lib/process.ts';
import { ownTemporaryFolder } from './lib/temporary-folder.ts';

requireOwnNode();
const named = process.argv.slice(2);
const journeys = named.length > 0 ? named : ['buying.spec', 'owning.spec', 'staff.spec'];
const folder = join(ownTemporaryFolder('omnis-production-'), 'installation');
mkdirSync(folder);
await build({ quiet: true });
const port = await freePorts(5400, [0, 1, 2, 3, 4]);
const installation = await startInstallation(port, folder);
const stopInstallation = async (): Promise<never> => {
  await installation.stop();
  process.exit(1);
};
// No server of it may stay behind.
process.once('uncaughtException', (error) => {
  console.error(error);
  stopAll();
  void stopInstallation();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopAll(signal);
    void stopInstallation();
  });
const disturbance = disturb(installation.web, (line) => console.log(`  · ${line}`));
const args = ['test', '--config', 'e2e/playwright.config.ts', '--project=desktop', '--workers=1'];
const journey = await run('playwright', [...args, '--reporter=list', '--retries=0', ...journeys], {
  env: {
    E2E_PUBLIC: tellPublic(port, installation.certificate.fingerprint),
    E2E_OUTBOX: installation.outbox,
  },
});
const { killed, deployed } = await disturbance.stop();
await installation.stop();
console.log(`${killed} × a web process was killed, ${deployed} × one was deployed anew.`);
const isEnough = killed > 0 && deployed > 0;
if (!isEnough) console.error('The journeys were over too soon: nothing is shown.');
process.exit(journey.ok && isEnough ? 0 : 1);
