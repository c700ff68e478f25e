import type { FastifyInstance, InjectOptions } from 'fastify';

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const;

/**
 * A `fetch` that reaches the server's own calls without a socket. It carries no cookie by itself, so what it
 * brings is what an anonymous visitor would be shown.
 *
 * @param host - host of the store that the page belongs to
 */
export function inProcessFetch(app: FastifyInstance, host: string): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const url = new URL(input instanceof Request ? input.url : input, `http://${host}`);
    const method =
      methods.find((known) => known === (init?.method ?? request?.method ?? 'GET').toUpperCase()) ?? 'GET';
    const headers = Object.fromEntries(new Headers(init?.headers ?? request?.headers));
    const body = init?.body ?? (request?.body ? await request.text() : undefined);
    const options: InjectOptions = { method, url: url.pathname + url.search, headers: { ...headers, host } };
    if (typeof body === 'string') options.payload = body;
    const answer = await app.inject(options);
    return new Response(answer.statusCode === 204 ? null : answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type']?.toString() ?? 'application/json' },
    });
  };
}
