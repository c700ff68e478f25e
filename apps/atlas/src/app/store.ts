import { uploadingFetch, type EndpointName } from '@omnis/api-client';
import { loginPath } from '@omnis/guards';
import { createOmnisStore } from '@omnis/store';
import { createSnackbarStore } from '@omnis/ui';

/** The queue of messages at the foot of the page. */
export const snackbars = createSnackbarStore();

const leaving = { toLogin: async (_path: string): Promise<void> => undefined };

/** Tells the store's listeners how to go to the sign-in page; the router is made after the store. */
export function onLeave(toLogin: (path: string) => Promise<void>): void {
  leaving.toLogin = toLogin;
}

/** Where the user is now, for coming back after a sign-in. */
function here(): string {
  return loginPath(location.pathname + location.search);
}

// Failures that the page itself explains, each in its place.
const explainedInPlace = new Set<string>([
  'atlasUpdateSeasonalBanner',
  'accountsLogin',
  'accountsRecoveryLogin',
  'accountsPasskeyOptions',
  'accountsPasskeyLogin',
  'accountsRequestReset',
  'accountsResetPassword',
  'accountsChangePassword',
  'accountsConfirm',
  'accountsBeginTwoFactor',
  'accountsConfirmTwoFactor',
  'accountsNewRecoveryCodes',
  'accountsDisableTwoFactor',
  'accountsBeginSms',
  'accountsConfirmSms',
  'accountsDisableSms',
  'accountsTextCode',
  'accountsRevokeOtherSessions',
  'accountsBeginPasskey',
  'accountsAddPasskey',
  'accountsRemovePasskey',
  'atlasInviteUser',
  'atlasResendInvite',
  'atlasEnableUser',
  'atlasDisableUser',
  'atlasSetUserRights',
  'atlasCreateRole',
  'atlasUpdateRole',
  'atlasDeleteRole',
  'atlasMuteUser',
  'atlasUnmuteUser',
  'atlasUserPersonal',
  'atlasSetUserPersonal',
  'atlasSetUserProfile',
  'atlasSetMyProfile',
  'atlasChangeMyEmail',
  'atlasKeepMyEmail',
  'atlasConfirmMyEmail',
  'atlasSetMyPhoto',
  'atlasRemoveMyPhoto',
  'atlasSetCustomerBespoke',
  'atlasRequestPermissions',
  'atlasDecidePermissionRequest',
  'atlasSetStatus',
  'atlasReviewStore',
  'atlasSetChatAvailability',
  'atlasTakeChat',
  'atlasReplyChat',
  'atlasTransferChat',
  'atlasEndChat',
] satisfies EndpointName[]);

/** The store of this browser. */
export const store = createOmnisStore({
  app: 'atlas',
  fetch: uploadingFetch,
  showSnackbar: snackbars.show,
  tellsFailure: (endpoint) => !explainedInPlace.has(endpoint),
  onSignedOut: () => leaving.toLogin('/login/'),
  onUnauthenticated: () => void leaving.toLogin(here()),
});
