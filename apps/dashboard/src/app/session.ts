import { dashboardAccess, type GuardRef } from '@omnis/guards';
import type { GuardOptions } from '@omnis/guards/react-router';
import { selectActiveStore, sessionContext, useAppSelector, type OmnisStore } from '@omnis/store';

export { unsignedOnly, unverifiedOnly } from '@omnis/guards';

/** Open to owners who are signed in, verified and bound by the agreement (platform.md §6). */
export const ownersOnly: readonly GuardRef[] = [...dashboardAccess];

/** The guards' view of this browser: a customer of the provider's own shop counts as signed out here. */
export function guardOptions(store: OmnisStore): GuardOptions {
  return { context: sessionContext(store, { accepts: ({ kind }) => kind !== 'customer' }) };
}

/** The store that is managed; the shell shows its pages only when there is one. */
export function useActiveStore() {
  const store = useAppSelector(selectActiveStore);
  if (store === null) throw new Error('A page of the dashboard was shown without a store');
  return store;
}

/** Number of the store that is managed. */
export function useDivision(): number {
  return useActiveStore().division;
}
