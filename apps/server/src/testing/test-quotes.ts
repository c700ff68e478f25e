import type { Db } from '../database/connection.ts';
import { testClient, type TestAnswer, type TestClient } from './test-client.ts';
import { testHosts } from './test-divisions.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

/** Where quotes are asked for and seen. */
export const quotesPath = '/omnis/v3/frontend/quotes/';

/** Request of a shopper for a quote, in tests: 50 printed T-shirts for a company. */
export const testQuoteWish = {
  product: 't-shirts',
  colour: 'Navy',
  sizes: [
    { size: 'M', quantity: 30 },
    { size: 'L', quantity: 20 },
  ],
  prints: [{ position: 'front', colours: 'full' }],
  details: 'For our <b>summer</b> party',
  firstName: 'Ada',
  lastName: 'Archer',
  email: 'ada@example.com',
  company: 'Archers Ltd',
  country: 'GB',
};

/** A platform whose visitors ask for quotes. */
export interface QuoteFixture {
  readonly platform: TestPlatform;
  /** Visits from an address of its own, which no limit has met. */
  readonly visitor: (host?: string) => TestClient;
  readonly ask: (body: object, client?: TestClient, key?: string) => Promise<TestAnswer>;
  /** Reads and writes of whatever store. */
  readonly rows: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Opens it; its opener closes it. */
export async function openQuotes(): Promise<QuoteFixture> {
  const platform = await createTestPlatform();
  let addresses = 0;
  function visitor(host: string = testHosts.demo): TestClient {
    addresses += 1;
    const client = testClient(platform.app, host);
    const remoteAddress = `10.1.${addresses >> 8}.${addresses % 256}`;
    return { ...client, send: (options) => client.send({ remoteAddress, ...options }) };
  }
  return {
    platform,
    visitor,
    ask: async (body, client = visitor(), key = '') => {
      if (!client.cookies.has('XSRF-TOKEN')) await client.get('/omnis/v3/dashboard/secure/get/');
      return client.send({
        method: 'POST',
        url: quotesPath,
        payload: body,
        headers: {
          'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '',
          ...(key === '' ? {} : { 'idempotency-key': key }),
        },
      });
    },
    rows: (work) => platform.core.database.platform(work),
  };
}
