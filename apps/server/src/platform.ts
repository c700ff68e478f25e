// Over 400 lines: all services and routes of the server are put together here, with a line or two for each.
import type { Core } from './core.ts';
import { accountsRoutes } from './domains/accounts/accounts.routes.ts';
import { createAccountsService } from './domains/accounts/accounts.service.ts';
import { addressesRoutes } from './domains/accounts/addresses/addresses.routes.ts';
import { createAddressesService } from './domains/accounts/addresses/addresses.service.ts';
import { createAuthenticate } from './domains/accounts/authenticate.ts';
import { createInvitationsService } from './domains/accounts/team/invitations.service.ts';
import { createPermissionRequests } from './domains/accounts/team/requests.service.ts';
import { teamRoutes } from './domains/accounts/team/team.routes.ts';
import { createTeamService } from './domains/accounts/team/team.service.ts';
import { artworksRoutes } from './domains/artworks/artworks.routes.ts';
import { createArtworksService } from './domains/artworks/artworks.service.ts';
import { designPictures } from './domains/designs/design-picture.ts';
import { designsRoutes } from './domains/designs/designs.routes.ts';
import { createDesignsService } from './domains/designs/designs.service.ts';
import { createBadgesService, wonBadges } from './domains/badges/badges.service.ts';
import { chatRoutes } from './domains/chat/chat.routes.ts';
import { createChatService } from './domains/chat/chat.service.ts';
import { createStaffChats } from './domains/chat/staff-chats.service.ts';
import type { Division } from './tenancy/division.ts';
import { appearanceRoutes } from './domains/divisions/settings/appearance.routes.ts';
import { createAppearanceService } from './domains/divisions/settings/appearance.service.ts';
import { createStoreProjects } from './domains/divisions/project/project.service.ts';
import { reviewRoutes } from './domains/divisions/review/review.routes.ts';
import { createReviewService } from './domains/divisions/review/review.service.ts';
import { createStoreCurrencies } from './domains/divisions/currencies/store-currencies.ts';
import { createStoreTaxes } from './domains/divisions/taxes/store-taxes.ts';
import { createCheckoutSettings } from './domains/divisions/checkout/checkout-settings.ts';
import type { DomainsOutside } from './domains/divisions/custom-domains/managed-domains.ts';
import { createStoreDomains } from './domains/divisions/custom-domains/store-domains.ts';
import { settingsRoutes } from './domains/divisions/settings/settings.routes.ts';
import { createSettingsService } from './domains/divisions/settings/settings.service.ts';
import { createEnter } from './domains/accounts/enter.ts';
import { lifeRoutes } from './domains/accounts/life/life.routes.ts';
import { createPasswordsService } from './domains/accounts/life/passwords.service.ts';
import { createProfileService } from './domains/accounts/life/profile.service.ts';
import { createCaptchaGate } from './domains/accounts/proofs/captcha-gate.ts';
import { proofsRoutes } from './domains/accounts/proofs/proofs.routes.ts';
import { createTellOfAccount } from './domains/accounts/proofs/tell-of-account.ts';
import { storesRoutes } from './domains/accounts/stores.routes.ts';
import { createCopiesService } from './domains/accounts/personal/copies.service.ts';
import { createDeletionService } from './domains/accounts/personal/deletion.service.ts';
import { personalRoutes } from './domains/accounts/personal/personal.routes.ts';
import { createVerificationService } from './domains/accounts/life/verification.service.ts';
import { createConfirmationService } from './domains/accounts/safety/confirmation.service.ts';
import { passkeysRoutes } from './domains/accounts/passkeys/passkeys.routes.ts';
import { createOperatorService } from './domains/accounts/operator/operator.service.ts';
import { createPasskeysService } from './domains/accounts/passkeys/passkeys.service.ts';
import { safetyRoutes } from './domains/accounts/safety/safety.routes.ts';
import { createSecondFactors } from './domains/accounts/safety/second-factor.ts';
import { createOpenSessionsService } from './domains/accounts/safety/sessions.service.ts';
import { createSmsFactorService } from './domains/accounts/safety/sms.service.ts';
import { createTellOfRecovery } from './domains/accounts/safety/tell-of-factor.ts';
import { createTwoFactorService } from './domains/accounts/safety/two-factor.service.ts';
import { createStaffPersonalService } from './domains/accounts/staff/personal.service.ts';
import { createStaffEmailService } from './domains/accounts/staff/email.service.ts';
import { createPermissionRequestsService } from './domains/accounts/staff/requests.service.ts';
import { createStaffRightsService } from './domains/accounts/staff/rights.service.ts';
import { createStaffProfileService } from './domains/accounts/staff/profile.service.ts';
import { createStaffRolesService } from './domains/accounts/staff/roles.service.ts';
import { staffRoutes } from './domains/accounts/staff/staff.routes.ts';
import { createFirstStaff } from './domains/accounts/staff/first-staff.ts';
import { createStaffService } from './domains/accounts/staff/staff.service.ts';
import { createSessionView } from './domains/accounts/session-view.ts';
import { createAbandoned } from './domains/basket/abandoned/create-abandoned.ts';
import { basketRoutes } from './domains/basket/basket.routes.ts';
import { createBasketService } from './domains/basket/basket.service.ts';
import { createSavedFavourites } from './domains/basket/saved-favourites.service.ts';
import { createBlanksImport } from './domains/catalogue/blanks/blanks.service.ts';
import { customerFinder } from './domains/customers/find-customers.ts';
import { createCustomers } from './domains/customers/customers.ts';
import { createBulkEdits } from './domains/catalogue/bulk/bulk-edits.ts';
import { createChosenProducts } from './domains/catalogue/bulk/chosen-products.ts';
import { createCollections } from './domains/catalogue/collections/collections.ts';
import { catalogueRoutes } from './domains/catalogue/catalogue.routes.ts';
import { createCatalogueService } from './domains/catalogue/catalogue.service.ts';
import { creatorsRoutes } from './domains/catalogue/creators/creators.routes.ts';
import { createManagedCreators } from './domains/catalogue/creators/managed-creators.service.ts';
import { createManagedProductsService } from './domains/catalogue/editing/managed-products.service.ts';
import { createReprints } from './domains/orders/reprints/reprints.service.ts';
import { createProductFiles } from './domains/catalogue/product-files/product-files.service.ts';
import { managedProductsRoutes } from './domains/catalogue/editing/managed.routes.ts';
import { createModelsService } from './domains/catalogue/models.service.ts';
import { checkoutRoutes } from './domains/checkout/checkout.routes.ts';
import { intentsOfOrder } from './domains/checkout/tried-payments.ts';
import { createDeclineLimit } from './domains/checkout/decline-limit.ts';
import { createDiscounts } from './domains/discounts/discounts.ts';
import { discountFinder } from './domains/discounts/find-discounts.ts';
import { productFinder } from './domains/catalogue/editing/find-products.ts';
import { collectionFinder } from './domains/catalogue/collections/find-collections.ts';
import { pageFinder } from './domains/pages/find-pages.ts';
import { createSearch } from './domains/search/create-search.ts';
import { createGiftCardsService } from './domains/gift-cards/gift-cards.service.ts';
import { giftCardsRoutes } from './domains/gift-cards/gift-cards.routes.ts';
import { createIssuing } from './domains/gift-cards/issuing.ts';
import { createManagedCardsService } from './domains/gift-cards/managed-cards.service.ts';
import { createCheckoutService } from './domains/checkout/checkout.service.ts';
import { createShipping } from './domains/delivery/shipping.ts';
import { createDeliveryZones } from './domains/delivery/zones/delivery-zones.ts';
import { gateRoutes } from './domains/divisions/gate/gate.routes.ts';
import { createGateService } from './domains/divisions/gate/gate.service.ts';
import { createOpeningService } from './domains/divisions/opening/opening.service.ts';
import { storeCoreDataRoutes } from './domains/pages/core-data/store-core-data.routes.ts';
import { createStoreCoreDataService } from './domains/pages/core-data/store-core-data.ts';
import {
  createImageService,
  createPagePicturesService,
  objectFileStore,
  pagePicturesRoutes,
  type FetchRemoteImageOptions,
  type TargetRules,
} from './domains/files/index.ts';
import { factoryRoutes } from './domains/factory/factory.routes.ts';
import { createStoreOrders } from './domains/factory/store-orders.ts';
import { createFactoryService } from './domains/factory/factory.service.ts';
import { importsRoutes } from './domains/imports/imports.routes.ts';
import { createImportsService } from './domains/imports/imports.service.ts';
import { createStock } from './domains/stock/create-stock.ts';
import { stockNoticesRoutes } from './domains/stock-notices/stock-notices.routes.ts';
import { createStockNotices } from './domains/stock-notices/stock-notices.service.ts';
import { marketingRoutes } from './domains/marketing/marketing.routes.ts';
import { createMarketingService } from './domains/marketing/marketing.service.ts';
import { contactRoutes } from './domains/contact/contact.routes.ts';
import { createEventsService } from './domains/events/events.service.ts';
import { createSearchedTerms } from './domains/events/searched-terms.ts';
import { eventsRoutes } from './domains/events/events.routes.ts';
import { createContactService } from './domains/contact/contact.service.ts';
import { createBlogService } from './domains/content/blog/blog.service.ts';
import { createHelpService } from './domains/content/help/help.service.ts';
import { createPoliciesService } from './domains/content/policies/policies.service.ts';
import { createSitemapService } from './domains/content/sitemap/sitemap.service.ts';
import { contentRoutes } from './domains/content/content.routes.ts';
import { socialRoutes } from './domains/social/social.routes.ts';
import { createSocialService } from './domains/social/social.service.ts';
import { createManagedSplitTests } from './domains/split-tests/managed-split-tests.service.ts';
import { createSetup } from './domains/setup/setup.service.ts';
import { splitTestsRoutes } from './domains/split-tests/split-tests.routes.ts';
import { createSplitTestsService } from './domains/split-tests/split-tests.service.ts';
import { createKeptPages } from './domains/pages/kept-pages.ts';
import { createPageEditingService } from './domains/pages/page-editing.service.ts';
import { createInvoicesService } from './domains/orders/invoice/invoices.service.ts';
import { createAmountRefunds } from './domains/orders/change/amount-refunds.ts';
import { orderChangesRoutes } from './domains/orders/change/changes.routes.ts';
import { createOrderChanges } from './domains/orders/change/changes.service.ts';
import { createOrderLinks } from './domains/orders/change/order-links.ts';
import { createReturnBooking } from './domains/orders/returns/booking.service.ts';
import { returnsRoutes } from './domains/orders/returns/returns.routes.ts';
import { createReturnsService } from './domains/orders/returns/returns.service.ts';
import { createRefunds } from './domains/orders/refunds.ts';
import { orderHistoryRoutes } from './domains/orders/history/history.routes.ts';
import { createOrderHistory } from './domains/orders/history/history.service.ts';
import { jobsRoutes } from './domains/jobs/jobs.routes.ts';
import { createStaffJobs } from './domains/jobs/jobs.service.ts';
import { invoiceRoutes } from './domains/orders/invoice/invoice.routes.ts';
import { productReviewsRoutes } from './domains/catalogue/reviews/product-reviews.routes.ts';
import { createProductReviews } from './domains/catalogue/reviews/product-reviews.service.ts';
import { createOrderEditing } from './domains/orders/edit/create-order-edits.ts';
import { createOrderListRoom } from './domains/orders/list/create-order-list.ts';
import { ordersRoutes } from './domains/orders/orders.routes.ts';
import { orderOfHash } from './domains/orders/order-of-hash.ts';
import { createCancelling } from './domains/orders/cancel/cancelling.ts';
import { createOwnerCancels } from './domains/orders/cancel/owner-cancel.service.ts';
import { createFulfilments } from './domains/orders/fulfilments/fulfilments.service.ts';
import { createPackingSlips } from './domains/orders/fulfilments/packing-slips.service.ts';
import { createOrderMails } from './domains/orders/mails/order-mails.service.ts';
import { createOrderNotes } from './domains/orders/notes/order-notes.service.ts';
import { createHandRefunds } from './domains/orders/hand-refunds/hand-refunds.service.ts';
import { issueBoughtCards } from './domains/orders/issue-bought-cards.ts';
import { createOrderNews } from './domains/orders/order-news.ts';
import { createRecordedPayments } from './domains/orders/payments/record-payment.ts';
import { createOrdersService } from './domains/orders/orders.service.ts';
import { createPageGatesService } from './domains/pages/page-gates.service.ts';
import { pagesRoutes } from './domains/pages/pages.routes.ts';
import { createPagesService } from './domains/pages/pages.service.ts';
import { dashboardNotificationsRoutes } from './domains/notifications/dashboard/dashboard.routes.ts';
import { createDashboardNotifications } from './domains/notifications/dashboard/dashboard.service.ts';
import { pushRoutes } from './domains/notifications/push/push.routes.ts';
import type { PushOutlet } from './domains/notifications/push/push-post.ts';
import { createPushService } from './domains/notifications/push/push.service.ts';
import { createMailer } from './domains/notifications/mailer.service.ts';
import { createSms, type SmsCarrier } from './domains/notifications/sms/sms.ts';
import { paymentsRoutes } from './domains/payments/payments.routes.ts';
import { createPaymentsService } from './domains/payments/payments.service.ts';
import { quotesRoutes } from './domains/quotes/quotes.routes.ts';
import { createQuoteAnswers } from './domains/quotes/answer-quote.ts';
import { createStaffQuotes } from './domains/quotes/staff-quotes.ts';
import { createQuotesService } from './domains/quotes/quotes.service.ts';
import { allEndings } from './domains/retention/endings.ts';
import { createRetention } from './domains/retention/retention.service.ts';
import { createModels } from './domains/models/models.ts';
import { customerRows } from './domains/list-edits/customer-rows.ts';
import { discountRows } from './domains/list-edits/discount-rows.ts';
import { createListEdits } from './domains/list-edits/list-edits.ts';
import { orderRows } from './domains/list-edits/order-rows.ts';
import { pageRows } from './domains/list-edits/page-rows.ts';
import { stockRows } from './domains/list-edits/stock-rows.ts';
import { createShopify } from './domains/shopify/shopify.ts';
import { createWebhooks } from './domains/webhooks/webhooks.ts';
import type { WebhookOutlet } from './domains/webhooks/post-webhook.ts';
import { createSmallEntities } from './domains/catalogue/small-entities.ts';
import { createModeration } from './domains/catalogue/moderation/moderation.ts';
import { createFigures } from './domains/figures/figures.ts';
import type { Route } from './http/route.ts';
import { createCaptcha } from './security/captcha/captcha.ts';
import { countCheckouts } from './telemetry/count-checkouts.ts';
import type { WorkSize } from './security/captcha/proof-of-work.ts';

