/**
 * A server of the API alone, in a process of its own, for tests that kill it: prints its port when it is ready. A call
 * with the header `x-halt`, such as `after 3`, stands still around that transaction of its own, and `halted` is printed.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { openPlatform } from '../cli/open.ts';
import { readConfig } from '../config.ts';
import { makeMortal } from './mortal-database.ts';
import { seedTestDivisions, testDivisions } from './test-divisions.ts';
import { writeProduct, writeShipping } from './test-shop.ts';

const { demo } = testDivisions;
const config = readConfig(process.env);
const { core, services } = await openPlatform({ ...config, seed: 'none' });
if (!(await core.divisions.byId(demo))) {
  await seedTestDivisions(core.database);
  for (const id of Object.values(testDivisions)) await core.divisions.changed(id);
  await writeShipping({ core, services }, demo);
  await writeProduct({ core, services }, { division: demo, urlName: 'tee', stock: 100_000 });
}
const halting = new AsyncLocalStorage<true>();
const mortal = makeMortal(core.database, () => halting.getStore() === true);
await core.jobs.start();
const app = await createApp({ ...core, logger: pino({ level: 'silent' }) }, services, null);
app.addHook('preHandler', (request, _reply, done) => {
  const [when, transaction] = String(request.headers['x-halt'] ?? '').split(' ');
  if (when !== 'before' && when !== 'after') return done();
  const { reached } = mortal.haltAt(Number(transaction), when);
  void reached.then(() => process.stdout.write('halted\n'));
  halting.run(true, done);
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`);
