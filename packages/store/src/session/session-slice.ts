import { accountsApi } from '@omnis/api-client';
import type { Session } from '@omnis/contract';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { isSessionAnswer, isTurnedOn } from './session-answers.ts';

/** Session of this host; `unknown` until the server has answered. */
export interface SessionState {
  status: 'unknown' | 'known';
  user: Session['user'];
  /** True for staff who visit the store from an internal subdomain (platform.md §6 internalUser). */
  internalSubdomain: boolean;
  store: Session['store'];
}

const nobody: SessionState = {
  status: 'unknown',
  user: null,
  internalSubdomain: false,
  store: { active: null, all: [] },
};

const { accountsLogout } = accountsApi.endpoints;

const known = ({ user, internalSubdomain = false, store }: Session): SessionState => ({
  status: 'known',
  user,
  internalSubdomain,
  store,
});

/** The session (storefront.md §3 User state): follows the answers of the account calls. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    sessionEnded: () => ({ ...nobody, status: 'known' as const }),
  },
  extraReducers: (builder) => {
    builder
      // Signing out always clears local state, whatever the server answers (platform.md §4).
      .addMatcher(isAnyOf(accountsLogout.matchFulfilled, accountsLogout.matchRejected), () => ({
        ...nobody,
        status: 'known' as const,
      }))
      .addMatcher(isSessionAnswer, (_state, { payload }) => known(payload))
      .addMatcher(isTurnedOn, (_state, { payload }) => known(payload.session));
  },
  selectors: {
    selectSessionKnown: ({ status }) => status === 'known',
    selectUser: ({ user }) => user,
    selectInternalSubdomain: ({ internalSubdomain }) => internalSubdomain,
    selectActiveStore: ({ store }) => store.active,
    selectManagedStores: ({ store }) => store.all,
    selectPermissions: ({ user }) => user?.permissions ?? noPermissions,
  },
});

const noPermissions: readonly string[] = [];

export const {
  /** The server knows nobody any more, as when a session has run out. */
  sessionEnded,
} = sessionSlice.actions;
export const {
  /** False until the server has said who is signed in. */
  selectSessionKnown,
  /** Selects the signed-in person, or null. */
  selectUser,
  /** True for staff who visit the store from an internal subdomain. */
  selectInternalSubdomain,
  /** The store that an owner manages now, or null. */
  selectActiveStore,
  /** Every store that the owner may manage. */
  selectManagedStores,
  /** Selects the permissions of staff, such as `orders.advance`. */
  selectPermissions,
} = sessionSlice.selectors;
