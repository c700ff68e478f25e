import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { openApiDocument } from '@omnis/contract/openapi';
import { statusTexts } from '@omnis/contract';
import type { Core } from './core.ts';
import { createAnsweredOnce } from './domains/idempotency/answered-once.ts';
import { registerFeed } from './domains/content/blog/feed.ts';
import { registerSitemap } from './domains/content/sitemap/register-sitemap.ts';
import { imageRoutes } from './domains/files/index.ts';
import { registerGate } from './domains/divisions/gate/register-gate.ts';
import { createStoreAddresses } from './tenancy/store-addresses.ts';
import { registerInstall } from './domains/divisions/install/register-install.ts';
import { registerCustomCode } from './domains/face/branding/register-custom-code.ts';
import { registerOutbox } from './domains/notifications/outbox.ts';
import { registerMailPages } from './domains/pages/mail-page/register-mail-page.ts';
import { registerArtworkFile } from './domains/designs/artworks/register-artwork-file.ts';
import { registerPackingSlip } from './domains/orders/fulfilments/register-packing-slip.ts';
import { registerFonts } from './domains/themes/fonts/register-fonts.ts';
import { registerProductFile } from './domains/catalogue/product-files/register-product-file.ts';
import { registerInvoiceFile } from './domains/orders/invoice/register-invoice-file.ts';
import { registerReturnLabel } from './domains/orders/returns/register-return-label.ts';
import { registerLanguage } from './domains/divisions/register-language.ts';
import { registerUnsubscribe } from './plain/register-unsubscribe.ts';
import { registerPlainShop } from './plain/shop/register-plain-shop.ts';
import { registerSetup } from './domains/setup/register-setup.ts';
import { registerStripeWebhook } from './domains/payments/stripe/webhook.ts';
import { registerQuoteForm } from './domains/quotes/register-quote-form.ts';
import { registerChallengePage } from './domains/payments/test-processor/challenge-page.ts';
import { fail, failureBody } from './http/answer.ts';
import { inProcessCalls } from './http/call-in-process.ts';
import { registerCalls } from './http/register.ts';
import { registerLive } from './live/register-live.ts';
import { type Connections, createConnections } from './lifecycle/connections.ts';
import { platformChecks } from './lifecycle/platform-checks.ts';
import { registerProbes } from './lifecycle/probes.ts';
import { createReadiness } from './lifecycle/readiness.ts';
import { createRoutes, type Services } from './platform.ts';
import { registerErrors, unreadableAddress } from './plugins/errors.ts';
import { registerForwarded } from './plugins/forwarded.ts';
import { registerHeaders } from './plugins/headers.ts';
import { answeredPath } from './plugins/host.ts';
import { registerTlsAsk } from './plugins/tls-ask.ts';
import { registerVisitorCountry } from './plugins/visitor-country.ts';
import { registerVisitorPosition } from './plugins/visitor-position.ts';
import { registerVisitor } from './plugins/visitor.ts';
import type { Delivery } from './render/delivery.ts';
import { createIsDraftFor } from './render/draft-pages.ts';
import { createRouteGuard } from './render/route-guards.ts';
import { requestLogger } from './telemetry/logger.ts';
import { observeRequests } from './telemetry/observe-requests.ts';
import { requestIds, trustedPeer } from './telemetry/request-id.ts';
import { createSplitKey } from './render/split-key.ts';

/** Largest JSON body, in bytes. */
const bodyLimit = 1024 * 1024;

/**
 * How long a connection may dawdle, in milliseconds. Headers fit in a packet or two; a whole request may be the file of
 * an import over a slow line, as long as it comes at an honest rate (`http/slow-bodies.ts`). Node looks every few
 * seconds for connections that take longer, and closes them.
 */
const patience = { headers: 10_000, request: 900_000, lookEvery: 2_000, idle: 60_000 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** The connections of the server, and how they end. */
    connections: Connections;
  }
}

/** Version that the platform tells about itself (platform.md §1). */
export const platformVersion = '2.421.0';

/**
 * Builds the server without listening, so that tests can inject requests.
 *
 * @param delivery - how pages and files of the apps are delivered; null for the API alone
 */
