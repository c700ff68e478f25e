/** Disturbs processes in production while people use them. */
import { setTimeout as pause } from 'node:timers/promises';
import type { OmnisProcess } from './omnis-process.ts';

/** Milliseconds that nothing happens between two disturbances, and that a killed process is gone. */
const calm = 15_000;
const gone = 2000;

/** Milliseconds until the balancer sends requests to a process that is back: `fail_duration` and two of `health_interval`. */
const trusted = 4000;

/** Disturbances so far. */
export interface Disturbances {
  readonly killed: number;
  readonly deployed: number;
}

/** Kills a process and starts it again a moment later, as a service manager does. */
export async function killAndRestart(process: OmnisProcess): Promise<void> {
  await process.kill();
  await pause(gone);
  await process.start();
}

/** Waits until the balancer trusts a process that is back, as a deployment does before it goes on with the next one. */
export const trustedAgain = (): Promise<void> => pause(trusted);

/** Replaces a process by a new one, once it has answered what was in flight. */
export async function deployAnew(process: OmnisProcess): Promise<void> {
  await process.stop();
  await process.start();
}

/**
 * Kills one of two processes, then deploys the other one anew, and goes on with their parts exchanged until it is stopped.
 *
 * @param say - told of each disturbance
 * @returns ends it once what has begun is done, and counts
 */
export function disturb(
  [first, second]: readonly [OmnisProcess, OmnisProcess],
  say: (line: string) => void,
): { stop: () => Promise<Disturbances> } {
  const ending = new AbortController();
  let [killed, deployed] = [0, 0];
  const rest = (): Promise<void> => pause(calm, undefined, { signal: ending.signal }).catch(() => undefined);
  const go = async (): Promise<void> => {
    for (let [one, other] = [first, second]; ; [one, other] = [other, one]) {
      await rest();
      if (ending.signal.aborted) return;
      say(`${one.name} is killed`);
      await killAndRestart(one);
      killed += 1;
      say(`${one.name} is back`);
      await rest();
      if (ending.signal.aborted) return;
      say(`${other.name} is deployed anew`);
      await deployAnew(other);
      deployed += 1;
      say(`${other.name} is back`);
    }
  };
  const done = go();
  // Its failure is told when it is stopped, not as one that nobody handles.
  done.catch(() => undefined);
  return {
    stop: async () => {
      ending.abort();
      await done;
      return { killed, deployed };
    },
  };
}
