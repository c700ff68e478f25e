import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSmtpSink, type SmtpSink } from '../../testing/smtp-sink.ts';
import { testDivisions } from '../../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

/** Milliseconds that the mail server takes for each. */
const delay = 300;

let platform: TestPlatform;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink({ delay, refuses: /nobody@/ });
  platform = await createTestPlatform({ smtpUrl: sink.url });
});
afterAll(async () => {
  await platform.close();
  await sink.close();
});

async function write(to: readonly string[]): Promise<void> {
  const { core, services } = platform;
  const store = await core.divisions.byId(testDivisions.demo);
  if (!store) throw new Error('No such store');
  await core.database.tenant(store.id, async (db) => {
    for (const [at, each] of to.entries()) {
      const content = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
      await services.notifications.mailer.enqueue(db, store, {
        kind: 'test',
        dedupeKey: `slow:${each}:${at}`,
        to: each,
        ...content,
      });
    }
  });
  core.jobs.wake();
}

test('29 emails leave several at once, though the mail server takes 300 ms for each', async () => {
  await write(Array.from({ length: 29 }, (_, at) => `reader${at}@example.com`));
  const began = performance.now();
  await expect.poll(() => sink.messages.length, { timeout: 30_000, interval: 20 }).toBe(29);
  const took = performance.now() - began;
  if (process.env['SHOW_FIGURES'])
    process.stdout.write(`29 emails in ${Math.round(took)} ms, ${sink.mostAtOnce} at once\n`);
  // One store may hold 6 of the 8 places.
  expect(sink.mostAtOnce).toBe(6);
});

test('an address that the mail server refuses for good is tried once, and its reason is kept without the address', async () => {
  await write(['nobody@example.com']);
  await platform.core.jobs.idle();
  const { jobs } = await platform.core.jobs.inspection.list({
    state: 'failed',
    kind: 'mail.send',
    offset: 0,
    limit: 5,
  });
  expect(jobs).toMatchObject([{ tries: 1, isPermanent: true, store: testDivisions.demo }]);
  expect(jobs[0]?.reason).toMatch(/550 5\.1\.1 <\(address hidden\)>: user unknown/);
});
