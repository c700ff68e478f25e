import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import { shownNotifications } from '../campaigns/shown-notifications.ts';
import { wonBadges } from '../divisions/badges/badges.service.ts';
import { createPagePicturesService, pagePicturesRoutes, type Files } from '../files/index.ts';
import type { Payments } from '../payments/create-payments.ts';
import type { SeasonalBannerDomain } from '../seasonal-banner/create-seasonal-banner.ts';
import type { SplitTests } from '../split-tests/create-split-tests.ts';
import { storeCoreDataRoutes } from './core-data/store-core-data.routes.ts';
import { createStoreCoreDataService } from './core-data/store-core-data.ts';
import { pageDraftRoutes } from './drafts/drafts.routes.ts';
import { createPageDraftsService } from './drafts/drafts.service.ts';
import { createKeptPages } from './kept-pages.ts';
import { createPageEditingService } from './page-editing.service.ts';
import { createPageGatesService } from './page-gates.service.ts';
import { pagesRoutes } from './pages.routes.ts';
import { createPagesService } from './pages.service.ts';
import { createPagePresence } from './presence/presence.ts';
import { createPageAddresses } from './redirects/page-addresses.ts';
import { createPageVersionsService } from './versions/versions.service.ts';

/** The domains that pages work with. */
export interface PagesDomains {
  readonly files: Files;
  readonly payments: Payments;
  readonly seasonalBanner: SeasonalBannerDomain;
  readonly splitTests: SplitTests;
}

/** Pages of stores, their pictures, and the core data that every page has. */
export function createPages(core: Core, { files, payments, seasonalBanner, splitTests }: PagesDomains) {
  const service = createPagesService(core, splitTests.service);
  const editing = createPageEditingService(core, service);
  const pictures = createPagePicturesService(core, {
    fileStore: files.fileStore,
    showsDrive: (division) => service.showsDrive(division),
    pagesChanged: (division) => service.changed(division.id, 0),
  });
  const coreData = createStoreCoreDataService(core, {
    pages: service,
    splitTests: splitTests.service,
    payments: payments.service,
    seasonalBanner: seasonalBanner.service,
    wonBadges: (division) => wonBadges(core, division),
    shownNotifications: (division) => shownNotifications(core, division),
  });
  const routes: Route[] = [
    ...storeCoreDataRoutes(coreData),
    ...pagesRoutes(service, { editing, gates: createPageGatesService(core, service) }),
    ...pageDraftRoutes(createPageDraftsService(core, service), {
      versions: createPageVersionsService(core),
      presence: createPagePresence(core),
    }),
    ...pagePicturesRoutes(pictures),
  ];
  const addresses = createPageAddresses(core, service);
  return { service, addresses, editing, kept: createKeptPages(core, { pages: service, editing }), routes };
}

/** The domain of pages. */
export type Pages = ReturnType<typeof createPages>;
