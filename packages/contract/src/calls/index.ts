import type { z } from 'zod';
import type { Call } from '../call.ts';
import type { CallName } from '../paths/index.ts';
import {
  accountsChangePassword,
  accountsEula,
  accountsRequestReset,
  accountsResendVerification,
  accountsResetPassword,
  accountsSignEula,
  accountsUpdateProfile,
  accountsVerify,
} from './account-life.ts';
import {
  accountsBeginSms,
  accountsCaptcha,
  accountsConfirmSms,
  accountsDisableSms,
  accountsTextCode,
} from './account-proofs.ts';
import {
  accountsAddPasskey,
  accountsBeginPasskey,
  accountsPasskeyLogin,
  accountsPasskeyOptions,
  accountsRemovePasskey,
} from './account-passkeys.ts';
import {
  accountsBeginTwoFactor,
  accountsConfirm,
  accountsConfirmTwoFactor,
  accountsDisableTwoFactor,
  accountsForgetDevice,
  accountsNewRecoveryCodes,
  accountsRecoveryLogin,
  accountsRevokeOtherSessions,
  accountsRevokeSession,
  accountsSecurity,
} from './account-safety.ts';
import {
  accountsAddresses,
  accountsCreateCustomer,
  accountsGet,
  accountsLogin,
  accountsLogout,
} from './accounts.ts';
import { atlasBookReturn, atlasOrder, atlasOrders, atlasSetStatus, atlasStores } from './atlas.ts';
import { artworksUpload } from './artworks.ts';
import { atlasDesign, atlasOrder, atlasOrders, atlasSetStatus, atlasStores } from './atlas.ts';
import {
  atlasCreateRole,
  atlasDecidePermissionRequest,
  atlasDeleteRole,
  atlasDisableUser,
  atlasEnableUser,
  atlasInviteUser,
  atlasMuteUser,
  atlasMyPermissionRequests,
  atlasMyProfile,
  atlasPermissionRequests,
  atlasRemoveMyPhoto,
  atlasRequestPermissions,
  atlasResendInvite,
  atlasRoles,
  atlasSetMyPhoto,
  atlasSetMyProfile,
  atlasSetUserPersonal,
  atlasSetUserProfile,
  atlasSetUserRights,
  atlasUnmuteUser,
  atlasUpdateRole,
  atlasUser,
  atlasUserPersonal,
  atlasUsers,
} from './atlas-staff.ts';
import { atlasReviewStore, atlasStoreReviews } from './atlas-stores.ts';
import {
  basketAdd,
  basketApplyCoupon,
  basketBulkAdd,
  basketEmailForLater,
  basketList,
  basketRecoverFavourites,
  basketRemove,
  basketRemoveCoupon,
  basketUpdate,
} from './basket.ts';
import { blogGet, blogPaginate } from './blog.ts';
import {
  checkoutConfirm,
  checkoutPay,
  checkoutPlace,
  checkoutQuote,
  checkoutToPay,
  paymentsTestCard,
  paymentsTestChallenge,
} from './checkout.ts';
import {
  dashboardAddFile,
  dashboardAddProductImage,
  dashboardApplyImport,
  dashboardCancelImport,
  dashboardCreateImport,
  dashboardFiles,
  dashboardImport,
  dashboardImports,
  dashboardOrder,
  dashboardOrders,
  dashboardOverview,
  dashboardProduct,
  dashboardProducts,
  dashboardUpdateProduct,
} from './dashboard.ts';
import { helpGroup, helpList, helpQuestion, helpReason } from './help.ts';
import { eventsCollect, eventsLog } from './events.ts';
import { ordersGet, ordersMine } from './orders.ts';
import { ordersInvoice } from './invoices.ts';
import { ordersAskReturn, ordersReturns } from './order-returns.ts';
import {
  ordersCancel,
  ordersChangeLines,
  ordersOptions,
  ordersSendLink,
  ordersSetAddress,
} from './order-changes.ts';
import {
  accountsCancelDeletion,
  accountsDownloadCopy,
  accountsPersonalData,
  accountsRequestCopy,
  accountsRequestDeletion,
} from './personal-data.ts';
import { quotesGet, quotesRequest } from './quotes.ts';
import { policiesGet } from './policies.ts';
import {
  collectionsList,
  modelsFetch,
  productsFetch,
  productsGet,
  productsList,
  productsReviews,
  productsSuggest,
} from './products.ts';
import {
  settingsAppearance,
  settingsChangePlan,
  settingsGet,
  settingsPass,
  settingsRemoveLogo,
  settingsSetLogo,
  settingsSetTheme,
  settingsUpdate,
} from './settings.ts';
import {
  pagesCreate,
  pagesDelete,
  pagesGet,
  pagesList,
  pagesOpenGate,
  pagesUpdate,
  storeConfirmSubscription,
  storeContact,
  storeCoreDataCall,
  storeSubmitRemill,
  storeSubscribe,
  storeUnlock,
} from './store.ts';
import { sitemapGet } from './sitemap.ts';
import { studioProducts, studioSave } from './studio.ts';
import { storesChoose, storesCreate, storesSubdomain } from './stores.ts';
import {
  teamDecide,
  teamInvitation,
  teamInvite,
  teamJoin,
  teamList,
  teamMine,
  teamRemove,
  teamRequest,
  teamUpdate,
  teamWithdraw,
} from './team.ts';

