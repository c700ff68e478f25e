import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const host = 'bench.localhost';
/** Milliseconds after which a request counts as failed. */
const patience = 20_000;
const cardSchema = z.object({ paymentMethod: z.string() });
const placedSchema = z.object({ status: z.literal('placed') });
const address = {
  firstName: 'Ada',
  lastName: 'Bench',
  street: '1 Test Street',
  city: 'London',
  country: 'GB',
  zip: 'SW1A 1AA',
};

interface Call {
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly agent: Agent;
}

/** Visitors who come at a steady pace, however slow the answers are, and note whatever is not an answer. */
export class Shoppers {
  readonly faults: string[] = [];
  readonly #times: number[] = [];
  readonly #under = new Set<Promise<void>>();
  readonly #port: number;
  readonly #authority: string;
  readonly #stores: number;
  /** Connections that stay open, as those of browsers and of a network in front do. */
  readonly #agent: Agent;
  #asked = 0;
  #placed = 0;

  constructor({ port, authority, stores }: { port: number; authority: string; stores: number }) {
    this.#port = port;
    this.#authority = authority;
    this.#stores = stores;
    this.#agent = this.#newAgent();
  }

  #newAgent(options: { localAddress?: string } = {}): Agent {
    return new Agent({ keepAlive: true, maxSockets: 60, ca: this.#authority, ...options });
  }

  async #send({ host: name, path, method = 'GET', headers = {}, body, agent }: Call) {
    const began = performance.now();
    this.#asked += 1;
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const answer = await new Promise<{ status: number; cookies: string[]; body: string }>(
      (resolve, reject) => {
        const call = request({
          host: '127.0.0.1',
          port: this.#port,
          servername: name,
          agent,
          path,
          method,
          headers: {
            host: `${name}:${this.#port}`,
            origin: `https://${name}:${this.#port}`,
            ...headers,
            ...(payload
              ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
              : {}),
          },
        });
        call.setTimeout(patience, () => call.destroy(new Error('no answer in time')));
        call.once('error', reject);
        call.once('response', (response) => {
          text(response).then(
            (said) =>
              resolve({
                status: response.statusCode ?? 0,
                cookies: response.headers['set-cookie'] ?? [],
                body: said,
              }),
            reject,
          );
        });
        call.end(payload);
      },
    );
    this.#times.push(performance.now() - began);
    if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.body.slice(0, 200)}`);
    return answer;
  }

  async #look(n: number): Promise<void> {
    const call =
      n % 2 === 0
        ? { host, path: '/omnis/v3/division/900/products/?limit=24' }
        : {
            host: `roll-${1 + (n % this.#stores)}.localhost`,
            path: '/omnis/v3/frontend/getStoreCoreData/json/',
          };
    await this.#send({ ...call, agent: this.#agent });
  }

  /** A whole checkout by a visitor with an address and connections of their own. */
  async #buy(n: number): Promise<void> {
    const agent = this.#newAgent({ localAddress: `127.1.${n >> 8}.${n & 255}` });
    try {
      const hello = await this.#send({ host, path: '/omnis/v3/basket/main/list/', agent });
      const cookies = hello.cookies.map((cookie) => cookie.split(';')[0] ?? '');
      const token =
        cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
      const own = { cookie: cookies.join('; '), 'x-xsrf-token': token };
      const post = async (
        path: string,
        body: unknown,
        headers: Record<string, string> = {},
      ): Promise<unknown> => {
        const answer = await this.#send({
          host,
          path,
          method: 'POST',
          headers: { ...own, ...headers },
          body,
          agent,
        });
        return answer.body === '' ? null : JSON.parse(answer.body);
      };
      await post('/omnis/v3/frontend/product/addItemToCart/', {
        item: { productUrl: `product-${(n % 90) + 1}`, productColor: 'Black', productSize: 'M' },
        name: 'main',
      });
      await post('/omnis/v3/checkout/quote/', { country: 'GB', zip: 'SW1A 1AA' });
      const { paymentMethod } = cardSchema.parse(
        await post('/omnis/v3/payments/test/cards/', {
          number: '4242424242424242',
          expMonth: 12,
          expYear: 2034,
          cvc: '123',
        }),
      );
      placedSchema.parse(
        await post(
          '/omnis/v3/checkout/place/',
          {
            contact: { email: `ada${n}@bench.example` },
            shippingAddress: address,
            shippingMethod: 'standard',
            paymentMethod,
          },
          { 'idempotency-key': `rolling-${process.pid}-${n}` },
        ),
      );
      this.#placed += 1;
    } finally {
      agent.destroy();
    }
  }

  #note(work: Promise<void>, what: string): void {
    const noted = work
      .catch((error: unknown) => void this.faults.push(`${what}: ${String(error)}`))
      .finally(() => this.#under.delete(noted));
    this.#under.add(noted);
  }

  /** Visits everything once, and waits until it is answered. */
  async warmUp(): Promise<void> {
    for (let n = 0; n < 2 * this.#stores; n += 1) await this.#look(n);
    await this.#buy(0);
    this.#times.length = 0;
    this.#asked = 0;
    this.#placed = 0;
  }

  /**
   * Begins to send.
   *
   * @param pace - requests and checkouts a second
   * @returns stops it, and waits for what is under way
   */
  start(pace: { requests: number; checkouts: number }): () => Promise<void> {
    const began = performance.now();
    let looked = 0;
    let bought = 0;
    const timer = setInterval(() => {
      const seconds = (performance.now() - began) / 1000;
      for (; looked < seconds * pace.requests; looked += 1) this.#note(this.#look(looked), 'request');
      for (; bought < seconds * pace.checkouts; bought += 1) this.#note(this.#buy(bought + 1), 'checkout');
    }, 10);
    return async () => {
      clearInterval(timer);
      while (this.#under.size > 0) await Promise.all(this.#under);
      this.#agent.destroy();
    };
  }

  /** Its outcome, in one line. */
  report(): string {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
    return `${this.#asked} requests, ${this.#placed} checkouts, ${this.faults.length} failed, p99 ${p99.toFixed(0)} ms`;
  }
}
