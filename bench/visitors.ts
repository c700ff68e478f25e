import { send } from './http.ts';
import type { LoadOptions } from './load.ts';

/** A visitor with a session of its own. */
export interface BenchVisitor {
  headers: Record<string, string>;
}

/** Opens a session, as a browser does with its first page. */
export async function visitor(origin: string, host: string, from?: string): Promise<BenchVisitor> {
  const answer = await send(origin, '/omnis/v3/basket/main/list/', {
    method: 'GET',
    headers: { host },
    from,
  });
  const cookies = answer.cookies.map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { headers: { cookie: cookies.join('; '), 'x-xsrf-token': token } };
}

/** Several visitors. */
export function visitors(origin: string, host: string, count: number): Promise<BenchVisitor[]> {
  return Promise.all(Array.from({ length: count }, () => visitor(origin, host)));
}

/** For each visitor, the request that adds a product to their basket. */
export function additions(
  people: readonly BenchVisitor[],
  host: string,
): NonNullable<LoadOptions['requests']> {
  return people.map((person, index) => ({
    method: 'POST',
    headers: { ...person.headers, host, 'content-type': 'application/json' },
    body: JSON.stringify({
      item: {
        productUrl: `product-${(index % 90) + 1}`,
        productColor: 'Black',
        productSize: 'M',
        quantity: 1,
      },
      name: 'main',
    }),
  }));
}
