import type { Core } from '../../core.ts';
import { countCheckouts } from '../../telemetry/count-checkouts.ts';
import type { Addresses } from '../accounts/addresses/create-addresses.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { Delivery } from '../delivery/create-delivery.ts';
import type { Designs } from '../designs/create-designs.ts';
import type { Marketing } from '../marketing/create-marketing.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Payments } from '../payments/create-payments.ts';
import type { SplitTests } from '../split-tests/create-split-tests.ts';
import { checkoutRoutes } from './checkout.routes.ts';
import { createCheckoutService } from './checkout.service.ts';
import { createDeclineLimit } from './decline-limit.ts';

/** The domains that the checkout works with. */
export interface CheckoutDomains {
  readonly addresses: Addresses;
  readonly catalogue: Catalogue;
  readonly delivery: Delivery;
  readonly designs: Designs;
  readonly marketing: Marketing;
  readonly notifications: Notifications;
  readonly payments: Payments;
  readonly splitTests: SplitTests;
}

/** The checkout: a basket becomes an order, and an order is paid. */
export function createCheckout(core: Core, domains: CheckoutDomains) {
  const splitTests = domains.splitTests.service;
  const whole = createCheckoutService(core, {
    addresses: domains.addresses.service,
    catalogue: domains.catalogue.service,
    designs: domains.designs.service,
    mailer: domains.notifications.mailer,
    marketing: domains.marketing.service,
    payments: domains.payments.service,
    shipping: domains.delivery.shipping,
    splitTests,
  });
  const service = countCheckouts(whole, core.meters ?? null);
  const limitDeclines = createDeclineLimit(core.database);
  return { service, limitDeclines, routes: checkoutRoutes(service, { splitTests, limitDeclines }) };
}
