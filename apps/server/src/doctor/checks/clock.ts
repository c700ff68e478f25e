import { z } from 'zod';
import { failed, ok, skipped, warn, type Check, type Finding } from '../check.ts';

/** Seconds that clocks may differ: one-time codes and signed links bear half a minute. */
const [warnAt, failAt] = [2, 30];

function judge(seconds: number, other: string): Finding {
  const text = `the clock differs by ${Math.abs(seconds).toFixed(1)} s from ${other}`;
  const mend = 'Turn on time synchronisation (chrony, systemd-timesyncd) on every machine.';
  if (Math.abs(seconds) >= failAt) return failed(text, mend);
  return Math.abs(seconds) >= warnAt ? warn(text, mend) : ok(text);
}

/** Compares this clock with that of the database, and of a service that the installation uses. */
export const clock: Check = {
  name: 'clock',
  run: async ({ config, database, core }) => {
    const findings: Finding[] = [];
    if (database) {
      const before = Date.now();
      const { rows } = await database.direct('SELECT extract(epoch FROM clock_timestamp()) AS now', []);
      const { now } = z.object({ now: z.coerce.number() }).parse(rows[0]);
      findings.push(judge(now - (before + Date.now()) / 2000, 'the database'));
    }
    const hasStripe = (core?.settings.stripe() ?? config.stripe) !== null;
    const service = hasStripe
      ? (config.stripeApiBase ?? 'https://api.stripe.com')
      : config.storage.bucket?.endpoint;
    if (service == null) return [...findings, skipped('no service on the network to compare it with')];
    const { host } = new URL(service);
    try {
      const answer = await fetch(service, {
        method: 'HEAD',
        signal: AbortSignal.timeout(4000),
        redirect: 'manual',
      });
      const date = Date.parse(answer.headers.get('date') ?? '');
      findings.push(
        Number.isNaN(date)
          ? skipped(`${host} tells no time`)
          : // A date of HTTP has whole seconds.
            judge(date / 1000 + 0.5 - Date.now() / 1000, host),
      );
    } catch {
      findings.push(skipped(`${host} cannot be reached`));
    }
    return findings;
  },
};
