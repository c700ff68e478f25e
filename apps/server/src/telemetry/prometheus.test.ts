import { expect, test } from 'vitest';
import { createTaggedCache } from '../cache/tagged-cache.ts';
import { createMeters } from './prometheus.ts';

test('requests are told by route and status, and their times fall into buckets', async () => {
  const meters = createMeters();
  meters.request('products.list', 200, 0.002);
  meters.request('products.list', 200, 0.3);
  meters.request('products.list', 404, 60);
  meters.checkout('placed');
  const { body } = await meters.text();
  for (const line of [
    'omnis_http_requests_total{route="products.list",status="200"} 2',
    'omnis_http_requests_total{route="products.list",status="404"} 1',
    'omnis_http_request_duration_seconds_bucket{le="0.001",route="products.list"} 0',
    'omnis_http_request_duration_seconds_bucket{le="0.0025",route="products.list"} 1',
    'omnis_http_request_duration_seconds_bucket{le="0.5",route="products.list"} 2',
    'omnis_http_request_duration_seconds_bucket{le="30",route="products.list"} 2',
    'omnis_http_request_duration_seconds_bucket{le="+Inf",route="products.list"} 3',
    'omnis_http_request_duration_seconds_count{route="products.list"} 3',
    'omnis_http_request_duration_seconds_sum{route="products.list"} 60.302',
    'omnis_checkouts_total{outcome="placed"} 1',
    'omnis_checkouts_total{outcome="sold_out"} 0',
  ])
    expect(body).toContain(`${line}\n`);
});

test('pool, jobs, cache and render threads are told as they are when somebody asks', async () => {
  const meters = createMeters();
  meters.watchDatabase({
    pool: () => ({ size: 10, used: 3, waiting: 2, refused: 4 }),
    direct: async () => ({
      rows: [{ kind: 'mail', state: 'created', count: '3', oldest: '42.5' }],
      affected: 0,
    }),
  });
  meters.watchRenderThreads(() => ({ threads: 4, busy: 3, waiting: 5, here: 1 }));
  const cache = meters.counted(createTaggedCache());
  cache.set('a', 1, { tags: ['t'], bytes: 100 });
  cache.get('a');
  cache.get('b');
  const { body } = await meters.text();
  for (const line of [
    'omnis_database_connections{state="total"} 10',
    'omnis_database_connections{state="idle"} 7',
    'omnis_database_connections{state="waiting"} 2',
    'omnis_database_refused_total 4',
    'omnis_jobs{kind="mail",state="created"} 3',
    'omnis_jobs_oldest_seconds{kind="mail",state="created"} 42.5',
    'omnis_render_threads{state="busy"} 3',
    'omnis_render_pages{state="waiting"} 5',
    'omnis_cache_entries 1',
    'omnis_cache_bytes 100',
    'omnis_cache_requests_total{result="hit"} 1',
    'omnis_cache_requests_total{result="miss"} 1',
  ])
    expect(body).toContain(`${line}\n`);
});

test('reads are told by who answered them, with how far the replica is behind while it answers', async () => {
  const meters = createMeters();
  let lag = (): Promise<number> => Promise.resolve(2.5);
  meters.watchReading({ figures: () => ({ replica: 7, primary: 3 }), lag: () => lag() });
  const { body } = await meters.text();
  expect(body).toContain('omnis_reads_total{from="replica"} 7\n');
  expect(body).toContain('omnis_reads_total{from="primary"} 3\n');
  expect(body).toContain('omnis_replica_lag_seconds 2.5\n');
  lag = () => Promise.reject(new Error('it is gone'));
  const later = (await meters.text()).body;
  expect(later).not.toMatch(/^omnis_replica_lag_seconds /m);
  expect(later).toContain('omnis_reads_total{from="primary"} 3\n');
});

test('figures of jobs that cannot be read leave the others told', async () => {
  const meters = createMeters();
  meters.watchDatabase({
    direct: () => Promise.reject(new Error('The database is away')),
    pool: () => ({ size: 10, used: 0, waiting: 0, refused: 0 }),
  });
  expect((await meters.text()).body).toContain('process_cpu_seconds_total');
});
