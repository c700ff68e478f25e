import { uploadingFetch, type EndpointName } from '@omnis/api-client';
import { loginPath } from '@omnis/guards';
import { createOmnisStore } from '@omnis/store';
import { translator } from '@omnis/texts';
import { createSnackbarStore } from '@omnis/ui';
import { plansPath } from './paths.ts';
import en from '../texts/app/en.ts';

// Messages are made outside components, where there is no context to read the locale from.
const texts = translator(en, 'en-GB');

/** The queue of messages at the foot of the page. */
export const snackbars = createSnackbarStore();

const leaving = { go: (_path: string): void => undefined };

/** Tells the store's listeners how to go to the sign-in page; the router is made after the store. */
export function onLeave(go: (path: string) => void): void {
  leaving.go = go;
}

// Failures that their page explains in place, at the field or beside the file.
const explainedInPlace = new Set<string>([
  'dashboardUpdateMenu',
  'dashboardUpdateFooter',
  'dashboardUpdateBanners',
  'dashboardUpdateBranding',
  'dashboardSetBrandingPicture',
  'dashboardRemoveBrandingPicture',
  'accountsLogin',
  'accountsRecoveryLogin',
  'accountsPasskeyOptions',
  'accountsPasskeyLogin',
  'accountsChangePassword',
  'accountsConfirm',
  'accountsConfirmTwoFactor',
  // Refused until the password is confirmed; their page tells what else goes wrong.
  'accountsBeginTwoFactor',
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
  'accountsCreateCustomer',
  'accountsVerify',
  'accountsResendVerification',
  'accountsRequestReset',
  'accountsResetPassword',
  'accountsSignEula',
  'accountsSetPicture',
  'accountsRemovePicture',
  'storesCreate',
  'storesSubdomain',
  'dashboardCreateCustomer',
  'dashboardUpdateCustomer',
  'dashboardAddCustomerNote',
  'dashboardMergeCustomers',
  'dashboardDeleteCustomer',
  'dashboardCreateCustomerSegment',
  'dashboardDeleteCustomerSegment',
  'dashboardExportCustomers',
  'dashboardExportSubscribers',
  'dashboardSearch',
  'dashboardCreateOrderView',
  'dashboardCreateDraft',
  'dashboardPriceDraft',
  'dashboardUpdateOrder',
  'dashboardDeleteDraft',
  'dashboardSendPayLink',
  'dashboardCompleteOrder',
  'dashboardCancelOrder',
  'dashboardAddOrderNote',
  'dashboardFulfilOrder',
  'dashboardUpdateFulfilment',
  'dashboardCancelFulfilment',
  'dashboardSendOrderMail',
  'dashboardUpdateProduct',
  'dashboardAddProductImage',
  'dashboardAddProductFile',
  'dashboardAdjustStock',
  'dashboardUpdateStockSettings',
  'dashboardCreateDeliveryZone',
  'dashboardUpdateDeliveryZone',
  'dashboardStartBulkEdit',
  'dashboardUndoBulkEdit',
  'dashboardAddDomain',
  'dashboardCheckDomain',
  'dashboardUpdateDomain',
  'dashboardRemoveDomain',
  'dashboardAddCurrency',
  'dashboardUpdateCurrency',
  'dashboardRemoveCurrency',
  'dashboardAddTaxRegistration',
  'dashboardUpdateTaxSettings',
  'dashboardUpdateTaxRegistration',
  'dashboardRemoveTaxRegistration',
  'dashboardAddPaymentAccount',
  'dashboardUpdatePaymentAccount',
  'dashboardRemovePaymentAccount',
  'dashboardUpdatePaymentMethods',
  'dashboardUpdateCheckoutSettings',
  'dashboardUpdateAlertMails',
  'dashboardCreateImport',
  'pagesSaveDraft',
  'pagesPublish',
  'pagesCancelSchedule',
  'pagesDiscardDraft',
  // Given again soon, and nothing is lost by it.
  'pagesPresence',
  // After the password was asked for; their forms tell what else goes wrong.
  'teamInvite',
  'teamUpdate',
  'teamRemove',
  'teamDecide',
  'teamRequest',
  'teamInvitation',
  'teamJoin',
  'settingsUpdate',
  'settingsSetTheme',
  'settingsSetLogo',
  'settingsConnectInstagram',
  'dashboardConnectShopify',
  'dashboardUpdateShopify',
  'dashboardCheckShopify',
  'dashboardDisconnectShopify',
  'dashboardSendToShopify',
  'settingsDisconnectInstagram',
  'settingsRemoveLogo',
  'settingsPass',
] satisfies EndpointName[]);

/** The store of this browser. */
export const store = createOmnisStore({
  app: 'dashboard',
  fetch: uploadingFetch,
  showSnackbar: snackbars.show,
  // Features of a larger plan lead to the plans (storefront.md §6).
  onProRequired: () =>
    snackbars.show({
      text: texts('planDoesNotHaveThis'),
      tone: 'error',
      timeout: 8000,
      action: { label: texts('seeThePlans'), onSelect: () => leaving.go(plansPath) },
    }),
  tellsFailure: (endpoint) => !explainedInPlace.has(endpoint),
  onSignedOut: () => leaving.go('/login/'),
  onUnauthenticated: () => {
    snackbars.show({ text: texts('sessionEnded'), timeout: 10_000, code: 'session ended' });
    leaving.go(loginPath(location.pathname + location.search));
  },
});
