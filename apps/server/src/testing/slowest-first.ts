import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take ten seconds and more, mostly of waiting: for programs that start, for repeats, for limits of time.
 * Begun last, one of them would run alone while the other workers have nothing left to do.
 */
const slow = [
  'cli/cli.process',
  'checkout/checkout-kill.database',
  'jobs/jobs.database',
  'http/slow-and-many.process',
  'backup/backup.database',
  'safety/sms.database',
  'security/canaries.process',
  'sweeps/tenancy.database',
  'checkout/checkout-faults.database',
  'files/hostile-files.process',
  'imports/imports.database',
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slow.findIndex((name) => moduleId.includes(`/${name}.test.`));
  return rank === -1 ? slow.length : rank;
}

/** Starts the files known to be slow, then the others in Vitest's own order. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inVitestsOrder = super.sort.bind(this);
    return (await inVitestsOrder(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
