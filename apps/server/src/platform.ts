import type { Core } from './core.ts';
import { accountsRoutes } from './domains/accounts/accounts.routes.ts';
import { createAccountsService } from './domains/accounts/accounts.service.ts';
import { basketRoutes } from './domains/basket/basket.routes.ts';
import { createBasketService } from './domains/basket/basket.service.ts';
import { createSavedFavourites } from './domains/basket/saved-favourites.service.ts';
import { catalogueRoutes } from './domains/catalogue/catalogue.routes.ts';
import { createCatalogueService } from './domains/catalogue/catalogue.service.ts';
import { createManagedProductsService } from './domains/catalogue/editing/managed-products.service.ts';
import { managedProductsRoutes } from './domains/catalogue/editing/managed.routes.ts';
import { createModelsService } from './domains/catalogue/models.service.ts';
import { checkoutRoutes } from './domains/checkout/checkout.routes.ts';
import { createCheckoutService } from './domains/checkout/checkout.service.ts';
import { createShipping } from './domains/checkout/shipping.ts';
import { gateRoutes } from './domains/divisions/gate/gate.routes.ts';
import { createGateService } from './domains/divisions/gate/gate.service.ts';
import { storeCoreDataRoutes } from './domains/divisions/store-core-data.routes.ts';
import { createStoreCoreDataService } from './domains/divisions/store-core-data.ts';
import {
  createImageService,
  createPagePicturesService,
  diskFileStore,
  pagePicturesRoutes,
  type FetchRemoteImageOptions,
} from './domains/files/index.ts';
import { factoryRoutes } from './domains/factory/factory.routes.ts';
import { createFactoryService } from './domains/factory/factory.service.ts';
import { importsRoutes } from './domains/imports/imports.routes.ts';
import { createImportsService } from './domains/imports/imports.service.ts';
import { marketingRoutes } from './domains/marketing/marketing.routes.ts';
import { createMarketingService } from './domains/marketing/marketing.service.ts';
import { contactRoutes } from './domains/contact/contact.routes.ts';
import { createContactService } from './domains/contact/contact.service.ts';
import { createPageEditingService } from './domains/pages/page-editing.service.ts';
import { ordersRoutes } from './domains/orders/orders.routes.ts';
import { createOrdersService } from './domains/orders/orders.service.ts';
import { createPageGatesService } from './domains/pages/page-gates.service.ts';
import { pagesRoutes } from './domains/pages/pages.routes.ts';
import { createPagesService } from './domains/pages/pages.service.ts';
import { createMailer } from './domains/notifications/mailer.service.ts';
import { paymentsRoutes } from './domains/payments/payments.routes.ts';
import { createPaymentsService } from './domains/payments/payments.service.ts';
import type { Route } from './http/route.ts';

/** What tests put in place of the world outside. */
export interface Outside {
  /** How pictures of imports are fetched. */
  fetchImage?: FetchRemoteImageOptions;
}

/** The domains' services, each built on the core and on the services it calls. */
export type Services = ReturnType<typeof createServices>;

/** Builds every domain's service. A domain calls another one's service, never its tables. */
export function createServices(core: Core, outside: Outside = {}) {
  const { dataDir } = core.config;
  const mailer = createMailer(core);
  const payments = createPaymentsService(core);
  const fileStore = diskFileStore(dataDir);
  const images = createImageService({ dataDir, fileStore, logger: core.logger });
  const catalogue = createCatalogueService(core);
  const orders = createOrdersService(core, { mailer, payments, catalogue });
  const factory = createFactoryService(core, { orders, mailer });
  const pages = createPagesService(core);
  const managedProducts = createManagedProductsService(core, { catalogue, fileStore });
  const pageEditing = createPageEditingService(core, pages);
  const pagePictures = createPagePicturesService(core, fileStore);
  const marketing = createMarketingService(core, mailer);
  const models = createModelsService({ catalogue, pages });
  const coreData = createStoreCoreDataService(core, pages);
  const shipping = createShipping(core);
  const basket = createBasketService(core, {
    catalogue,
    freeFrom: (division) => shipping.freeFrom(division),
  });
  const savedFavourites = createSavedFavourites(core, { basket, catalogue, mailer });
  const checkout = createCheckoutService(core, { catalogue, shipping, payments, mailer, marketing });
  const accounts = createAccountsService(core, basket.merge);
  const imports = createImportsService(core, {
    fileStore,
    changed: (division, products) => catalogue.changed(division, products),
    ...(outside.fetchImage ? { fetchOptions: outside.fetchImage } : {}),
  });
  return {
    core,
    mailer,
    payments,
    fileStore,
    images,
    catalogue,
    orders,
    factory,
    pages,
    models,
    managedProducts,
    pageEditing,
    pageGates: createPageGatesService(core, pages),
    pagePictures,
    marketing,
    contact: createContactService(core, { mailer, pages }),
    coreData,
    gate: createGateService(core),
    shipping,
    basket,
    savedFavourites,
    checkout,
    accounts,
    imports,
  };
}

/** Every call's handler. */
export function createRoutes(services: Services): Route[] {
  return [
    ...accountsRoutes(services.accounts),
    ...catalogueRoutes(services.catalogue, services.models),
    ...storeCoreDataRoutes(services.coreData),
    ...gateRoutes(services.gate),
    ...managedProductsRoutes(services.managedProducts, (division) =>
      services.core.divisions.hostOf(division),
    ),
    ...pagesRoutes(services.pages, { editing: services.pageEditing, gates: services.pageGates }),
    ...pagePicturesRoutes(services.pagePictures),
    ...marketingRoutes(services.marketing),
    ...contactRoutes(services.contact),
    ...importsRoutes(services.imports),
    ...basketRoutes(services.basket, services.savedFavourites),
    ...checkoutRoutes(services.checkout),
    ...paymentsRoutes(services.payments),
    ...ordersRoutes(services.orders),
    ...factoryRoutes(services.factory),
  ];
}
