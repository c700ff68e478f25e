import type { FastifyInstance, InjectOptions } from 'fastify';

/** An answer that a test reads. */
export interface TestAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Parsed JSON; undefined for other bodies. */
  json: unknown;
  text: string;
}

/** A browser of the tests: keeps cookies per host and sends the XSRF token back. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  patch(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  delete(url: string, headers?: Record<string, string>): Promise<TestAnswer>;
  send(options: InjectOptions): Promise<TestAnswer>;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A visitor of one host. */
export function testClient(app: FastifyInstance, host: string): TestClient {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<TestAnswer> {
    const response = await app.inject({
      ...options,
      headers: {
        host,
        ...(cookies.size > 0
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...options.headers,
      },
    });
    for (const cookie of response.cookies) cookies.set(cookie.name, cookie.value);
    return {
      status: response.statusCode,
      headers: response.headers,
      json: parse(response.body),
      text: response.body,
    };
  }

  async function mutate(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> | undefined },
  ): Promise<TestAnswer> {
    if (!cookies.has('XSRF-TOKEN')) await send({ method: 'GET', url: '/omnis/v3/dashboard/secure/get/' });
    return send({
      method,
      url,
      headers: { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '', ...headers },
      ...(body === undefined
        ? {}
        : {
            payload: JSON.stringify(body),
            headers: {
              'content-type': 'application/json',
              'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
              ...headers,
            },
          }),
    });
  }

  return {
    cookies,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers) => mutate('POST', url, { body, headers }),
    patch: (url, body, headers) => mutate('PATCH', url, { body, headers }),
    delete: (url, headers) => mutate('DELETE', url, { headers }),
  };
}
