import { createOmnisStore } from '@omnis/store';
import { account, testRouteGuards } from '../../../../vitest.guards.ts';
import { routes } from './router.tsx';

testRouteGuards({
  app: 'dashboard',
  routesOver: (fetch) => routes(createOmnisStore({ app: 'dashboard', fetch })),
  kind: 'owner',
  people: [
    account('customer'),
    account('owner'),
    account('owner', { signedEula: false }),
    account('owner', { verified: false, signedEula: false }),
  ],
});
