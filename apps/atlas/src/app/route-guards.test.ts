import { createOmnisStore } from '@omnis/store';
import { account, testRouteGuards } from '../../../../vitest.guards.ts';
import { routes } from './router.tsx';

testRouteGuards({
  app: 'atlas',
  routesOver: (fetch) => routes(createOmnisStore({ app: 'atlas', fetch })),
  kind: 'staff',
  people: [
    account('customer'),
    account('staff'),
    // An account whose time without a second factor is over.
    account('staff', { twoFactorOwed: true }),
  ],
  rule: 'AT30',
});