export async function createApp(
  core: Core,
  services: Services,
  delivery: Delivery | null,
): Promise<FastifyInstance> {
  const { accounts, catalogue, checkout, content, divisions, files } = services;
  const { marketing, notifications, orders, pages, payments, setup, splitTests } = services;
  const { config, secrets, sessions } = core;
  const signedIn = { sessions, divisions: core.divisions };
  const connections = createConnections(patience);
  const app = Fastify({
    loggerInstance: core.logger,
    genReqId: requestIds(trustedPeer(config.proxy)),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2400 },
    serverFactory: connections.serverFactory,
    // A request that arrives while the server closes is answered and told to close its connection.
    return503OnClosing: false,
    frameworkErrors: unreadableAddress(config),
    rewriteUrl: answeredPath,
  });
  app.decorate('connections', connections);
  registerForwarded(app, config);
  registerProbes(app, createReadiness(platformChecks(core)));
  registerTlsAsk(app, config, createStoreAddresses(core));
  // Calls take JSON and uploads; a form of another site can send plain text without asking (CORS).
  app.removeContentTypeParser('text/plain');
  core.tracing?.requests(app);
  observeRequests(app, {
    meters: core.meters ?? null,
    accessLog: requestLogger(config.telemetry, core.logger),
  });
  registerErrors(app);
  registerHeaders(app, config);
  await registerVisitor(app, core);
  registerVisitorCountry(app, config);
  registerVisitorPosition(app, core);
  await registerGate(app, {
    ...signedIn,
    secrets,
    fontFaces: delivery?.fontFaces,
    gate: divisions.gate,
    isMember: (division, id) => accounts.team.has(division, id),
    isStaff: (id) => accounts.staff.mayVisit(id),
    platformOrigin: notifications.platformOrigin,
  });
  await registerSetup(app, { config, secrets, setup, origins: notifications.origins });
  await app.register(imageRoutes(files.images));
  registerFeed(app, content.blog);
  registerSitemap(app, content.sitemap);
  registerCustomCode(app);
  registerInstall(app, { fontFaces: delivery?.fontFaces, worker: delivery?.serviceWorker ?? null });
  registerOutbox(app, core);
  registerChallengePage(app, payments.service);
  registerInvoiceFile(app, orders.invoices);
  registerPackingSlip(app, { ...signedIn, packingSlips: orders.packingSlips });
  registerArtworkFile(app, { ...signedIn, artworks: services.artworks.service });
  registerProductFile(app, catalogue.productFiles);
  registerFonts(app, { fonts: services.themes.fonts, fontFaces: delivery?.fontFaces });
  registerMailPages(app, { pages: pages.service, images: files.images });
  registerReturnLabel(app, orders.returns);
  await registerLanguage(app);
  await registerPlainShop(app, {
    secrets,
    sessions,
    basket: services.basket.service,
    checkout: checkout.service,
    limitDeclines: checkout.limitDeclines,
    orders: orders.service,
    payments: payments.service,
    splitTests: splitTests.service,
    giftCards: services.giftCards.service,
    addresses: services.addresses.service,
    catalogue: catalogue.service,
    marketing: marketing.service,
    contact: services.contact.service,
    stockNotices: services.stockNotices.service,
    sendOrderLink: orders.sendOrderLink,
    productReviews: services.reviews.service,
    returns: orders.returns,
    fontFaces: delivery?.fontFaces,
  });
  await registerUnsubscribe(app, { secrets, marketing: marketing.service, fontFaces: delivery?.fontFaces });
  await registerStripeWebhook(app, payments.service, (notice) => checkout.service.settlement.noticed(notice));
  const routes = createRoutes(services);
  await registerCalls(app, routes, { ...core, answerOnce: createAnsweredOnce(core) });

  registerLive(app, { ...signedIn, config, live: core.live, chats: services.chat });

  // Made when somebody asks: few do, and it takes a megabyte and a good part of a start.
  let openApi: string | undefined;
  app.get('/omnis/v3/openapi.json', async (_request, reply) => {
    openApi ??= JSON.stringify(openApiDocument(platformVersion));
    return reply.type('application/json; charset=utf-8').send(openApi);
  });

  const shown = { pages: pages.service, splitTests: splitTests.service };
  const guard = createRouteGuard(core, shown);
  await delivery?.register(app, {
    core,
    callsFrom: inProcessCalls(routes, core),
    splitKey: createSplitKey(shown),
    isDraftFor: createIsDraftFor(core, shown),
    addresses: pages.addresses,
    previewedTheme: (division, token) => services.themes.service.previewed(division, token),
  });
  registerQuoteForm(app, {
    quotes: services.quotes.service,
    artworks: services.artworks.service,
    sessions,
    delivery,
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { status, body } = failureBody(fail('not_found', statusTexts[404] ?? ''));
    if (delivery && !request.url.startsWith('/omnis/')) {
      const elsewhere = await guard(request);
      return elsewhere === null
        ? delivery.page(request, reply)
        : reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    }
    return reply.code(status).send(body);
  });
  return app;
}
