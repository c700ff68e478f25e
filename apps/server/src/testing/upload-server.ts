/** A server of the API alone, in a process of its own, whose memory a test measures: prints its port and an owner's session. */
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { openPlatform } from '../cli/open.ts';
import { readConfig } from '../config.ts';
import { xsrfTokenFor } from '../plugins/visitor.ts';
import { signIn } from './sweep/people.ts';
import { seedTestDivisions, testDivisions } from './test-divisions.ts';

const { core, services } = await openPlatform({ ...readConfig(process.env), seed: 'none' });
if (!(await core.divisions.byId(testDivisions.demo))) {
  await seedTestDivisions(core.database);
  for (const id of Object.values(testDivisions)) await core.divisions.changed(id);
}
await core.jobs.start();
const app = await createApp(
  { ...core, logger: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }) },
  services,
  null,
);
const { token } = await signIn(core, 'owner');
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
process.stdout.write(`${JSON.stringify({ port, token, xsrf: xsrfTokenFor(core.secrets, token) })}\n`);