/** Replacements that tests give for the outside world. */
export interface Outside {
  /** How pictures of imports are fetched. */
  fetchImage?: FetchRemoteImageOptions;
  /** How much a browser works for a proof. */
  captchaWork?: WorkSize;
  /** How text messages are sent. */
  smsCarrier?: SmsCarrier;
  /** How push services are reached. */
  push?: PushOutlet;
  /** How webhooks are reached. */
  webhooks?: WebhookOutlet;
  /** How pictures of posts on Instagram are reached. */
  instagramPictures?: TargetRules;
  /** How the domains of stores are looked up. */
  domains?: DomainsOutside;
}

/** The domains' services, each built on the core and on the services it calls. */
export type Services = ReturnType<typeof createServices>;

/** Builds every domain's service. A domain calls another one's service, never its tables. */
export function createServices(core: Core, outside: Outside = {}) {
  const { dataDir } = core.config;
  const mailer = createMailer(core);
  const pushes = createPushService(core, { orderOf: orderOfHash, outlet: outside.push });
  const payments = createPaymentsService(core);
  const fileStore = objectFileStore(core.storage);
  const originals = objectFileStore(core.storage, 'originals');
  const images = createImageService({
    dataDir,
    fileStore,
    shared: core.storage.kind === 's3' ? core.storage : null,
    logger: core.logger,
    designs: designPictures(core.database, fileStore),
  });
  const catalogue = createCatalogueService(core);
  const refunds = createRefunds(core, payments);
  const amountRefunds = createAmountRefunds(core, payments);
  const figures = createFigures(core);
  const orders = createOrdersService(core, {
    mailer,
    pushes,
    payments,
    catalogue,
    refunds,
    figures: figures.service,
    triedPayments: intentsOfOrder,
  });
  const booking = createReturnBooking(core, { catalogue, mailer, pushes, amountRefunds });
  const recordedPayments = createRecordedPayments(core, {
    mailer,
    catalogue,
    news: createOrderNews(core, { mailer, refunds, pushes }),
  });
  const orderList = createOrderListRoom(core);
  const cancelling = createCancelling({ mailer, refunds });
  const handRefunds = createHandRefunds(core, { catalogue, mailer, amountRefunds });
  const reprints = createReprints(core, { catalogue });
  const factory = createFactoryService(core, {
    orders,
    mailer,
    booking,
    recordedPayments,
    handRefunds,
    reprints,
  });
  const artworks = createArtworksService(core, { fileStore, originals });
  const designs = createDesignsService(core, { artworks, catalogue });
  const splitTests = createSplitTestsService(core);
  const pages = createPagesService(core, splitTests);
  const productFiles = createProductFiles(core, originals);
  const managedProducts = createManagedProductsService(core, { catalogue, fileStore, productFiles });
  const moderation = createModeration(core, { catalogue, products: managedProducts });
  const collections = createCollections(core, { catalogue, fileStore });
  const discounts = createDiscounts(core, { catalogue });
  const pageEditing = createPageEditingService(core, pages);
  const pagePictures = createPagePicturesService(core, {
    fileStore,
    showsDrive: (division) => pages.showsDrive(division),
    pagesChanged: (division) => pages.changed(division.id, 0),
  });
  const marketing = createMarketingService(core, mailer);
  const coreData = createStoreCoreDataService(core, {
    pages,
    splitTests,
    payments,
    wonBadges: (division) => wonBadges(core, division),
  });
  const shipping = createShipping(core);
  const orderEditing = createOrderEditing(core, { orders, catalogue, shipping, mailer, amountRefunds });
  const blog = createBlogService(core);
  const help = createHelpService(core, shipping);
  const policies = createPoliciesService({ help, payments });
  const sitemap = createSitemapService(core, { catalogue, pages, blog, help, policies });
  const basket = createBasketService(core, {
    catalogue,
    freeFrom: (division) => shipping.freeFrom(division),
    productOfDesign: (division, design) => designs.productOf(division, design),
  });
  const abandoned = createAbandoned(core, { basket, mailer });
  const savedFavourites = createSavedFavourites(core, { basket, catalogue, mailer });
  const addresses = createAddressesService(core, shipping);
  const checkout = countCheckouts(
    createCheckoutService(core, {
      catalogue,
      shipping,
      payments,
      mailer,
      marketing,
      addresses,
      designs,
      splitTests,
    }),
    core.meters ?? null,
  );
  const view = createSessionView(core, { badgesOf: createBadgesService(core) });
  const team = createTeamService(core);
  const chat = createChatService(core);
  const enter = createEnter(core, { view, takeAlong: [basket.merge, chat.move] });
  const verification = createVerificationService(core, {
    mailer,
    giveGuestOrders: orders.giveGuestOrders,
  });
  const factors = createSecondFactors(core);
  const gate = createCaptchaGate(core, createCaptcha(core, outside.captchaWork));
  const authenticate = createAuthenticate(core, gate);
  const sms = createSms(core, outside.smsCarrier);
  const accounts = createAccountsService(core, {
    view,
    enter,
    factors,
    authenticate,
    gate,
    tellOfAccount: createTellOfAccount(core, mailer),
    sendVerification: verification.sendFirst,
    tellOfRecovery: createTellOfRecovery(core, mailer),
  });
  const accountSafety = {
    confirmation: createConfirmationService(core, factors),
    twoFactor: createTwoFactorService(core, { factors, enter, mailer }),
    smsFactor: createSmsFactorService(core, { sms, factors, authenticate, enter, mailer }),
    openSessions: createOpenSessionsService(core, sms),
  };
  const passkeys = createPasskeysService(core, { enter, mailer });
  const staff = createStaffService(core, { mailer });
  const staffProfile = createStaffProfileService(core, { staff, fileStore });
  const staffServices = {
    staff,
    rights: createStaffRightsService(core, { mailer, staff }),
    roles: createStaffRolesService(core, { mailer }),
    personal: createStaffPersonalService(core),
    profile: staffProfile,
    email: createStaffEmailService(core, { mailer, profile: staffProfile }),
    requests: createPermissionRequestsService(core, { mailer }),
  };
  const accountLife = {
    verification,
    passwords: createPasswordsService(core, {
      mailer,
      enter,
      gate,
      giveGuestOrders: orders.giveGuestOrders,
    }),
    profile: createProfileService(core, { view, fileStore }),
  };
  const personalData = {
    copies: createCopiesService(core, mailer),
    deletion: createDeletionService(core, {
      mailer,
      fileStore,
      productsChanged: (division, products) => catalogue.changed(division, products),
    }),
    anonymousToken: () => core.sessions.anonymousToken(),
  };
  const customers = createCustomers(core, { shoppers: personalData.deletion.shoppers });
  const stock = createStock(core, { catalogue, mailer, owners: (db, division) => team.owners(db, division) });
  const storeOrders = createStoreOrders(core, {
    factory,
    orders,
    editing: orderEditing,
    stock: stock.managed,
    customers: customers.managed,
  });
  const badgesOf = createBadgesService(core);
  const models = createModels(core, {
    shop: createModelsService({ catalogue, pages }),
    users: staff.models,
    orders: (division, id) => orders.managedById(division, id),
    customers: (division, id) => customers.managed.find(division, id),
    products: (division, id) => managedProducts.get({ division, actor: null, storeOrigin: '', id }),
    approvals: moderation.approvals,
    badgesOf,
    teamOf: (division) => team.ids(division),
    discounts: (division, id) => discounts.managed.find(division, id),
    orderOfItem: (division, item) => orders.orderOfItem(division, item),
    small: createSmallEntities(core),
  });
  const opening = createOpeningService(core, {
    writePages: (db, division, answers) => pages.writeFirst(db, division, answers),
    writeDelivery: (db, division, home) => shipping.writeFirst(db, division, home),
  });
  const setup = createSetup(core, {
    pages,
    writeDelivery: (db, division, home) => shipping.writeFirst(db, division, home),
    firstStaff: createFirstStaff(core, mailer),
  });
  const imports = createImportsService(core, {
    fileStore,
    changed: (division, products) => catalogue.changed(division, products),
    ...(outside.fetchImage ? { fetchOptions: outside.fetchImage } : {}),
  });
  const issuing = createIssuing(core, mailer);
  issueBoughtCards(core, issuing);
  const orderNotes = createOrderNotes(core);
  const fulfilments = createFulfilments(core, { mailer, pushes });
  return {
    core,
    setup,
    operator: createOperatorService(core, mailer),
    blanks: createBlanksImport(core, catalogue),
    mailer,
    pushes,
    dashboardNotifications: createDashboardNotifications(core),
    payments,
    fileStore,
    images,
    catalogue,
    orders,
    recordedPayments,
    handRefunds,
    ownerCancels: createOwnerCancels(core, { catalogue, cancelling }),
    orderNotes,
    fulfilments,
    listEdits: createListEdits(core, {
      lists: [
        orderRows({
          find: (division, id) => orders.managedById(division.id, id),
          notes: orderNotes,
          fulfilments,
        }),
        customerRows(customers.managed),
        discountRows(discounts.managed, discounts.kept),
        pageRows(createKeptPages(core, { pages, editing: pageEditing })),
        stockRows(stock.managed),
      ],
      stockThatMatches: (division, which) => stock.managed.matching(division, which),
    }),
    packingSlips: createPackingSlips(core),
    orderMails: createOrderMails(core, mailer),
    bulkEdits: createBulkEdits(core, catalogue),
    customers,
    orderList,
    orderEditing,
    collections,
    discounts,
    // Another kind is one more finder.
    search: createSearch([
      { kind: 'orders', permission: 'orders', find: orderList.find },
      { kind: 'customers', permission: 'orders', find: customerFinder(customers.managed) },
      { kind: 'products', permission: 'products', find: productFinder(managedProducts) },
      { kind: 'collections', permission: 'products', find: collectionFinder(collections.managed) },
      { kind: 'discounts', permission: 'products', find: discountFinder(discounts.managed) },
      { kind: 'pages', permission: 'pages', find: pageFinder(pages) },
    ]),
    figures,
    moderation,
    deliveryZones: createDeliveryZones(core),
    storeCurrencies: createStoreCurrencies(core),
    storeTaxes: createStoreTaxes(core),
    storeDomains: createStoreDomains(core, outside.domains),
    checkoutSettings: createCheckoutSettings(core),
    stock,
    webhooks: createWebhooks(core, {
      order: (division, id) => orders.managedById(division.id, id),
      product: (division, id) =>
        managedProducts.get({ division, actor: null, storeOrigin: mailer.originOf(division), id }),
      customer: (division, id) => customers.managed.find(division, id),
      countCustomers: (division) => customers.counting.catchUp(division),
      watchStock: (db, division) => stock.lowStock.watch(db, division),
      outlet: outside.webhooks,
    }),
    shopify: createShopify(core, {
      chosen: createChosenProducts(core, catalogue),
      product: (division, id) =>
        managedProducts.get({ division, actor: null, storeOrigin: mailer.originOf(division), id }),
      originOf: mailer.originOf,
    }),
    giftCards: createGiftCardsService(core),
    managedCards: createManagedCardsService(core, issuing),
    orderHistory: createOrderHistory(core),
    searchedTerms: createSearchedTerms(core.database),
    invoices: createInvoicesService(core),
    orderChanges: createOrderChanges(core, { catalogue, shipping, mailer, cancelling, amountRefunds }),
    returns: createReturnsService(core, { catalogue, mailer }),
    sendOrderLink: createOrderLinks(core, mailer),
    productReviews: createProductReviews(core, { orders, catalogue, artworks }),
    artworks,
    designs,
    quotes: createQuotesService(core, { artworks, mailer }),
    quoteAnswers: createQuoteAnswers(core, { artworks, mailer, orders }),
    staffQuotes: createStaffQuotes(core, { artworks, mailer, fileStore }),
    factory,
    storeOrders,
    staffJobs: createStaffJobs(core),
    pages,
    models,
    managedProducts,
    productFiles,
    managedCreators: createManagedCreators(core, { catalogue, fileStore }),
    pageEditing,
    pageGates: createPageGatesService(core, pages),
    pagePictures,
    marketing,
    stockNotices: createStockNotices(core, { catalogue, mailer }),
    contact: createContactService(core, { mailer, pages }),
    chats: { shoppers: chat, staff: createStaffChats(core, mailer.originOf) },
    content: { blog, help, policies, sitemap },
    events: createEventsService(core, splitTests),
    social: createSocialService(core, { fileStore, pictures: outside.instagramPictures }),
    splitTests,
    managedSplitTests: createManagedSplitTests(core, { pages, splitTests }),
    coreData,
    gate: createGateService(core),
    shipping,
    basket,
    savedFavourites,
    abandoned,
    checkout,
    limitDeclines: createDeclineLimit(core.database),
    accounts,
    addresses,
    accountLife,
    stores: { opening, view },
    teams: {
      team,
      invitations: createInvitationsService(core, mailer),
      requests: createPermissionRequests(core, mailer),
      view,
    },
    settings: createSettingsService(core, {
      withoutSecondFactor: (division) => team.withoutSecondFactor(division),
      shipping,
    }),
    appearance: createAppearanceService(core, fileStore),
    reviews: createReviewService(core, {
      mailer,
      owners: (db, division) => team.owners(db, division),
    }),
    projects: createStoreProjects(core, { mailer }),
    /** Where owners sign in, as links of the server's own say it. */
    platformOrigin: (): string => {
      const platform = core.divisions.platform();
      return platform ? mailer.originOf(platform) : '';
    },
    /** Where the page of the setup leads on to; its store is not known by then. */
    origins: () => ({ platform: mailer.platformOrigin(), atlas: mailer.atlasOrigin() }),
    accountSafety,
    passkeys,
    staff: staffServices,
    captchaGate: gate,
    sms,
    personalData,
    imports,
    retention: createRetention(core, allEndings(core, { fileStore, originals, payments })),
  };
}

