import type { FastifyInstance } from 'fastify';
import { registerWithoutScripts, type WithoutScriptsDeps } from '../forms/register-without-scripts.ts';
import { registerPlainBasket } from './plain-basket-routes.ts';
import { registerPlainCheckout } from './plain-checkout-routes.ts';
import { registerPlainPay } from './plain-pay-routes.ts';
import { createPlainPages, type PlainShopDeps } from './plain-pages.ts';

/**
 * Buying without scripts: a basket and a checkout made of forms, over the same services as the calls (storefront.md §2
 * /basket/, /checkout/ and /pay/), and what is asked of a shop. Prices, stock and addresses are judged where they always are; here is only their HTML.
 */
export async function registerPlainShop(
  app: FastifyInstance,
  deps: PlainShopDeps & WithoutScriptsDeps,
): Promise<void> {
  const pages = createPlainPages(deps);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 128 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    registerPlainBasket(scope, deps, pages);
    registerPlainCheckout(scope, deps, pages);
    registerPlainPay(scope, deps, pages);
    registerWithoutScripts(scope, deps, pages);
  });
}
