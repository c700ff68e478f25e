import { Counter, Gauge, type Registry } from 'prom-client';
import type { Reading } from '../database/reading.ts';

/** Meters of the replica, and of the reads that it answers. */
export function watchReading(register: Registry, reading: Pick<Reading, 'figures' | 'lag'>): void {
  register.registerMetric(
    new Counter({
      name: 'omnis_reads_total',
      help: 'Lists, figures, exports and catalogues that were read, by the server that answered',
      labelNames: ['from'],
      registers: [],
      collect() {
        const { replica, primary } = reading.figures();
        this.reset();
        this.inc({ from: 'replica' }, replica);
        this.inc({ from: 'primary' }, primary);
      },
    }),
  );
  register.registerMetric(
    new Gauge({
      name: 'omnis_replica_lag_seconds',
      help: 'Seconds that the replica is behind; missing while it does not answer',
      registers: [],
      async collect() {
        const lag = await reading.lag().catch(() => null);
        this.reset();
        if (lag === null) this.remove();
        else this.set(lag);
      },
    }),
  );
}
