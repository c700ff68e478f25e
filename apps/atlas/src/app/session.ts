import { accountsApi } from '@omnis/api-client';
import {
  createGuardContext,
  defineGuard,
  safeRedirect,
  type Guard,
  type GuardContext,
  type GuardRef,
} from '@omnis/guards';
import type { GuardOptions } from '@omnis/guards/react-router';
import { selectSessionKnown, selectUser, type OmnisStore } from '@omnis/store';

/** Who may work here: staff who are signed in; others go to /login/ and come back. */
export const staffOnly: readonly GuardRef[] = ['isAtlas', 'isLoggedIn'];

/** Signing in is for those who are not: others go where they were heading. */
export const signedOutOnly: Guard = defineGuard(
  'isSignedOut',
  ({ user }) => user === null,
  ({ path }) => redirectTarget(path),
);

/** Where a sign-in leads to: the `redirect_uri` of its address, when that is on this site. */
export function redirectTarget(loginAddress: string): string {
  const query = loginAddress.split('?', 2)[1] ?? '';
  return safeRedirect(new URLSearchParams(query).get('redirect_uri'));
}

/** Asks who is signed in, once; what it throws is shown by the route's error page. */
async function ensureSession(store: OmnisStore): Promise<void> {
  if (selectSessionKnown(store.getState())) return;
  await store.dispatch(accountsApi.endpoints.accountsGet.initiate(undefined, { subscribe: false })).unwrap();
}

/** The guards' view of this browser: only staff count as signed in here. */
export function guardOptions(store: OmnisStore): GuardOptions {
  return {
    context: async (): Promise<Omit<GuardContext, 'path'>> => {
      await ensureSession(store);
      const user = selectUser(store.getState());
      const staff = user?.kind === 'staff' ? user : null;
      return createGuardContext({
        atlas: true,
        user: staff && {
          internal: staff.internal,
          verified: staff.verified,
          signedEula: staff.signedEula,
          dashboardPermissions: staff.permissions,
        },
      });
    },
  };
}
