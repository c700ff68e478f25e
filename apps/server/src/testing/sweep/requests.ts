import { callPath, type Call, type CallShape } from '@omnis/contract';
import type { InjectOptions } from 'fastify';
import { sessionCookie, xsrfCookie, xsrfTokenFor } from '../../plugins/visitor.ts';
import type { Secrets } from '../../security/secrets.ts';

/** Input of a call. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Of an upload call. */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Buffer };
}

/** From where and as whom a call is made. */
export interface Sender {
  readonly host: string;
  readonly token: string;
  readonly secrets: Secrets;
}

const boundary = 'sweep-of-the-server';

function multipart({ name, type, bytes }: NonNullable<CallInput['file']>): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** Names of the parameters in the path of a call. */
export function pathParams({ path }: Pick<Call, 'path'>): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** A call as a page of ours makes it: with its session, and the token of that session. */
export function requestOf(call: Call, input: CallInput, sender: Sender): InjectOptions {
  const shape: CallShape = call;
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] satisfies [string, string]],
    ),
  ).toString();
  const content: Pick<InjectOptions, 'payload' | 'headers'> = input.file
    ? {
        payload: multipart(input.file),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      }
    : shape.body
      ? { payload: JSON.stringify(input.body ?? {}), headers: { 'content-type': 'application/json' } }
      : {};
  const xsrf = xsrfTokenFor(sender.secrets, sender.token);
  return {
    method: call.method,
    url: callPath(call.name, input.params) + (query === '' ? '' : `?${query}`),
    ...(content.payload === undefined ? {} : { payload: content.payload }),
    headers: {
      host: sender.host,
      cookie: `${sessionCookie}=${sender.token}; ${xsrfCookie}=${encodeURIComponent(xsrf)}`,
      ...(call.method === 'GET' ? {} : { 'x-xsrf-token': xsrf }),
      ...(shape.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...content.headers,
    },
  };
}
