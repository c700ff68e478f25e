import autocannon from 'autocannon';
import type { LoadOptions } from './load.ts';
import { rawLoad } from './raw-load.ts';

process.once('message', (options: LoadOptions) => {
  void run(options);
});

async function run({
  url,
  connections,
  seconds,
  headers = {},
  requests,
  spread,
  after = 0,
  amount,
}: LoadOptions): Promise<void> {
  const target = new URL(url.replaceAll('{n}', '1'));
  if (headers['accept-encoding'] !== undefined) {
    process.send?.(await rawLoad({ url: target, headers, connections, seconds }));
    process.disconnect();
    return;
  }
  let count = 0;
  const path = new URL(url).pathname + decodeURIComponent(new URL(url).search);
  const counted = decodeURIComponent(path);
  const result = await autocannon({
    url: target.origin,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    headers,
    requests: requests
      ? requests.map((request) => ({ ...request, path: target.pathname }))
      : [
          {
            method: 'GET',
            path: target.pathname + target.search,
            setupRequest: (request) => {
              if (!/\{(?:n|count)\}/.test(counted)) return request;
              count += 1;
              const [place = '', query = ''] = counted.split('?');
              const number = String((spread ? (count % spread) + 1 : count) + after);
              const fresh = String((process.pid % 1000) * 100_000 + count);
              return {
                ...request,
                path: `${place.replaceAll('{n}', number)}?${query.replaceAll('{n}', `${process.pid}-${count}`).replaceAll('{count}', fresh)}`,
              };
            },
          },
        ],
  });
  process.send?.({
    count: result.requests.total,
    perSecond: result.requests.total / Math.max(0.001, result.duration),
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  });
  process.disconnect();
}
