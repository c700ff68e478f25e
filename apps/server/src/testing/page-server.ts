/** A server whose pages name it, in a process of its own: prints its port when it is ready. */
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { openPlatform } from '../cli/open.ts';
import { readConfig } from '../config.ts';
import { namingPages } from './naming-pages.ts';

const { core, services } = await openPlatform({ ...readConfig(process.env), seed: 'none' });
const { delivery } = namingPages(`process ${process.pid}, rendering`);
const app = await createApp({ ...core, logger: pino({ level: 'silent' }) }, services, delivery);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`port ${typeof address === 'object' && address ? address.port : 0}\n`);
