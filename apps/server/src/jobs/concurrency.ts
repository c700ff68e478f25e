import { ConfigError } from '../config/section.ts';
import { usualConcurrency, type JobKind } from './job-kind.ts';

/**
 * Number of jobs of each kind that this process runs at once.
 *
 * @throws {ConfigError} naming the kinds that there are, when the setting names another
 */
export function placesOf(
  kinds: readonly Pick<JobKind<unknown>, 'name' | 'concurrency'>[],
  changed: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const names = kinds.map(({ name }) => name);
  const unknown = [...changed.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new ConfigError(
      `The setting JOBS_CONCURRENCY names “${unknown}”, which is no kind of job. There are: ${names.toSorted().join(', ')}.`,
    );
  return new Map(
    kinds.map(({ name, concurrency }) => [name, changed.get(name) ?? concurrency ?? usualConcurrency]),
  );
}
