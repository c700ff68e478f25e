import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { startProgram } from './program.ts';
import { leeds } from './test-shopper.ts';

/** A running `lone-server.ts`. */
export interface LoneServer {
  port: number;
  /** Resolves when a call stands still. */
  halted(): Promise<unknown>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

/**
 * Starts a server on a database; several may share one of PostgreSQL.
 *
 * @param path - the program, from `src`; that of this release unless told
 */
export async function startLoneServer(
  { env }: { readonly env: Readonly<Record<string, string>> },
  path = 'testing/lone-server.ts',
): Promise<LoneServer> {
  const program = startProgram(path, { env });
  const [, port] = await program.printed(/port (\d+)/);
  return {
    port: Number(port),
    halted: () => program.printed(/halted/),
    kill: async () => {
      program.process.kill('SIGKILL');
      await program.ended;
    },
  };
}

/** Answer of a server. */
export interface Reply {
  status: number;
  json: unknown;
  cookies: string[];
}

interface Asked {
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Asks a server something as a visitor of the demo store. */
export function send(
  { port }: Pick<LoneServer, 'port'>,
  { path, headers = {}, body }: Asked,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: 'demo.localhost', 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on('error', reject);
        response.on('end', () => {
          const cookies = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? '');
          resolve({ status: response.statusCode ?? 0, json: text === '' ? null : JSON.parse(text), cookies });
        });
      },
    );
    call.on('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Somebody with a tee in their basket, who orders it once, however often and wherever they ask. */
export interface LoneShopper {
  email: string;
  /** @param halt - where the call stands still, such as `after 3` */
  place(server: LoneServer, halt?: string): Promise<Reply>;
  /** The order that was answered with. */
  order(server: LoneServer, placed: Reply): Promise<Reply>;
}

/** A shopper who has filled their basket at a server. */
export async function loneShopper(server: LoneServer): Promise<LoneShopper> {
  const { cookies } = await send(server, { path: '/omnis/v3/basket/main/list/' });
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const headers = { cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(token) };
  const item = { productUrl: 'tee' };
  const path = '/omnis/v3/frontend/product/addItemToCart/';
  const added = await send(server, { path, headers, body: { item } });
  if (added.status !== 200) throw new Error(`Nothing is in the basket: ${JSON.stringify(added.json)}`);
  const key = randomUUID();
  const email = `${key}@shop.example`;
  return {
    email,
    place: (at, halt) =>
      send(at, {
        path: '/omnis/v3/checkout/place/',
        headers: { ...headers, 'idempotency-key': key, ...(halt === undefined ? {} : { 'x-halt': halt }) },
        body: {
          contact: { email },
          shippingAddress: leeds,
          shippingMethod: 'standard',
          paymentMethod: 'pm_card_visa',
        },
      }),
    order: (at, { json }) =>
      send(at, { path: `/omnis/v3/orders/${String(Reflect.get(Object(json), 'orderHash'))}/`, headers }),
  };
}
