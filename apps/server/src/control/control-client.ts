import { request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { readControlFiles, type ControlPoint } from './control-file.ts';

/** An order to the running server. */
export interface ControlCall {
  method: 'GET' | 'POST';
  path: string;
  query: Readonly<Record<string, string>>;
  /** Streamed as it is. */
  body?: Readable;
  /** Milliseconds without a word after which it is given up; never unless told. */
  patience?: number;
}

/** Milliseconds within which a server says that it is there. */
const findPatience = 2000;

/**
 * Finds a running server of a data folder: the one that started last of those that answer.
 *
 * @returns null when none does
 */
export async function findServer(dataDir: string): Promise<ControlPoint | null> {
  for (const point of readControlFiles(dataDir)) {
    const call = { method: 'GET', path: '/omnis/control/', query: {}, patience: findPatience } as const;
    const answer = await callControl(point, call).catch(() => null);
    if (answer?.status === 200) return point;
  }
  return null;
}

/**
 * Gives an order to the running server of a data folder.
 *
 * @returns status and JSON body
 * @throws when it cannot be reached
 */
export async function callControl(
  point: ControlPoint,
  { method, path, query, body, patience = 0 }: ControlCall,
): Promise<{ status: number; json: unknown }> {
  const url = new URL(path, point.url);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const call = request(url, {
    method,
    // A connection kept from the last order may be closed by a busy server just as the next one is sent.
    agent: false,
    headers: {
      // The server answers to the names of its stores, not to its address; `fetch` would send that.
      host: point.host,
      authorization: `Bearer ${point.token}`,
      ...(body ? { 'content-type': 'application/octet-stream' } : {}),
    },
  });
  const answered = new Promise<{ status: number; json: unknown }>((resolve, reject) => {
    call.once('error', reject);
    call.setTimeout(patience, () => call.destroy(new Error('The server does not answer')));
    call.once('response', (response) => {
      text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, json: JSON.parse(answer) }),
        reject,
      );
    });
  });
  // A refusal may come before the whole body was sent; then the answer counts, not the broken pipe.
  await pipeline(body ?? Readable.from([]), call).catch(() => undefined);
  return answered;
}
