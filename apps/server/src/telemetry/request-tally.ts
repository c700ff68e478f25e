import { Counter, Histogram, type Registry } from 'prom-client';

/** Upper ends of the buckets of latencies, in seconds: from a kept page to what a person gives up on. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface RouteTally {
  readonly byStatus: Map<number, number>;
  /** Counts of each bucket alone; the last is beyond all. */
  readonly inBucket: number[];
  seconds: number;
}

const quantity = (inBucket: readonly number[]): number => inBucket.reduce((sum, count) => sum + count, 0);

/** The histogram of Prometheus over plain counters, which cost a tenth of its own in the path of a request. */
class TalliedHistogram extends Histogram<'route' | 'le'> {
  readonly #tallies: ReadonlyMap<string, RouteTally>;

  constructor(tallies: ReadonlyMap<string, RouteTally>) {
    super({
      name: histogramName,
      help,
      labelNames: ['route'],
      buckets,
      registers: [],
    });
    this.#tallies = tallies;
  }

  /** Figures that the registry makes its text of. */
  async getForPromString() {
    const values = [...this.#tallies].flatMap(([route, { inBucket, seconds }]) => {
      const count = quantity(inBucket);
      const upTo = buckets.map((le, at) => ({
        labels: { le, route },
        value: quantity(inBucket.slice(0, at + 1)),
        metricName: `${histogramName}_bucket`,
      }));
      return [
        ...upTo,
        { labels: { le: '+Inf', route }, value: count, metricName: `${histogramName}_bucket` },
        { labels: { route }, value: seconds, metricName: `${histogramName}_sum` },
        { labels: { route }, value: count, metricName: `${histogramName}_count` },
      ];
    });
    return { name: histogramName, help, type: 'histogram', aggregator: 'sum' as const, values };
  }
}

const help = 'Time until a request was answered, in seconds';
const histogramName = 'omnis_http_request_duration_seconds';

/**
 * Counts requests by route and status, and how long they took.
 *
 * @returns counts one; it is in the path of every request
 */
export function tallyRequests(register: Registry) {
  const tallies = new Map<string, RouteTally>();
  register.registerMetric(new TalliedHistogram(tallies));
  register.registerMetric(
    new Counter({
      name: 'omnis_http_requests_total',
      help: 'Requests that were answered',
      labelNames: ['route', 'status'],
      registers: [],
      collect() {
        this.reset();
        for (const [route, { byStatus }] of tallies)
          for (const [status, count] of byStatus) this.inc({ route, status }, count);
      },
    }),
  );

  return (route: string, status: number, seconds: number): void => {
    let tally = tallies.get(route);
    if (!tally) {
      tally = {
        byStatus: new Map(),
        inBucket: Array.from({ length: buckets.length + 1 }, () => 0),
        seconds: 0,
      };
      tallies.set(route, tally);
    }
    tally.byStatus.set(status, (tally.byStatus.get(status) ?? 0) + 1);
    tally.seconds += seconds;
    let at = 0;
    while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1;
    tally.inBucket[at] = (tally.inBucket[at] ?? 0) + 1;
  };
}
