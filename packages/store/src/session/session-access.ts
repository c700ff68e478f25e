import { accountsApi } from '@omnis/api-client';
import type { Session } from '@omnis/contract';
import { createGuardContext, type GuardContext } from '@omnis/guards';
import type { OmnisStore } from '../create-omnis-store.ts';
import { selectActiveStore, selectSessionKnown, selectUser } from './session-slice.ts';

type User = NonNullable<Session['user']>;

/** How an app sees who is signed in. */
export interface SessionContextOptions {
  /** Tells whether an account counts as signed in in this app. */
  readonly accepts: (user: User) => boolean;
  /** True when this is the staff's app. */
  readonly atlas?: boolean;
}

/** Asks the server who is signed in, once. */
async function ensureSession(store: OmnisStore): Promise<void> {
  if (selectSessionKnown(store.getState())) return;
  await store.dispatch(accountsApi.endpoints.accountsGet.initiate(undefined, { subscribe: false })).unwrap();
}

/**
 * Context for the guards of an app's routes: the signed-in person and the store that is managed, requested from the
 * server the first time (platform.md §6). It throws the error of the call.
 *
 * @example
 * const store = createOmnisStore({ app: 'atlas' });
 * const options = { context: sessionContext(store, { accepts: ({ kind }) => kind === 'staff', atlas: true }) };
 */
export function sessionContext(
  store: OmnisStore,
  { accepts, atlas = false }: SessionContextOptions,
): () => Promise<Omit<GuardContext, 'path'>> {
  return async () => {
    await ensureSession(store);
    const state = store.getState();
    const signedIn = selectUser(state);
    const user = signedIn !== null && accepts(signedIn) ? signedIn : null;
    const active = selectActiveStore(state);
    return createGuardContext({
      atlas,
      user: user && {
        internal: user.internal,
        verified: user.verified,
        signedEula: user.signedEula,
        companyId: user.companyId ?? null,
        dashboardPermissions: active?.dashboardPermissions ?? [],
        twoFactorAuthEnabled: user.twoFactorAuthEnabled,
        twoFactorOwed: user.twoFactorOwed ?? false,
      },
      store: active && {
        active: true,
        plan: active.plan,
        underReview: active.review !== null,
        force2fa: active.force2fa,
        integrationType: active.integrationType ?? null,
        hasShopifyDeliveryProfile: active.hasShopifyDeliveryProfile ?? false,
        badges: active.badges,
      },
    });
  };
}
