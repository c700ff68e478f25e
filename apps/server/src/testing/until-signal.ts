/** A process without a platform that stops as one does; its argument says how: quickly, never, with a fault. */
import { pino } from 'pino';
import { runUntilSignal } from '../lifecycle/run-until-signal.ts';

const how = process.argv[2];

runUntilSignal({
  logger: pino(),
  seconds: how === 'bounded' ? 0.2 : 30,
  stop: async (reason) => {
    process.stdout.write(`stopping for a ${reason}\n`);
    if (how === 'never' || how === 'bounded') await new Promise(() => undefined);
    if (how === 'fault') throw new Error('The database is gone');
    process.stdout.write('stopped\n');
  },
});
// A process that listens stays by itself.
setInterval(() => undefined, 1000);
if (how === 'exception') setTimeout(() => JSON.parse('{'), 10);
if (how === 'rejection') void Promise.reject(new Error('Nobody caught it'));
process.stdout.write('ready\n');
