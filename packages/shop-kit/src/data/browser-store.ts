import type { EndpointName } from '@omnis/api-client';
import { createOmnisStore, type OmnisStore } from '@omnis/store';
import { snackbars } from '../kit/snackbars.ts';
import { controlsSay, controlsTexts } from '../texts/controls/index.ts';
import { currencyCookie } from './currency-cookie.ts';

/** Changes whose failure stands where it was made, and not in a snackbar. */
const toldInPlace = new Set<string>([
  'accountsLogin',
  'accountsPasskeyOptions',
  'accountsPasskeyLogin',
  'accountsRecoveryLogin',
  'accountsCreateCustomer',
  'accountsVerify',
  'accountsResendVerification',
  'accountsRequestReset',
  'accountsResetPassword',
  'accountsChangePassword',
  'accountsUpdateProfile',
  'accountsAddAddress',
  'accountsUpdateAddress',
  'accountsRemoveAddress',
  'accountsSetDefaultAddress',
  // Refused until the password is confirmed; their part of the page tells what else goes wrong.
  'accountsConfirm',
  'accountsTextCode',
  'accountsBeginTwoFactor',
  'accountsConfirmTwoFactor',
  'accountsNewRecoveryCodes',
  'accountsDisableTwoFactor',
  'accountsBeginSms',
  'accountsConfirmSms',
  'accountsDisableSms',
  'accountsRevokeOtherSessions',
  'accountsBeginPasskey',
  'accountsAddPasskey',
  'accountsRemovePasskey',
  'accountsRequestCopy',
  'accountsRequestDeletion',
  'accountsCancelDeletion',
  'basketAdd',
  'basketBulkAdd',
  'basketRemove',
  'basketApplyCoupon',
  'basketSetGiftNote',
  'giftCardsApply',
  'giftCardsBalance',
  'ordersReview',
  'checkoutPlace',
  'checkoutPay',
  'checkoutConfirm',
  'ordersSetAddress',
  'ordersChangeLines',
  'ordersCancel',
  'ordersSendLink',
  'ordersAskReturn',
  'ordersCancelReturn',
  'paymentsTestCard',
  'paymentsTestChallenge',
  'storeSubscribe',
  'storeConfirmSubscription',
  'storeContact',
  'storeSubmitRemill',
  'pagesOpenGate',
  'basketEmailForLater',
  'basketRestore',
  'checkoutNoteContact',
  'artworksUpload',
  'quotesRequest',
  'quotesAnswer',
  'studioSave',
] satisfies EndpointName[]);

/** Begins of names whose failures all are: the window of the chat says its own, and so do messages to a browser. */
const toldByParts = /^(?:liveChat|notifications)/;

/** Shows the browser's own message about a failed call, as when the network failed. */
function sayOfFailure(english: string): string {
  const t = controlsTexts.find(document.documentElement.lang);
  return t ? controlsSay(t)(english) : english;
}

/** Half an answer counts as none: whoever asked says so and offers to try again. Looked at by code that pages fetch later. */
async function accepts(endpoint: string, answer: unknown): Promise<boolean> {
  try {
    const { answerFits } = await import('./answer-fits.ts');
    return answerFits(endpoint, answer);
  } catch {
    return true;
  }
}

/** The store of a page in the browser; the root route fills it with what the server has read. */
export function createBrowserStore(): OmnisStore {
  return createOmnisStore({
    app: 'storefront',
    say: sayOfFailure,
    accepts,
    preloaded: { currency: { chosen: currencyCookie(document.cookie), available: null } },
    showSnackbar: snackbars.show,
    tellsFailure: (endpoint) => !toldInPlace.has(endpoint) && !toldByParts.test(endpoint),
  });
}
