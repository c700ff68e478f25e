import { createReading } from '../../database/reading.ts';
import { failed, ok, reasonOf, skipped, warn, type Check } from '../check.ts';

/** Checks that the replica answers, is one, and has replayed the latest writes. */
export const replica: Check = {
  name: 'replica',
  run: async ({ config, database, missing }) => {
    const { readUrl, readMaxLag } = config.database;
    if (readUrl === null) return [skipped('there is no replica: the primary answers every read')];
    if (!database) return [skipped(missing)];
    const reading = createReading(database, config, () => undefined);
    try {
      const lag = (await reading.lag()) ?? 0;
      const text = `the replica is ${Math.round(lag)} s behind`;
      return [
        lag > readMaxLag
          ? warn(
              `${text}, over DATABASE_READ_MAX_LAG (${readMaxLag} s): the primary answers every read`,
              'See why it falls behind: its load, its disk, the network between the two.',
            )
          : ok(text),
      ];
    } catch (error) {
      return [
        failed(
          `the replica cannot be used: ${reasonOf(error)}`,
          'Check DATABASE_READ_URL. The primary answers every read meanwhile.',
        ),
      ];
    } finally {
      await reading.close();
    }
  },
};
