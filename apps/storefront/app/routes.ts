import { studioAddresses } from '@omnis/models';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Where the four policies are; one module shows all of them. */
const policies = ['terms-of-use', 'terms-of-sale', 'use-of-cookies-and-disclaimer', 'privacy-policy'];

/** Pages for an existing order; one module chooses by the address and by how far the order is. */
const afterSale = ['edit-order', 'update-address', 'returns'];

export default [
  route('section-schemes.css', 'routes/section-schemes.ts'),
  route('start.js', 'routes/start-file.ts'),
  route('theme.css', 'routes/theme-file.ts'),
  layout('routes/shell.tsx', [
    layout('routes/stage.tsx', [
      index('routes/page.tsx', { id: 'home' }),
      route('collection/:collection', 'routes/collection.tsx'),
      route('product/:product/:colour?', 'routes/product.tsx'),
      route('creator/:creator', 'routes/creator.tsx'),
      route('search', 'routes/search.tsx'),
      route('favourites', 'routes/favourites.tsx'),
      route('basket', 'routes/basket.tsx'),
      route('checkout', 'routes/checkout.tsx'),
      route('receipt/:orderHash', 'routes/receipt.tsx'),
      route('order-history/:customerHash', 'routes/order-history.tsx'),
      route('pay/:orderHash', 'routes/pay.tsx'),
      route('invoice/:orderHash', 'routes/invoice.tsx'),
      ...afterSale.map((path) => route(`${path}/:orderHash?`, 'routes/after-sale.tsx', { id: path })),
      route('gift-card', 'routes/gift-card.tsx'),
      route('get-a-quote', 'routes/get-a-quote.tsx'),
      route('advanced-quote', 'routes/quote-without-order.tsx'),
      route('advanced-quote/:orderHash', 'routes/advanced-quote.tsx'),
      ...Object.keys(studioAddresses).map((path) =>
        route(`${path}/:customiseItUrl?`, 'routes/studio.tsx', { id: path }),
      ),
      route('custom', 'routes/custom.tsx'),
      route('login', 'routes/login.tsx'),
      route('login/forgot', 'routes/forgot-password.tsx'),
      route('login/reset', 'routes/reset-password.tsx'),
      route('sign-up/verify', 'routes/verify.tsx'),
      route('account', 'routes/account.tsx'),
      route('account/security', 'routes/account-security.tsx'),
      route('subscription-verified', 'routes/subscription-verified.tsx'),
      route('store-under-review', 'routes/gate-page.tsx'),
      route('countdown', 'routes/gate-page.tsx', { id: 'countdown' }),
      route('blog', 'routes/blog.tsx'),
      route('blog/tagged/:tag?', 'routes/blog-tag.tsx'),
      route('blog/:post', 'routes/blog-post.tsx'),
      route('learn/*', 'routes/learn.tsx'),
      route('help', 'routes/help.tsx'),
      route('help/reason', 'routes/help.tsx', { id: 'help-reasons' }),
      route('help/question', 'routes/help.tsx', { id: 'help-questions' }),
      route('help/group', 'routes/help.tsx', { id: 'help-groups' }),
      route('help/reason/:reason', 'routes/help-reason.tsx'),
      route('help/question/:question', 'routes/help-question.tsx'),
      route('help/group/:group', 'routes/help-group.tsx'),
      route('help/:question', 'routes/help-question.tsx', { id: 'help-short' }),
      ...policies.map((path) => route(path, 'routes/policy.tsx', { id: path })),
      route('sitemap', 'routes/sitemap.tsx'),
      route('404', 'routes/not-found.tsx'),
      route('*', 'routes/page.tsx', { id: 'page' }),
    ]),
  ]),
] satisfies RouteConfig;
