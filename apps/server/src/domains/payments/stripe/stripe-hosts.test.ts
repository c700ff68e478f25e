import { expect, test } from 'vitest';
import { pagePolicy } from '../../../render/content-policy.ts';
import { stripeHosts } from './stripe-hosts.ts';

const hosts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

test.each(['/checkout/', '/checkout', '/Checkout/', '/pay/6TqY2mS0rN8xW4vK1bZc3A/'])(
  '%s may run Stripe.js, where Stripe is set up',
  (path) => {
    expect(stripeHosts({ stripe: true, express: false }, path)).toEqual(hosts);
    expect(stripeHosts({ stripe: false, express: true }, path)).toEqual([]);
  },
);

test.each([
  '/',
  '/basket/',
  '/checkout/plain/',
  '/product/checkout/',
  '/pay/',
  '/pay/a/b/',
  '/receipt/a/',
  '/%',
])('%s may not', (path) => {
  expect(stripeHosts({ stripe: true, express: false }, path)).toEqual([]);
});

test('all pages may, where ways to pay at once stand on them', () => {
  expect(stripeHosts({ stripe: true, express: true }, '/product/tee/')).toEqual(hosts);
});

test('the policy of a page that pays names them among its scripts, and opens nothing else', () => {
  const of = (scriptHosts: readonly string[]) =>
    pagePolicy(Buffer.from('<p>Pay</p>'), {
      nonce: 'n',
      rendered: 'r',
      kept: true,
      frameAncestors: "'self'",
      scriptHosts,
    }).policy.split('; ');
  const [scripts, ...rest] = of(stripeHosts({ stripe: true, express: false }, '/checkout/'));
  expect(scripts).toBe(`script-src 'self' ${hosts.join(' ')}`);
  expect(rest).toEqual(of([]).slice(1));
});
