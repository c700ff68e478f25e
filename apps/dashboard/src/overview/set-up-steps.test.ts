import { expect, test } from 'vitest';
import { deliveryStep, paymentStep, taxStep } from './set-up-steps.ts';

type Zones = Parameters<typeof deliveryStep>[0]['items'];
type Accounts = Parameters<typeof paymentStep>[0]['items'];

const zone = (countries: string[], version = 1): Zones[number] => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Zone',
  countries,
  version,
  methods: [],
});
const account = (mode: 'test' | 'live', state: 'current' | 'former' = 'current'): Accounts[number] => ({
  id: '00000000-0000-4000-8000-000000000002',
  state,
  mode,
  stripeAccount: 'acct_1',
  name: '',
  publishableKey: 'pk',
  secretKeyEnd: '1234',
  webhookUrl: 'https://shop.example/',
  hasWebhookSecret: true,
  connectedAt: '2026-01-01T00:00:00.000Z',
  endedAt: null,
  version: 1,
});

test('request 26: delivery needs a zone with the own country, and a look at the first prices', () => {
  expect(deliveryStep({ items: [], country: 'GB' })).toMatchObject({
    state: 'needed',
    text: 'noDeliveryYet',
  });
  expect(deliveryStep({ items: [zone(['FR'])], country: 'GB' })).toMatchObject({
    state: 'needed',
    text: 'ownCountryIsInNoZone',
  });
  expect(deliveryStep({ items: [zone(['GB']), zone(['*'])], country: 'GB' })).toMatchObject({
    state: 'check',
  });
  expect(deliveryStep({ items: [zone(['*'], 2)], country: 'GB' })).toMatchObject({ state: 'done' });
});

test('request 26: a store without a registration is told that it charges no tax', () => {
  const settings = { pricesIncludeTax: true, oss: null, version: 1 };
  expect(taxStep({ items: [], settings })).toEqual({ state: 'check', text: 'noTaxIsCharged' });
  const registration = {
    country: 'GB',
    number: 'GB1',
    since: null,
    rates: { standard: 20, reduced: 5, zero: 0 },
    version: 1,
  };
  expect(taxStep({ items: [registration], settings })).toMatchObject({ state: 'done' });
  expect(taxStep({ items: [], settings: { ...settings, oss: { since: null, rates: [] } } })).toMatchObject({
    state: 'done',
  });
});

test('request 26: payments in test mode are still to be set up', () => {
  const live = { processor: 'stripe', mode: 'live' } as const;
  const trial = { processor: 'test', mode: 'test' } as const;
  expect(paymentStep({ items: [], platform: trial })).toMatchObject({ state: 'needed' });
  expect(paymentStep({ items: [], platform: live })).toEqual({
    state: 'done',
    text: 'platformTakesPayments',
  });
  expect(paymentStep({ items: [account('test')], platform: live })).toMatchObject({ state: 'needed' });
  expect(paymentStep({ items: [account('live')], platform: trial })).toEqual({
    state: 'done',
    text: 'ownAccountTakesPayments',
  });
  expect(paymentStep({ items: [account('live', 'former')], platform: trial })).toMatchObject({
    state: 'needed',
  });
});
