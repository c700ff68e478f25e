/** Slow clients and floods of guesses against a server of its own; `pnpm soak` runs it and reads the figures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './program.ts';
import { call, guess, newVisitor, openSlowClients, quantile, type TimedAnswer } from './slow-clients.ts';
import { testHosts } from './test-divisions.ts';

const guesses = Number(process.argv[2] ?? 10_000);
const dataDir = mkdtempSync(join(tmpdir(), 'omnis-soak-'));
const server = startProgram('testing/upload-server.ts', { env: { DATA_DIR: dataDir } });

function say(what: string, answers: readonly TimedAnswer[]): void {
  const times = answers.map(({ took }) => took);
  const statuses = Map.groupBy(answers, ({ status }) => status);
  const counts = [...statuses].map(([status, of]) => `${of.length} × ${status}`).join(', ');
  process.stdout.write(
    `${what.padEnd(44)} p50 ${quantile(times, 0.5).toFixed(0).padStart(5)} ms  p99 ${quantile(times, 0.99).toFixed(0).padStart(5)} ms  ${counts}\n`,
  );
}

try {
  const [, port] = await server.printed(/"port":(\d+)/);
  const place = { port: Number(port), host: testHosts.demo };
  const shop = () => call(place, { path: '/omnis/v3/frontend/getStoreCoreData/json/' });
  const shopFor = async (count: number): Promise<TimedAnswer[]> => {
    const answers: TimedAnswer[] = [];
    for (let n = 0; n < count; n += 1) answers.push(await shop());
    return answers;
  };
  await shopFor(50);
  say('the shop alone', await shopFor(300));
  for (const how of ['headers', 'body'] as const) {
    const slow = await openSlowClients(place, { count: 500, how });
    say(`beside 500 clients that dribble their ${how}`, await shopFor(300));
    slow.close();
  }

  const visitor = await newVisitor(place);
  const attack = async (emailOf: (n: number) => string): Promise<TimedAnswer[]> => {
    const answers: TimedAnswer[] = [];
    let next = 0;
    const attacker = async (): Promise<void> => {
      while (next < guesses) {
        const n = (next += 1);
        answers.push(await guess(place, { email: emailOf(n), visitor }));
      }
    };
    await Promise.all(Array.from({ length: 32 }, attacker));
    return answers;
  };
  for (const [what, emailOf] of [
    ['one account', () => 'a@guess.example'],
    ['a thousand accounts', (n: number) => `a${n % 1000}@guess.example`],
  ] as const) {
    const attacking = attack(emailOf);
    say(`beside ${guesses} guesses at ${what}`, await shopFor(300));
    say(`  the guesses`, await attacking);
  }
} finally {
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
}