/** Every call of the platform by name; the server registers exactly these and clients are typed by them. */
export const calls = {
  'store.coreData': storeCoreDataCall,
  'store.unlock': storeUnlock,
  'store.subscribe': storeSubscribe,
  'store.confirmSubscription': storeConfirmSubscription,
  'store.contact': storeContact,
  'store.submitRemill': storeSubmitRemill,
  'events.collect': eventsCollect,
  'events.log': eventsLog,
  'models.fetch': modelsFetch,
  'products.fetch': productsFetch,
  'products.list': productsList,
  'products.get': productsGet,
  'products.reviews': productsReviews,
  'products.suggest': productsSuggest,
  'collections.list': collectionsList,
  'blog.paginate': blogPaginate,
  'blog.get': blogGet,
  'sitemap.get': sitemapGet,
  'policies.get': policiesGet,
  'help.list': helpList,
  'help.group': helpGroup,
  'help.question': helpQuestion,
  'help.reason': helpReason,
  'basket.list': basketList,
  'basket.add': basketAdd,
  'basket.bulkAdd': basketBulkAdd,
  'basket.remove': basketRemove,
  'basket.update': basketUpdate,
  'basket.applyCoupon': basketApplyCoupon,
  'basket.removeCoupon': basketRemoveCoupon,
  'basket.recoverFavourites': basketRecoverFavourites,
  'basket.emailForLater': basketEmailForLater,
  'checkout.quote': checkoutQuote,
  'checkout.place': checkoutPlace,
  'checkout.toPay': checkoutToPay,
  'checkout.pay': checkoutPay,
  'checkout.confirm': checkoutConfirm,
  'payments.testCard': paymentsTestCard,
  'payments.testChallenge': paymentsTestChallenge,
  'artworks.upload': artworksUpload,
  'quotes.request': quotesRequest,
  'quotes.get': quotesGet,
  'studio.products': studioProducts,
  'studio.save': studioSave,
  'orders.get': ordersGet,
  'orders.invoice': ordersInvoice,
  'orders.options': ordersOptions,
  'orders.setAddress': ordersSetAddress,
  'orders.changeLines': ordersChangeLines,
  'orders.cancel': ordersCancel,
  'orders.sendLink': ordersSendLink,
  'orders.returns': ordersReturns,
  'orders.askReturn': ordersAskReturn,
  'orders.mine': ordersMine,
  'accounts.createCustomer': accountsCreateCustomer,
  'accounts.addresses': accountsAddresses,
  'accounts.login': accountsLogin,
  'accounts.logout': accountsLogout,
  'accounts.get': accountsGet,
  'accounts.verify': accountsVerify,
  'accounts.resendVerification': accountsResendVerification,
  'accounts.requestReset': accountsRequestReset,
  'accounts.resetPassword': accountsResetPassword,
  'accounts.changePassword': accountsChangePassword,
  'accounts.eula': accountsEula,
  'accounts.signEula': accountsSignEula,
  'accounts.updateProfile': accountsUpdateProfile,
  'accounts.recoveryLogin': accountsRecoveryLogin,
  'accounts.confirm': accountsConfirm,
  'accounts.security': accountsSecurity,
  'accounts.beginTwoFactor': accountsBeginTwoFactor,
  'accounts.confirmTwoFactor': accountsConfirmTwoFactor,
  'accounts.newRecoveryCodes': accountsNewRecoveryCodes,
  'accounts.disableTwoFactor': accountsDisableTwoFactor,
  'accounts.revokeSession': accountsRevokeSession,
  'accounts.revokeOtherSessions': accountsRevokeOtherSessions,
  'accounts.forgetDevice': accountsForgetDevice,
  'accounts.beginPasskey': accountsBeginPasskey,
  'accounts.addPasskey': accountsAddPasskey,
  'accounts.removePasskey': accountsRemovePasskey,
  'accounts.passkeyOptions': accountsPasskeyOptions,
  'accounts.passkeyLogin': accountsPasskeyLogin,
  'accounts.personalData': accountsPersonalData,
  'accounts.requestCopy': accountsRequestCopy,
  'accounts.downloadCopy': accountsDownloadCopy,
  'accounts.requestDeletion': accountsRequestDeletion,
  'accounts.cancelDeletion': accountsCancelDeletion,
  'accounts.captcha': accountsCaptcha,
  'accounts.textCode': accountsTextCode,
  'accounts.beginSms': accountsBeginSms,
  'accounts.confirmSms': accountsConfirmSms,
  'accounts.disableSms': accountsDisableSms,
  'pages.list': pagesList,
  'pages.get': pagesGet,
  'pages.openGate': pagesOpenGate,
  'pages.create': pagesCreate,
  'pages.update': pagesUpdate,
  'pages.delete': pagesDelete,
  'stores.subdomain': storesSubdomain,
  'stores.create': storesCreate,
  'stores.choose': storesChoose,
  'team.mine': teamMine,
  'team.list': teamList,
  'team.invite': teamInvite,
  'team.withdraw': teamWithdraw,
  'team.update': teamUpdate,
  'team.remove': teamRemove,
  'team.request': teamRequest,
  'team.decide': teamDecide,
  'team.invitation': teamInvitation,
  'team.join': teamJoin,
  'settings.get': settingsGet,
  'settings.update': settingsUpdate,
  'settings.appearance': settingsAppearance,
  'settings.setTheme': settingsSetTheme,
  'settings.setLogo': settingsSetLogo,
  'settings.removeLogo': settingsRemoveLogo,
  'settings.changePlan': settingsChangePlan,
  'settings.pass': settingsPass,
  'dashboard.overview': dashboardOverview,
  'dashboard.orders': dashboardOrders,
  'dashboard.order': dashboardOrder,
  'dashboard.products': dashboardProducts,
  'dashboard.product': dashboardProduct,
  'dashboard.updateProduct': dashboardUpdateProduct,
  'dashboard.addProductImage': dashboardAddProductImage,
  'dashboard.files': dashboardFiles,
  'dashboard.addFile': dashboardAddFile,
  'dashboard.imports': dashboardImports,
  'dashboard.createImport': dashboardCreateImport,
  'dashboard.import': dashboardImport,
  'dashboard.applyImport': dashboardApplyImport,
  'dashboard.cancelImport': dashboardCancelImport,
  'atlas.stores': atlasStores,
  'atlas.storeReviews': atlasStoreReviews,
  'atlas.reviewStore': atlasReviewStore,
  'atlas.orders': atlasOrders,
  'atlas.order': atlasOrder,
  'atlas.setStatus': atlasSetStatus,
  'atlas.bookReturn': atlasBookReturn,
  'atlas.design': atlasDesign,
  'atlas.roles': atlasRoles,
  'atlas.createRole': atlasCreateRole,
  'atlas.updateRole': atlasUpdateRole,
  'atlas.deleteRole': atlasDeleteRole,
  'atlas.users': atlasUsers,
  'atlas.inviteUser': atlasInviteUser,
  'atlas.user': atlasUser,
  'atlas.resendInvite': atlasResendInvite,
  'atlas.enableUser': atlasEnableUser,
  'atlas.disableUser': atlasDisableUser,
  'atlas.setUserRights': atlasSetUserRights,
  'atlas.muteUser': atlasMuteUser,
  'atlas.unmuteUser': atlasUnmuteUser,
  'atlas.userPersonal': atlasUserPersonal,
  'atlas.setUserPersonal': atlasSetUserPersonal,
  'atlas.setUserProfile': atlasSetUserProfile,
  'atlas.myProfile': atlasMyProfile,
  'atlas.setMyProfile': atlasSetMyProfile,
  'atlas.setMyPhoto': atlasSetMyPhoto,
  'atlas.removeMyPhoto': atlasRemoveMyPhoto,
  'atlas.requestPermissions': atlasRequestPermissions,
  'atlas.myPermissionRequests': atlasMyPermissionRequests,
  'atlas.permissionRequests': atlasPermissionRequests,
  'atlas.decidePermissionRequest': atlasDecidePermissionRequest,
} as const satisfies { [N in CallName]: Call<N> };

type Calls = typeof calls;
type Part<C, K extends string, Side extends 'in' | 'out'> =
  C extends Readonly<Record<K, infer S extends z.ZodType>>
    ? Side extends 'in'
      ? z.input<S>
      : z.output<S>
    : undefined;

/** Body that a client sends. */
export type CallBody<N extends CallName> = Part<Calls[N], 'body', 'in'>;
/** Query that a client sends. */
export type CallQuery<N extends CallName> = Part<Calls[N], 'query', 'in'>;
/** What a client is answered. */
export type CallResponse<N extends CallName> = z.output<Calls[N]['response']>;

/** What a handler on the server receives: everything parsed, defaults filled in. */
export interface CallInput<N extends CallName> {
  params: Part<Calls[N], 'params', 'out'>;
  query: Part<Calls[N], 'query', 'out'>;
  body: Part<Calls[N], 'body', 'out'>;
}
