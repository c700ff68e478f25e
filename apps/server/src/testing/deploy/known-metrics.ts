import { createTaggedCache } from '../../cache/tagged-cache.ts';
import { createMeters } from '../../telemetry/prometheus.ts';

/** Names that `/metrics` of a process gives. */
export async function knownMetrics(): Promise<ReadonlySet<string>> {
  const meters = createMeters();
  meters.watchDatabase({
    pool: () => ({ size: 10, used: 3, waiting: 2, refused: 4 }),
    direct: async () => ({
      rows: [{ kind: 'mail', state: 'created', count: '3', oldest: '42.5' }],
      affected: 0,
    }),
  });
  meters.watchRenderThreads(() => ({ threads: 4, busy: 3, waiting: 5, here: 1 }));
  meters.watchLive(() => 1);
  meters.counted(createTaggedCache());
  meters.request('products.list', 200, 0.002);
  const { body } = await meters.text();
  return new Set(body.split('\n').flatMap((line) => /^(\w+)[{ ]/.exec(line)?.[1] ?? []));
}