/** Every call's handler. */
export function createRoutes(services: Services): Route[] {
  const hostOf = (division: Division): string => services.core.divisions.hostOf(division);
  return [
    ...accountsRoutes(services.accounts),
    ...addressesRoutes(services.addresses),
    ...lifeRoutes(services.accountLife),
    ...storesRoutes(services.core, services.stores),
    ...teamRoutes(services.core, services.teams),
    ...settingsRoutes(services.settings, { view: services.stores.view, secrets: services.core.secrets }),
    ...appearanceRoutes(services.appearance),
    ...reviewRoutes(services.reviews),
    ...services.projects.routes,
    ...safetyRoutes(services.accountSafety),
    ...passkeysRoutes(services.passkeys),
    ...staffRoutes(services.staff),
    ...proofsRoutes(services.core, services.captchaGate),
    ...personalRoutes(services.personalData),
    ...catalogueRoutes({
      catalogue: services.catalogue,
      searchedTerms: services.searchedTerms,
      pages: services.pages,
    }),
    ...storeCoreDataRoutes(services.coreData),
    ...gateRoutes(services.gate),
    ...managedProductsRoutes(services.managedProducts, hostOf),
    ...creatorsRoutes(services.managedCreators, hostOf),
    ...pagesRoutes(services.pages, { editing: services.pageEditing, gates: services.pageGates }),
    ...pagePicturesRoutes(services.pagePictures),
    ...marketingRoutes(services.marketing),
    ...contactRoutes(services.contact),
    ...stockNoticesRoutes(services.stockNotices),
    ...chatRoutes(services.chats),
    ...services.models.routes,
    ...contentRoutes(services.content),
    ...socialRoutes(services.social),
    ...eventsRoutes(services.events),
    ...importsRoutes(services.imports),
    ...basketRoutes(services.basket, services.savedFavourites),
    ...services.abandoned.routes,
    ...services.bulkEdits.routes,
    ...services.collections.routes,
    ...services.customers.routes,
    ...services.discounts.routes,
    ...services.figures.routes,
    ...services.moderation.routes,
    ...services.deliveryZones.routes,
    ...services.storeDomains.routes,
    ...services.checkoutSettings.routes,
    ...services.storeCurrencies.routes,
    ...services.storeTaxes.routes,
    ...services.stock.routes,
    ...services.webhooks.routes,
    ...services.shopify.routes,
    ...services.listEdits.routes,
    ...giftCardsRoutes(services.giftCards, services.managedCards),
    ...checkoutRoutes(services.checkout, {
      splitTests: services.splitTests,
      limitDeclines: services.limitDeclines,
    }),
    ...splitTestsRoutes(services.managedSplitTests),
    ...paymentsRoutes(services.payments),
    ...pushRoutes(services.pushes),
    ...dashboardNotificationsRoutes(services.dashboardNotifications),
    ...services.search.routes,
    ...services.orderList.routes,
    ...services.orderEditing.routes,
    ...ordersRoutes(services.orders, services),
    ...orderHistoryRoutes(services.orderHistory),
    ...invoiceRoutes(services.invoices),
    ...returnsRoutes(services.returns),
    ...orderChangesRoutes(services.orderChanges, services.sendOrderLink),
    ...productReviewsRoutes(services.productReviews),
    ...artworksRoutes(services.artworks),
    ...quotesRoutes({
      quotes: services.quotes,
      answer: services.quoteAnswers,
      staffQuotes: services.staffQuotes,
    }),
    ...designsRoutes(services.designs),
    ...factoryRoutes(services.factory),
    ...services.storeOrders.routes,
    ...jobsRoutes(services.staffJobs),
  ];
}
