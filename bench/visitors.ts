import { send } from './http.ts';

/** A visitor with a session of its own. */
export interface BenchVisitor {
  headers: Record<string, string>;
}

/** Opens a session, as a browser does with its first page. */
export async function visitor(origin: string, host: string): Promise<BenchVisitor> {
  const answer = await send(origin, '/omnis/v3/basket/main/list/', { method: 'GET', headers: { host } });
  const cookies = answer.cookies.map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { headers: { cookie: cookies.join('; '), 'x-xsrf-token': token } };
}

/** Several visitors. */
export function visitors(origin: string, host: string, count: number): Promise<BenchVisitor[]> {
  return Promise.all(Array.from({ length: count }, () => visitor(origin, host)));
}
