/** A server of the API alone, in a process of its own, for tests that kill it: prints its port when it is ready. */
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { openPlatform } from '../cli/open.ts';
import { readConfig } from '../config.ts';
import { startWork } from '../platform.ts';
import { seedTestDivisions } from './test-divisions.ts';
import { writeProduct, writeShipping } from './test-shop.ts';

const config = readConfig(process.env);
const { core, services } = await openPlatform({ ...config, seed: 'none' });
if (!core.divisions.byId(21)) {
  await seedTestDivisions(core.database);
  await core.divisions.reload();
  await writeShipping({ core, services }, 21);
  await writeProduct({ core, services }, { division: 21, urlName: 'tee', stock: 100_000 });
}
await startWork(services);
const app = await createApp({ ...core, logger: pino({ level: 'silent' }) }, services, null);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`);
