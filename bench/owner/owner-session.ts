import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { send, type HttpAnswer } from '../http.ts';

/** An owner who is signed in. */
export interface OwnerSession {
  readonly get: (path: string) => Promise<HttpAnswer>;
  readonly post: (path: string, body: unknown) => Promise<HttpAnswer>;
}

/**
 * Signs an owner of the demo in.
 *
 * @param origin - of the platform
 * @param division - whose dashboard the paths are in
 */
export async function signInOwner(origin: string, division: number): Promise<OwnerSession> {
  const jar = new Map<string, string>();
  const call = async (method: string, path: string, body?: unknown): Promise<HttpAnswer> => {
    const answer = await send(origin, path, {
      method,
      headers: {
        host: new URL(origin).host.replace('127.0.0.1', 'localhost'),
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        'x-xsrf-token': jar.get('XSRF-TOKEN') ?? '',
        'idempotency-key': randomUUID(),
      },
      body,
    });
    for (const cookie of answer.cookies) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    return answer;
  };
  await call('GET', '/omnis/v3/dashboard/secure/get/');
  const { status } = await call('POST', '/omnis/v3/dashboard/secure/login/', {
    email: 'owner@demo.example',
    password: 'demo-Passw0rd',
  });
  z.literal(200).parse(status);
  const inDashboard = `/omnis/v3/dashboard/divisions/${division}/`;
  return {
    get: (path) => call('GET', inDashboard + path),
    post: (path, body) => call('POST', inDashboard + path, body),
  };
}
