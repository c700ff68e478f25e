/** A purchase through a proxy with TLS: where the bank sends the shopper back, and whose address the log has. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { startStripeServer, type StripeServer } from '../testing/stripe-server.ts';
import { testDivisions } from '../testing/test-divisions.ts';
import { createTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { writeProduct, writeShipping, type WrittenProduct } from '../testing/test-shop.ts';
import { testShopper } from '../testing/test-shopper.ts';

const host = 'demo.shops.example';
const [proxyAddress, visitor] = ['10.0.0.1', '203.0.113.7'];
const { demo } = testDivisions;

let stripe: StripeServer;
let platform: TestPlatform;
let product: WrittenProduct;
const lines: string[] = [];

beforeAll(async () => {
  stripe = await startStripeServer();
  const settings = readConfig({ TRUST_PROXY: proxyAddress, LOG_REQUESTS: 'on' });
  platform = await createTestPlatform({
    proxy: settings.proxy,
    telemetry: settings.telemetry,
    storesDomain: 'shops.example',
    platformHost: 'omnis.test',
    atlasHost: 'atlas.omnis.test',
    stripe: {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_test',
      apiBase: stripe.url,
    },
  });
  await writeShipping(platform, demo);
  product = await writeProduct(platform, { division: demo, urlName: 'tee' });
});
afterAll(async () => {
  await platform.close();
  await stripe.close();
});

/** The app whose every request comes over a connection from an address, with what a proxy would add. */
async function appBehind(peer: string) {
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const app = await createApp({ ...platform.core, logger }, platform.services, null);
  const inject = app.inject.bind(app);
  return {
    app: new Proxy(app, {
      get: (target, name) =>
        name === 'inject'
          ? (options: object) => {
              const headers: unknown = Reflect.get(options, 'headers');
              return inject({
                ...options,
                remoteAddress: peer,
                headers: {
                  ...Object(headers),
                  'x-forwarded-for': `198.51.100.66, ${visitor}`,
                  'x-forwarded-proto': 'https',
                },
              });
            }
          : Reflect.get(target, name),
    }),
    close: () => app.close(),
  };
}

/** Buys what the bank asks about; gives the address to which it sends the shopper back, and the clients in the log. */
async function buy(peer: string): Promise<{ returnUrl: unknown; clients: Set<unknown> }> {
  lines.length = 0;
  const { app, close } = await appBehind(peer);
  const shopper = testShopper(app, host);
  await shopper.add({ productId: product.id });
  const placed = await shopper.place({ paymentMethod: 'pm_card_threeDSecureRequired' });
  expect(placed, placed.text).toMatchObject({ status: 200, json: { status: 'requires_action' } });
  await close();
  const confirmed = stripe.requests.findLast(({ path }) => path.endsWith('/confirm'));
  const logged = lines.map((line): unknown => JSON.parse(line));
  return {
    returnUrl: confirmed?.form['return_url'],
    clients: new Set(logged.flatMap((line) => Reflect.get(Object(line), 'client') ?? [])),
  };
}

test('behind the proxy the bank leads back to the https address, and the log has the visitor', async () => {
  expect(await buy(proxyAddress)).toEqual({
    returnUrl: `https://${host}/checkout/`,
    clients: new Set([visitor]),
  });
});

test('from elsewhere the same headers change neither', async () => {
  expect(await buy('192.0.2.9')).toEqual({
    returnUrl: `http://${host}/checkout/`,
    clients: new Set(['192.0.2.9']),
  });
});
