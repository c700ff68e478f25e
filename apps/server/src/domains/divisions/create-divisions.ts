import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import type { Delivery } from '../delivery/create-delivery.ts';
import type { Files } from '../files/index.ts';
import type { Notifications } from '../notifications/create-notifications.ts';
import type { Pages } from '../pages/create-pages.ts';
import { createCheckoutSettings } from './checkout/checkout-settings.ts';
import { createStoreCurrencies } from './currencies/store-currencies.ts';
import type { DomainsOutside } from './custom-domains/managed-domains.ts';
import { createStoreDomains } from './custom-domains/store-domains.ts';
import { gateRoutes } from './gate/gate.routes.ts';
import { createGateService } from './gate/gate.service.ts';
import { createOpeningService } from './opening/opening.service.ts';
import { storesRoutes } from './opening/stores.routes.ts';
import { createStoreProjects } from './project/project.service.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { createReviewService } from './review/review.service.ts';
import { appearanceRoutes } from './settings/appearance.routes.ts';
import { createAppearanceService } from './settings/appearance.service.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { createStoreTaxes } from './taxes/store-taxes.ts';

/** The domains that stores work with. */
export interface DivisionsDomains {
  readonly accounts: Accounts;
  readonly delivery: Delivery;
  readonly files: Files;
  readonly notifications: Notifications;
  readonly pages: Pages;
  /** How the domains of stores are looked up. */
  readonly lookups?: DomainsOutside | undefined;
}

/** Stores as owners open them, set them up and close them. */
export function createDivisions(core: Core, domains: DivisionsDomains) {
  const { mailer } = domains.notifications;
  const { shipping } = domains.delivery;
  const { team, view } = domains.accounts;
  const opening = createOpeningService(core, {
    writePages: (db, division, answers) => domains.pages.service.writeFirst(db, division, answers),
    writeDelivery: (db, division, home) => shipping.writeFirst(db, division, home),
  });
  const settings = createSettingsService(core, {
    withoutSecondFactor: (division) => team.withoutSecondFactor(division),
    shipping,
  });
  const reviews = createReviewService(core, {
    mailer,
    owners: (db, division) => team.owners(db, division),
  });
  const gate = createGateService(core);
  const currencies = createStoreCurrencies(core);
  const routes: Route[] = [
    ...storesRoutes(core, { opening, view }),
    ...settingsRoutes(settings, { view, secrets: core.secrets }),
    ...appearanceRoutes(createAppearanceService(core, domains.files.fileStore)),
    ...reviewRoutes(reviews),
    ...createStoreProjects(core, { mailer }).routes,
    ...gateRoutes(gate),
    ...createStoreDomains(core, domains.lookups).routes,
    ...createCheckoutSettings(core).routes,
    ...currencies.routes,
    ...createStoreTaxes(core).routes,
  ];
  return { gate, rates: currencies.rates, routes };
}
