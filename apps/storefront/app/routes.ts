import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  route('section-schemes.css', 'routes/section-schemes.ts'),
  layout('routes/shell.tsx', [
    layout('routes/stage.tsx', [
      index('routes/page.tsx', { id: 'home' }),
      route('collection/:collection', 'routes/collection.tsx'),
      route('product/:product/:colour?', 'routes/product.tsx'),
      route('search', 'routes/search.tsx'),
      route('favourites', 'routes/favourites.tsx'),
      route('basket', 'routes/basket.tsx'),
      route('checkout', 'routes/checkout.tsx'),
      route('receipt/:orderHash', 'routes/receipt.tsx'),
      route('login', 'routes/login.tsx'),
      route('login/forgot', 'routes/forgot-password.tsx'),
      route('login/reset', 'routes/reset-password.tsx'),
      route('sign-up/verify', 'routes/verify.tsx'),
      route('account', 'routes/account.tsx'),
      route('account/security', 'routes/account-security.tsx'),
      route('subscription-verified', 'routes/subscription-verified.tsx'),
      route('store-under-review', 'routes/store-under-review.tsx'),
      route('404', 'routes/not-found.tsx'),
      route('*', 'routes/page.tsx', { id: 'page' }),
    ]),
  ]),
] satisfies RouteConfig;
