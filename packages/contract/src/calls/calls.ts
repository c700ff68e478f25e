// Over 400 lines: one line for each call, written by `pnpm calls`.
import type { Call } from '../call.ts';
import type { CallName } from '../paths/index.ts';
import {
  checkoutNoteContact,
  basketRestore,
  dashboardAbandonedCheckouts,
  dashboardReminderSettings,
  dashboardUpdateReminderSettings,
} from './abandoned-checkouts.ts';
import {
  accountsVerify,
  accountsResendVerification,
  accountsRequestReset,
  accountsResetPassword,
  accountsEula,
  accountsSignEula,
  accountsChangePassword,
  accountsUpdateProfile,
  accountsSetPicture,
  accountsRemovePicture,
} from './account-life.ts';
import {
  accountsBeginPasskey,
  accountsAddPasskey,
  accountsRemovePasskey,
  accountsPasskeyOptions,
  accountsPasskeyLogin,
} from './account-passkeys.ts';
import {
  accountsCaptcha,
  accountsTextCode,
  accountsBeginSms,
  accountsConfirmSms,
  accountsDisableSms,
} from './account-proofs.ts';
import {
  accountsRecoveryLogin,
  accountsConfirm,
  accountsSecurity,
  accountsBeginTwoFactor,
  accountsConfirmTwoFactor,
  accountsNewRecoveryCodes,
  accountsDisableTwoFactor,
  accountsRevokeSession,
  accountsRevokeOtherSessions,
  accountsForgetDevice,
} from './account-safety.ts';
import { accountsGet, accountsLogin, accountsLogout, accountsCreateCustomer } from './accounts.ts';
import {
  accountsAddresses,
  accountsAddAddress,
  accountsUpdateAddress,
  accountsSetDefaultAddress,
  accountsRemoveAddress,
} from './addresses.ts';
import { dashboardAlertMails, dashboardUpdateAlertMails } from './alert-mails.ts';
import { artemisQuery } from './artemis.ts';
import { artworksUpload } from './artworks.ts';
import {
  atlasChatAvailability,
  atlasSetChatAvailability,
  atlasChats,
  atlasChat,
  atlasTakeChat,
  atlasReplyChat,
  atlasTransferChat,
  atlasEndChat,
} from './atlas-chats.ts';
import {
  atlasCustomers,
  atlasCustomer,
  atlasAddCustomerNote,
  atlasSetCustomerBespoke,
  atlasCreateCustomer,
  atlasUpdateCustomer,
  atlasMergeCustomers,
  atlasDeleteCustomer,
  atlasExportCustomers,
} from './atlas-customers.ts';
import {
  atlasCreateDraft,
  atlasPriceDraft,
  atlasUpdateOrder,
  atlasDeleteDraft,
  atlasSendPayLink,
  atlasStoreVariants,
  atlasStoreCustomers,
} from './atlas-drafts.ts';
import { atlasJobs, atlasJobFigures, atlasRetryJobs, atlasDiscardJobs } from './atlas-jobs.ts';
import { atlasExportOrders } from './atlas-order-list.ts';
import {
  atlasAddOrderNote,
  atlasSendOrderMail,
  atlasCancelOrder,
  atlasFulfilOrder,
  atlasCompleteOrder,
  atlasReadyOrder,
  atlasUpdateFulfilment,
  atlasCancelFulfilment,
} from './atlas-order-work.ts';
import {
  atlasChangeMyEmail,
  atlasKeepMyEmail,
  atlasConfirmMyEmail,
  atlasSetMyPhoto,
  atlasRemoveMyPhoto,
} from './atlas-own-profile.ts';
import {
  atlasRequestPermissions,
  atlasMyPermissionRequests,
  atlasPermissionRequests,
  atlasDecidePermissionRequest,
} from './atlas-permissions.ts';
import { atlasSeasonalBanner, atlasUpdateSeasonalBanner } from './atlas-seasonal-banner.ts';
import {
  atlasRoles,
  atlasCreateRole,
  atlasUpdateRole,
  atlasDeleteRole,
  atlasUsers,
  atlasUser,
  atlasInviteUser,
  atlasResendInvite,
  atlasEnableUser,
  atlasDisableUser,
  atlasSetUserRights,
  atlasMuteUser,
  atlasUnmuteUser,
  atlasUserPersonal,
  atlasSetUserPersonal,
  atlasSetUserProfile,
  atlasMyProfile,
  atlasSetMyProfile,
} from './atlas-staff.ts';
import {
  atlasStoreReviews,
  atlasReviewStore,
  atlasStoreProject,
  atlasUpdateStoreProject,
  atlasVisitStore,
} from './atlas-stores.ts';
import {
  atlasStores,
  atlasOrders,
  atlasOrder,
  atlasSetStatus,
  atlasRecordPayment,
  atlasRefundOrder,
  atlasReprintOrder,
  atlasAddParcel,
  atlasRemoveParcel,
  atlasBookReturn,
  atlasDesign,
} from './atlas.ts';
import {
  basketList,
  basketAdd,
  basketBulkAdd,
  basketRemove,
  basketUpdate,
  basketApplyCoupon,
  basketRemoveCoupon,
  basketSetGiftNote,
  basketRecoverFavourites,
  basketEmailForLater,
} from './basket.ts';
import { blogPaginate, blogGet } from './blog.ts';
import {
  dashboardBanners,
  dashboardUpdateBanners,
  dashboardBranding,
  dashboardUpdateBranding,
  dashboardSetBrandingPicture,
  dashboardRemoveBrandingPicture,
} from './branding.ts';
import { dashboardStartBulkEdit, dashboardBulkEdit, dashboardUndoBulkEdit } from './bulk-edits.ts';
import {
  dashboardCampaigns,
  dashboardCreateCampaign,
  dashboardCampaign,
  dashboardUpdateCampaign,
  dashboardDeleteCampaign,
  dashboardSendCampaign,
  dashboardTestCampaign,
  notificationsSeen,
} from './campaigns.ts';
import { dashboardCheckoutSettings, dashboardUpdateCheckoutSettings } from './checkout-settings.ts';
import {
  checkoutQuote,
  checkoutPlace,
  checkoutToPay,
  checkoutPay,
  checkoutConfirm,
  paymentsTestCard,
  paymentsTestChallenge,
} from './checkout.ts';
import {
  dashboardCollections,
  dashboardCollection,
  dashboardCreateCollection,
  dashboardUpdateCollection,
  dashboardSetCollectionImage,
  dashboardDeleteCollection,
  dashboardPreviewCollection,
} from './collections.ts';
import {
  dashboardCreators,
  dashboardCreator,
  dashboardCreateCreator,
  dashboardUpdateCreator,
  dashboardSetCreatorImage,
  dashboardDeleteCreator,
} from './creators.ts';
import {
  dashboardCustomerSegments,
  dashboardCreateCustomerSegment,
  dashboardUpdateCustomerSegment,
  dashboardDeleteCustomerSegment,
} from './customer-segments.ts';
import {
  dashboardCustomers,
  dashboardCustomer,
  dashboardCreateCustomer,
  dashboardUpdateCustomer,
  dashboardAddCustomerNote,
  dashboardMergeCustomers,
  dashboardDeleteCustomer,
  dashboardExportCustomers,
} from './customers.ts';
import {
  notificationsList,
  notificationsUnread,
  notificationsMarkAllRead,
  notificationsMarkRead,
  notificationsMarkDeleted,
  notificationsRestore,
} from './dashboard-notifications.ts';
import { dashboardSearch } from './dashboard-search.ts';
import {
  dashboardOverview,
  dashboardOrder,
  dashboardRecordPayment,
  dashboardRefundOrder,
  dashboardCancelOrder,
  dashboardAddOrderNote,
  dashboardFulfilOrder,
  dashboardUpdateFulfilment,
  dashboardCancelFulfilment,
  dashboardSendOrderMail,
  dashboardProducts,
  dashboardProduct,
  dashboardUpdateProduct,
  dashboardAddProductImage,
  dashboardAddProductFile,
  dashboardFiles,
  dashboardAddFile,
} from './dashboard.ts';
import {
  dashboardDeliveryZones,
  dashboardCreateDeliveryZone,
  dashboardUpdateDeliveryZone,
  dashboardDeleteDeliveryZone,
} from './delivery-zones.ts';
import {
  dashboardDiscounts,
  dashboardDiscount,
  dashboardCreateDiscount,
  dashboardUpdateDiscount,
  dashboardDeleteDiscount,
  dashboardAddDiscountCodes,
  dashboardDiscountCodes,
} from './discounts.ts';
import { eventsCollect, eventsLog } from './events.ts';
import { dashboardFigures, dashboardFigureTable, dashboardExportFigures } from './figures.ts';
import {
  giftCardsApply,
  giftCardsRemove,
  giftCardsBalance,
  dashboardGiftCards,
  dashboardIssueGiftCard,
  dashboardBlockGiftCard,
} from './gift-cards.ts';
import { helpList, helpGroup, helpQuestion, helpReason } from './help.ts';
import {
  dashboardImports,
  dashboardCreateImport,
  dashboardImport,
  dashboardApplyImport,
  dashboardCancelImport,
  dashboardImportSample,
  dashboardRejectedRows,
} from './imports.ts';
import { ordersInvoice } from './invoices.ts';
import {
  dashboardEditOrders,
  dashboardEditCustomers,
  dashboardEditDiscounts,
  dashboardEditPages,
  dashboardEditStock,
  dashboardListEdit,
  dashboardUndoListEdit,
} from './list-edits.ts';
import {
  liveChatToken,
  liveChatStatus,
  liveChatCurrent,
  liveChatStart,
  liveChatRead,
  liveChatSend,
  liveChatGroup,
  liveChatTransfer,
  liveChatEnd,
} from './live-chat.ts';
import { dashboardPolicies, dashboardPolicy, dashboardUpdatePolicy } from './managed-policies.ts';
import {
  dashboardPosts,
  dashboardPost,
  dashboardCreatePost,
  dashboardUpdatePost,
  dashboardSetPostImage,
  dashboardDeletePost,
} from './managed-posts.ts';
import { modelsFetch } from './models-fetch.ts';
import {
  atlasProducts,
  atlasDecideProduct,
  atlasProductApproval,
  atlasSetProductApproval,
  dashboardAskApproval,
} from './moderation.ts';
import { dashboardMenu, dashboardUpdateMenu, dashboardFooter, dashboardUpdateFooter } from './navigation.ts';
import {
  notificationsKey,
  notificationsSubscribe,
  notificationsFind,
  notificationsUnsubscribe,
} from './notifications.ts';
import {
  ordersOptions,
  ordersSetAddress,
  ordersChangeLines,
  ordersCancel,
  ordersSendLink,
} from './order-changes.ts';
import {
  dashboardCreateDraft,
  dashboardPriceDraft,
  dashboardUpdateOrder,
  dashboardDeleteDraft,
  dashboardSendPayLink,
  dashboardCompleteOrder,
  dashboardReadyOrder,
  dashboardQuote,
} from './order-editing.ts';
import {
  dashboardOrders,
  dashboardExportOrders,
  dashboardOrderViews,
  dashboardCreateOrderView,
  dashboardDeleteOrderView,
} from './order-list.ts';
import { ordersReturns, ordersAskReturn, ordersCancelReturn } from './order-returns.ts';
import { ordersGet, ordersMine, ordersHistory } from './orders.ts';
import {
  pagesDraft,
  pagesSaveDraft,
  pagesDiscardDraft,
  pagesPublish,
  pagesCancelSchedule,
  pagesVersions,
  pagesVersion,
  pagesRestoreVersion,
  pagesPresence,
} from './page-versions.ts';
import {
  dashboardPayments,
  dashboardAddPaymentAccount,
  dashboardUpdatePaymentAccount,
  dashboardRemovePaymentAccount,
  dashboardUpdatePaymentMethods,
  dashboardPayouts,
} from './payment-accounts.ts';
import {
  accountsPersonalData,
  accountsRequestCopy,
  accountsDownloadCopy,
  accountsRequestDeletion,
  accountsCancelDeletion,
} from './personal-data.ts';
import { dashboardPlugins, dashboardPlugin, dashboardUpdatePlugin, dashboardTestPlugin } from './plugins.ts';
import { policiesGet } from './policies.ts';
import {
  dashboardCreateProduct,
  dashboardDuplicateProduct,
  dashboardDeleteProduct,
} from './product-editing.ts';
import { dashboardExportProducts } from './product-export.ts';
import {
  productsList,
  productsGet,
  productsReviews,
  productsSuggest,
  productsFetch,
  productsFetchBase,
  collectionsList,
  productsTellWhenBack,
} from './products.ts';
import {
  quotesRequest,
  quotesGet,
  quotesAnswer,
  atlasQuote,
  atlasOfferQuote,
  atlasSendMockup,
} from './quotes.ts';
import { ordersReviews, ordersReview, dashboardReviews, dashboardModerateReview } from './reviews.ts';
import {
  settingsGet,
  settingsUpdate,
  settingsChangePlan,
  settingsPass,
  settingsAppearance,
  settingsSetTheme,
  settingsSetLogo,
  settingsRemoveLogo,
} from './settings.ts';
import {
  dashboardSearchRedirects,
  dashboardUpdateSearchRedirects,
  dashboardSynonyms,
  dashboardUpdateSynonyms,
  dashboardSearchTerms,
} from './shop-search.ts';
import {
  dashboardShopify,
  dashboardConnectShopify,
  dashboardUpdateShopify,
  dashboardCheckShopify,
  dashboardDisconnectShopify,
  dashboardShopifySends,
  dashboardSendToShopify,
  dashboardShopifySend,
} from './shopify.ts';
import { sitemapGet } from './sitemap.ts';
import {
  socialInstagramPosts,
  settingsInstagram,
  settingsConnectInstagram,
  settingsDisconnectInstagram,
} from './social.ts';
import {
  dashboardSplitTests,
  dashboardCreateSplitTest,
  dashboardUpdateSplitTest,
  dashboardDeleteSplitTest,
} from './split-tests.ts';
import {
  dashboardStock,
  dashboardAdjustStock,
  dashboardStockHistory,
  dashboardStockSettings,
  dashboardUpdateStockSettings,
} from './stock.ts';
import {
  dashboardCurrencies,
  dashboardAddCurrency,
  dashboardUpdateCurrency,
  dashboardRemoveCurrency,
} from './store-currencies.ts';
import {
  dashboardDomains,
  dashboardAddDomain,
  dashboardCheckDomain,
  dashboardUpdateDomain,
  dashboardRemoveDomain,
} from './store-domains.ts';
import {
  dashboardTaxes,
  dashboardAddTaxRegistration,
  dashboardUpdateTaxRegistration,
  dashboardRemoveTaxRegistration,
  dashboardUpdateTaxSettings,
} from './store-taxes.ts';
import {
  storeCoreDataCall,
  storeUnlock,
  storeSubscribe,
  storeConfirmSubscription,
  storeContact,
  storeSubmitRemill,
  pagesList,
  pagesGet,
  pagesOpenGate,
  pagesCreate,
  pagesUpdate,
  pagesDelete,
} from './store.ts';
import { storesSubdomain, storesCreate, storesChoose } from './stores.ts';
import { studioProducts, studioSave, studioDesign } from './studio.ts';
import { dashboardSubscribers, dashboardExportSubscribers } from './subscribers.ts';
import {
  teamMine,
  teamList,
  teamInvite,
  teamWithdraw,
  teamUpdate,
  teamRemove,
  teamRequest,
  teamDecide,
  teamInvitation,
  teamJoin,
} from './team.ts';
import {
  dashboardTheme,
  dashboardUpdateTheme,
  dashboardPublishTheme,
  dashboardDiscardTheme,
  dashboardExportTheme,
  dashboardImportTheme,
  dashboardThemeFonts,
  dashboardAddThemeFont,
  dashboardRemoveThemeFont,
  dashboardOwnThemes,
  dashboardCreateOwnTheme,
  dashboardRenameOwnTheme,
  dashboardDeleteOwnTheme,
} from './themes.ts';
import {
  dashboardWebhooks,
  dashboardCreateWebhook,
  dashboardUpdateWebhook,
  dashboardDeleteWebhook,
  dashboardRotateWebhookSecret,
  dashboardTestWebhook,
  dashboardWebhookDeliveries,
  dashboardRetryWebhookDelivery,
} from './webhooks.ts';

/** Types of every call, by reference: spelt out, they are longer than the compiler writes. */
type Calls = {
  readonly 'checkout.noteContact': typeof checkoutNoteContact;
  readonly 'basket.restore': typeof basketRestore;
  readonly 'dashboard.abandonedCheckouts': typeof dashboardAbandonedCheckouts;
  readonly 'dashboard.reminderSettings': typeof dashboardReminderSettings;
  readonly 'dashboard.updateReminderSettings': typeof dashboardUpdateReminderSettings;
  readonly 'accounts.verify': typeof accountsVerify;
  readonly 'accounts.resendVerification': typeof accountsResendVerification;
  readonly 'accounts.requestReset': typeof accountsRequestReset;
  readonly 'accounts.resetPassword': typeof accountsResetPassword;
  readonly 'accounts.eula': typeof accountsEula;
  readonly 'accounts.signEula': typeof accountsSignEula;
  readonly 'accounts.changePassword': typeof accountsChangePassword;
  readonly 'accounts.updateProfile': typeof accountsUpdateProfile;
  readonly 'accounts.setPicture': typeof accountsSetPicture;
  readonly 'accounts.removePicture': typeof accountsRemovePicture;
  readonly 'accounts.beginPasskey': typeof accountsBeginPasskey;
  readonly 'accounts.addPasskey': typeof accountsAddPasskey;
  readonly 'accounts.removePasskey': typeof accountsRemovePasskey;
  readonly 'accounts.passkeyOptions': typeof accountsPasskeyOptions;
  readonly 'accounts.passkeyLogin': typeof accountsPasskeyLogin;
  readonly 'accounts.captcha': typeof accountsCaptcha;
  readonly 'accounts.textCode': typeof accountsTextCode;
  readonly 'accounts.beginSms': typeof accountsBeginSms;
  readonly 'accounts.confirmSms': typeof accountsConfirmSms;
  readonly 'accounts.disableSms': typeof accountsDisableSms;
  readonly 'accounts.recoveryLogin': typeof accountsRecoveryLogin;
  readonly 'accounts.confirm': typeof accountsConfirm;
  readonly 'accounts.security': typeof accountsSecurity;
  readonly 'accounts.beginTwoFactor': typeof accountsBeginTwoFactor;
  readonly 'accounts.confirmTwoFactor': typeof accountsConfirmTwoFactor;
  readonly 'accounts.newRecoveryCodes': typeof accountsNewRecoveryCodes;
  readonly 'accounts.disableTwoFactor': typeof accountsDisableTwoFactor;
  readonly 'accounts.revokeSession': typeof accountsRevokeSession;
  readonly 'accounts.revokeOtherSessions': typeof accountsRevokeOtherSessions;
  readonly 'accounts.forgetDevice': typeof accountsForgetDevice;
  readonly 'accounts.get': typeof accountsGet;
  readonly 'accounts.login': typeof accountsLogin;
  readonly 'accounts.logout': typeof accountsLogout;
  readonly 'accounts.createCustomer': typeof accountsCreateCustomer;
  readonly 'accounts.addresses': typeof accountsAddresses;
  readonly 'accounts.addAddress': typeof accountsAddAddress;
  readonly 'accounts.updateAddress': typeof accountsUpdateAddress;
  readonly 'accounts.setDefaultAddress': typeof accountsSetDefaultAddress;
  readonly 'accounts.removeAddress': typeof accountsRemoveAddress;
  readonly 'dashboard.alertMails': typeof dashboardAlertMails;
  readonly 'dashboard.updateAlertMails': typeof dashboardUpdateAlertMails;
  readonly 'artemis.query': typeof artemisQuery;
  readonly 'artworks.upload': typeof artworksUpload;
  readonly 'atlas.chatAvailability': typeof atlasChatAvailability;
  readonly 'atlas.setChatAvailability': typeof atlasSetChatAvailability;
  readonly 'atlas.chats': typeof atlasChats;
  readonly 'atlas.chat': typeof atlasChat;
  readonly 'atlas.takeChat': typeof atlasTakeChat;
  readonly 'atlas.replyChat': typeof atlasReplyChat;
  readonly 'atlas.transferChat': typeof atlasTransferChat;
  readonly 'atlas.endChat': typeof atlasEndChat;
  readonly 'atlas.customers': typeof atlasCustomers;
  readonly 'atlas.customer': typeof atlasCustomer;
  readonly 'atlas.addCustomerNote': typeof atlasAddCustomerNote;
  readonly 'atlas.setCustomerBespoke': typeof atlasSetCustomerBespoke;
  readonly 'atlas.createCustomer': typeof atlasCreateCustomer;
  readonly 'atlas.updateCustomer': typeof atlasUpdateCustomer;
  readonly 'atlas.mergeCustomers': typeof atlasMergeCustomers;
  readonly 'atlas.deleteCustomer': typeof atlasDeleteCustomer;
  readonly 'atlas.exportCustomers': typeof atlasExportCustomers;
  readonly 'atlas.createDraft': typeof atlasCreateDraft;
  readonly 'atlas.priceDraft': typeof atlasPriceDraft;
  readonly 'atlas.updateOrder': typeof atlasUpdateOrder;
  readonly 'atlas.deleteDraft': typeof atlasDeleteDraft;
  readonly 'atlas.sendPayLink': typeof atlasSendPayLink;
  readonly 'atlas.storeVariants': typeof atlasStoreVariants;
  readonly 'atlas.storeCustomers': typeof atlasStoreCustomers;
  readonly 'atlas.jobs': typeof atlasJobs;
  readonly 'atlas.jobFigures': typeof atlasJobFigures;
  readonly 'atlas.retryJobs': typeof atlasRetryJobs;
  readonly 'atlas.discardJobs': typeof atlasDiscardJobs;
  readonly 'atlas.exportOrders': typeof atlasExportOrders;
  readonly 'atlas.addOrderNote': typeof atlasAddOrderNote;
  readonly 'atlas.sendOrderMail': typeof atlasSendOrderMail;
  readonly 'atlas.cancelOrder': typeof atlasCancelOrder;
  readonly 'atlas.fulfilOrder': typeof atlasFulfilOrder;
  readonly 'atlas.completeOrder': typeof atlasCompleteOrder;
  readonly 'atlas.readyOrder': typeof atlasReadyOrder;
  readonly 'atlas.updateFulfilment': typeof atlasUpdateFulfilment;
  readonly 'atlas.cancelFulfilment': typeof atlasCancelFulfilment;
  readonly 'atlas.changeMyEmail': typeof atlasChangeMyEmail;
  readonly 'atlas.keepMyEmail': typeof atlasKeepMyEmail;
  readonly 'atlas.confirmMyEmail': typeof atlasConfirmMyEmail;
  readonly 'atlas.setMyPhoto': typeof atlasSetMyPhoto;
  readonly 'atlas.removeMyPhoto': typeof atlasRemoveMyPhoto;
  readonly 'atlas.requestPermissions': typeof atlasRequestPermissions;
  readonly 'atlas.myPermissionRequests': typeof atlasMyPermissionRequests;
  readonly 'atlas.permissionRequests': typeof atlasPermissionRequests;
  readonly 'atlas.decidePermissionRequest': typeof atlasDecidePermissionRequest;
  readonly 'atlas.seasonalBanner': typeof atlasSeasonalBanner;
  readonly 'atlas.updateSeasonalBanner': typeof atlasUpdateSeasonalBanner;
  readonly 'atlas.roles': typeof atlasRoles;
  readonly 'atlas.createRole': typeof atlasCreateRole;
  readonly 'atlas.updateRole': typeof atlasUpdateRole;
  readonly 'atlas.deleteRole': typeof atlasDeleteRole;
  readonly 'atlas.users': typeof atlasUsers;
  readonly 'atlas.user': typeof atlasUser;
  readonly 'atlas.inviteUser': typeof atlasInviteUser;
  readonly 'atlas.resendInvite': typeof atlasResendInvite;
  readonly 'atlas.enableUser': typeof atlasEnableUser;
  readonly 'atlas.disableUser': typeof atlasDisableUser;
  readonly 'atlas.setUserRights': typeof atlasSetUserRights;
  readonly 'atlas.muteUser': typeof atlasMuteUser;
  readonly 'atlas.unmuteUser': typeof atlasUnmuteUser;
  readonly 'atlas.userPersonal': typeof atlasUserPersonal;
  readonly 'atlas.setUserPersonal': typeof atlasSetUserPersonal;
  readonly 'atlas.setUserProfile': typeof atlasSetUserProfile;
  readonly 'atlas.myProfile': typeof atlasMyProfile;
  readonly 'atlas.setMyProfile': typeof atlasSetMyProfile;
  readonly 'atlas.storeReviews': typeof atlasStoreReviews;
  readonly 'atlas.reviewStore': typeof atlasReviewStore;
  readonly 'atlas.storeProject': typeof atlasStoreProject;
  readonly 'atlas.updateStoreProject': typeof atlasUpdateStoreProject;
  readonly 'atlas.visitStore': typeof atlasVisitStore;
  readonly 'atlas.stores': typeof atlasStores;
  readonly 'atlas.orders': typeof atlasOrders;
  readonly 'atlas.order': typeof atlasOrder;
  readonly 'atlas.setStatus': typeof atlasSetStatus;
  readonly 'atlas.recordPayment': typeof atlasRecordPayment;
  readonly 'atlas.refundOrder': typeof atlasRefundOrder;
  readonly 'atlas.reprintOrder': typeof atlasReprintOrder;
  readonly 'atlas.addParcel': typeof atlasAddParcel;
  readonly 'atlas.removeParcel': typeof atlasRemoveParcel;
  readonly 'atlas.bookReturn': typeof atlasBookReturn;
  readonly 'atlas.design': typeof atlasDesign;
  readonly 'basket.list': typeof basketList;
  readonly 'basket.add': typeof basketAdd;
  readonly 'basket.bulkAdd': typeof basketBulkAdd;
  readonly 'basket.remove': typeof basketRemove;
  readonly 'basket.update': typeof basketUpdate;
  readonly 'basket.applyCoupon': typeof basketApplyCoupon;
  readonly 'basket.removeCoupon': typeof basketRemoveCoupon;
  readonly 'basket.setGiftNote': typeof basketSetGiftNote;
  readonly 'basket.recoverFavourites': typeof basketRecoverFavourites;
  readonly 'basket.emailForLater': typeof basketEmailForLater;
  readonly 'blog.paginate': typeof blogPaginate;
  readonly 'blog.get': typeof blogGet;
  readonly 'dashboard.banners': typeof dashboardBanners;
  readonly 'dashboard.updateBanners': typeof dashboardUpdateBanners;
  readonly 'dashboard.branding': typeof dashboardBranding;
  readonly 'dashboard.updateBranding': typeof dashboardUpdateBranding;
  readonly 'dashboard.setBrandingPicture': typeof dashboardSetBrandingPicture;
  readonly 'dashboard.removeBrandingPicture': typeof dashboardRemoveBrandingPicture;
  readonly 'dashboard.startBulkEdit': typeof dashboardStartBulkEdit;
  readonly 'dashboard.bulkEdit': typeof dashboardBulkEdit;
  readonly 'dashboard.undoBulkEdit': typeof dashboardUndoBulkEdit;
  readonly 'dashboard.campaigns': typeof dashboardCampaigns;
  readonly 'dashboard.createCampaign': typeof dashboardCreateCampaign;
  readonly 'dashboard.campaign': typeof dashboardCampaign;
  readonly 'dashboard.updateCampaign': typeof dashboardUpdateCampaign;
  readonly 'dashboard.deleteCampaign': typeof dashboardDeleteCampaign;
  readonly 'dashboard.sendCampaign': typeof dashboardSendCampaign;
  readonly 'dashboard.testCampaign': typeof dashboardTestCampaign;
  readonly 'notifications.seen': typeof notificationsSeen;
  readonly 'dashboard.checkoutSettings': typeof dashboardCheckoutSettings;
  readonly 'dashboard.updateCheckoutSettings': typeof dashboardUpdateCheckoutSettings;
  readonly 'checkout.quote': typeof checkoutQuote;
  readonly 'checkout.place': typeof checkoutPlace;
  readonly 'checkout.toPay': typeof checkoutToPay;
  readonly 'checkout.pay': typeof checkoutPay;
  readonly 'checkout.confirm': typeof checkoutConfirm;
  readonly 'payments.testCard': typeof paymentsTestCard;
  readonly 'payments.testChallenge': typeof paymentsTestChallenge;
  readonly 'dashboard.collections': typeof dashboardCollections;
  readonly 'dashboard.collection': typeof dashboardCollection;
  readonly 'dashboard.createCollection': typeof dashboardCreateCollection;
  readonly 'dashboard.updateCollection': typeof dashboardUpdateCollection;
  readonly 'dashboard.setCollectionImage': typeof dashboardSetCollectionImage;
  readonly 'dashboard.deleteCollection': typeof dashboardDeleteCollection;
  readonly 'dashboard.previewCollection': typeof dashboardPreviewCollection;
  readonly 'dashboard.creators': typeof dashboardCreators;
  readonly 'dashboard.creator': typeof dashboardCreator;
  readonly 'dashboard.createCreator': typeof dashboardCreateCreator;
  readonly 'dashboard.updateCreator': typeof dashboardUpdateCreator;
  readonly 'dashboard.setCreatorImage': typeof dashboardSetCreatorImage;
  readonly 'dashboard.deleteCreator': typeof dashboardDeleteCreator;
  readonly 'dashboard.customerSegments': typeof dashboardCustomerSegments;
  readonly 'dashboard.createCustomerSegment': typeof dashboardCreateCustomerSegment;
  readonly 'dashboard.updateCustomerSegment': typeof dashboardUpdateCustomerSegment;
  readonly 'dashboard.deleteCustomerSegment': typeof dashboardDeleteCustomerSegment;
  readonly 'dashboard.customers': typeof dashboardCustomers;
  readonly 'dashboard.customer': typeof dashboardCustomer;
  readonly 'dashboard.createCustomer': typeof dashboardCreateCustomer;
  readonly 'dashboard.updateCustomer': typeof dashboardUpdateCustomer;
  readonly 'dashboard.addCustomerNote': typeof dashboardAddCustomerNote;
  readonly 'dashboard.mergeCustomers': typeof dashboardMergeCustomers;
  readonly 'dashboard.deleteCustomer': typeof dashboardDeleteCustomer;
  readonly 'dashboard.exportCustomers': typeof dashboardExportCustomers;
  readonly 'notifications.list': typeof notificationsList;
  readonly 'notifications.unread': typeof notificationsUnread;
  readonly 'notifications.markAllRead': typeof notificationsMarkAllRead;
  readonly 'notifications.markRead': typeof notificationsMarkRead;
  readonly 'notifications.markDeleted': typeof notificationsMarkDeleted;
  readonly 'notifications.restore': typeof notificationsRestore;
  readonly 'dashboard.search': typeof dashboardSearch;
  readonly 'dashboard.overview': typeof dashboardOverview;
  readonly 'dashboard.order': typeof dashboardOrder;
  readonly 'dashboard.recordPayment': typeof dashboardRecordPayment;
  readonly 'dashboard.refundOrder': typeof dashboardRefundOrder;
  readonly 'dashboard.cancelOrder': typeof dashboardCancelOrder;
  readonly 'dashboard.addOrderNote': typeof dashboardAddOrderNote;
  readonly 'dashboard.fulfilOrder': typeof dashboardFulfilOrder;
  readonly 'dashboard.updateFulfilment': typeof dashboardUpdateFulfilment;
  readonly 'dashboard.cancelFulfilment': typeof dashboardCancelFulfilment;
  readonly 'dashboard.sendOrderMail': typeof dashboardSendOrderMail;
  readonly 'dashboard.products': typeof dashboardProducts;
  readonly 'dashboard.product': typeof dashboardProduct;
  readonly 'dashboard.updateProduct': typeof dashboardUpdateProduct;
  readonly 'dashboard.addProductImage': typeof dashboardAddProductImage;
  readonly 'dashboard.addProductFile': typeof dashboardAddProductFile;
  readonly 'dashboard.files': typeof dashboardFiles;
  readonly 'dashboard.addFile': typeof dashboardAddFile;
  readonly 'dashboard.deliveryZones': typeof dashboardDeliveryZones;
  readonly 'dashboard.createDeliveryZone': typeof dashboardCreateDeliveryZone;
  readonly 'dashboard.updateDeliveryZone': typeof dashboardUpdateDeliveryZone;
  readonly 'dashboard.deleteDeliveryZone': typeof dashboardDeleteDeliveryZone;
  readonly 'dashboard.discounts': typeof dashboardDiscounts;
  readonly 'dashboard.discount': typeof dashboardDiscount;
  readonly 'dashboard.createDiscount': typeof dashboardCreateDiscount;
  readonly 'dashboard.updateDiscount': typeof dashboardUpdateDiscount;
  readonly 'dashboard.deleteDiscount': typeof dashboardDeleteDiscount;
  readonly 'dashboard.addDiscountCodes': typeof dashboardAddDiscountCodes;
  readonly 'dashboard.discountCodes': typeof dashboardDiscountCodes;
  readonly 'events.collect': typeof eventsCollect;
  readonly 'events.log': typeof eventsLog;
  readonly 'dashboard.figures': typeof dashboardFigures;
  readonly 'dashboard.figureTable': typeof dashboardFigureTable;
  readonly 'dashboard.exportFigures': typeof dashboardExportFigures;
  readonly 'giftCards.apply': typeof giftCardsApply;
  readonly 'giftCards.remove': typeof giftCardsRemove;
  readonly 'giftCards.balance': typeof giftCardsBalance;
  readonly 'dashboard.giftCards': typeof dashboardGiftCards;
  readonly 'dashboard.issueGiftCard': typeof dashboardIssueGiftCard;
  readonly 'dashboard.blockGiftCard': typeof dashboardBlockGiftCard;
  readonly 'help.list': typeof helpList;
  readonly 'help.group': typeof helpGroup;
  readonly 'help.question': typeof helpQuestion;
  readonly 'help.reason': typeof helpReason;
  readonly 'dashboard.imports': typeof dashboardImports;
  readonly 'dashboard.createImport': typeof dashboardCreateImport;
  readonly 'dashboard.import': typeof dashboardImport;
  readonly 'dashboard.applyImport': typeof dashboardApplyImport;
  readonly 'dashboard.cancelImport': typeof dashboardCancelImport;
  readonly 'dashboard.importSample': typeof dashboardImportSample;
  readonly 'dashboard.rejectedRows': typeof dashboardRejectedRows;
  readonly 'orders.invoice': typeof ordersInvoice;
  readonly 'dashboard.editOrders': typeof dashboardEditOrders;
  readonly 'dashboard.editCustomers': typeof dashboardEditCustomers;
  readonly 'dashboard.editDiscounts': typeof dashboardEditDiscounts;
  readonly 'dashboard.editPages': typeof dashboardEditPages;
  readonly 'dashboard.editStock': typeof dashboardEditStock;
  readonly 'dashboard.listEdit': typeof dashboardListEdit;
  readonly 'dashboard.undoListEdit': typeof dashboardUndoListEdit;
  readonly 'liveChat.token': typeof liveChatToken;
  readonly 'liveChat.status': typeof liveChatStatus;
  readonly 'liveChat.current': typeof liveChatCurrent;
  readonly 'liveChat.start': typeof liveChatStart;
  readonly 'liveChat.read': typeof liveChatRead;
  readonly 'liveChat.send': typeof liveChatSend;
  readonly 'liveChat.group': typeof liveChatGroup;
  readonly 'liveChat.transfer': typeof liveChatTransfer;
  readonly 'liveChat.end': typeof liveChatEnd;
  readonly 'dashboard.policies': typeof dashboardPolicies;
  readonly 'dashboard.policy': typeof dashboardPolicy;
  readonly 'dashboard.updatePolicy': typeof dashboardUpdatePolicy;
  readonly 'dashboard.posts': typeof dashboardPosts;
  readonly 'dashboard.post': typeof dashboardPost;
  readonly 'dashboard.createPost': typeof dashboardCreatePost;
  readonly 'dashboard.updatePost': typeof dashboardUpdatePost;
  readonly 'dashboard.setPostImage': typeof dashboardSetPostImage;
  readonly 'dashboard.deletePost': typeof dashboardDeletePost;
  readonly 'models.fetch': typeof modelsFetch;
  readonly 'atlas.products': typeof atlasProducts;
  readonly 'atlas.decideProduct': typeof atlasDecideProduct;
  readonly 'atlas.productApproval': typeof atlasProductApproval;
  readonly 'atlas.setProductApproval': typeof atlasSetProductApproval;
  readonly 'dashboard.askApproval': typeof dashboardAskApproval;
  readonly 'dashboard.menu': typeof dashboardMenu;
  readonly 'dashboard.updateMenu': typeof dashboardUpdateMenu;
  readonly 'dashboard.footer': typeof dashboardFooter;
  readonly 'dashboard.updateFooter': typeof dashboardUpdateFooter;
  readonly 'notifications.key': typeof notificationsKey;
  readonly 'notifications.subscribe': typeof notificationsSubscribe;
  readonly 'notifications.find': typeof notificationsFind;
  readonly 'notifications.unsubscribe': typeof notificationsUnsubscribe;
  readonly 'orders.options': typeof ordersOptions;
  readonly 'orders.setAddress': typeof ordersSetAddress;
  readonly 'orders.changeLines': typeof ordersChangeLines;
  readonly 'orders.cancel': typeof ordersCancel;
  readonly 'orders.sendLink': typeof ordersSendLink;
  readonly 'dashboard.createDraft': typeof dashboardCreateDraft;
  readonly 'dashboard.priceDraft': typeof dashboardPriceDraft;
  readonly 'dashboard.updateOrder': typeof dashboardUpdateOrder;
  readonly 'dashboard.deleteDraft': typeof dashboardDeleteDraft;
  readonly 'dashboard.sendPayLink': typeof dashboardSendPayLink;
  readonly 'dashboard.completeOrder': typeof dashboardCompleteOrder;
  readonly 'dashboard.readyOrder': typeof dashboardReadyOrder;
  readonly 'dashboard.quote': typeof dashboardQuote;
  readonly 'dashboard.orders': typeof dashboardOrders;
  readonly 'dashboard.exportOrders': typeof dashboardExportOrders;
  readonly 'dashboard.orderViews': typeof dashboardOrderViews;
  readonly 'dashboard.createOrderView': typeof dashboardCreateOrderView;
  readonly 'dashboard.deleteOrderView': typeof dashboardDeleteOrderView;
  readonly 'orders.returns': typeof ordersReturns;
  readonly 'orders.askReturn': typeof ordersAskReturn;
  readonly 'orders.cancelReturn': typeof ordersCancelReturn;
  readonly 'orders.get': typeof ordersGet;
  readonly 'orders.mine': typeof ordersMine;
  readonly 'orders.history': typeof ordersHistory;
  readonly 'pages.draft': typeof pagesDraft;
  readonly 'pages.saveDraft': typeof pagesSaveDraft;
  readonly 'pages.discardDraft': typeof pagesDiscardDraft;
  readonly 'pages.publish': typeof pagesPublish;
  readonly 'pages.cancelSchedule': typeof pagesCancelSchedule;
  readonly 'pages.versions': typeof pagesVersions;
  readonly 'pages.version': typeof pagesVersion;
  readonly 'pages.restoreVersion': typeof pagesRestoreVersion;
  readonly 'pages.presence': typeof pagesPresence;
  readonly 'dashboard.payments': typeof dashboardPayments;
  readonly 'dashboard.addPaymentAccount': typeof dashboardAddPaymentAccount;
  readonly 'dashboard.updatePaymentAccount': typeof dashboardUpdatePaymentAccount;
  readonly 'dashboard.removePaymentAccount': typeof dashboardRemovePaymentAccount;
  readonly 'dashboard.updatePaymentMethods': typeof dashboardUpdatePaymentMethods;
  readonly 'dashboard.payouts': typeof dashboardPayouts;
  readonly 'accounts.personalData': typeof accountsPersonalData;
  readonly 'accounts.requestCopy': typeof accountsRequestCopy;
  readonly 'accounts.downloadCopy': typeof accountsDownloadCopy;
  readonly 'accounts.requestDeletion': typeof accountsRequestDeletion;
  readonly 'accounts.cancelDeletion': typeof accountsCancelDeletion;
  readonly 'dashboard.plugins': typeof dashboardPlugins;
  readonly 'dashboard.plugin': typeof dashboardPlugin;
  readonly 'dashboard.updatePlugin': typeof dashboardUpdatePlugin;
  readonly 'dashboard.testPlugin': typeof dashboardTestPlugin;
  readonly 'policies.get': typeof policiesGet;
  readonly 'dashboard.createProduct': typeof dashboardCreateProduct;
  readonly 'dashboard.duplicateProduct': typeof dashboardDuplicateProduct;
  readonly 'dashboard.deleteProduct': typeof dashboardDeleteProduct;
  readonly 'dashboard.exportProducts': typeof dashboardExportProducts;
  readonly 'products.list': typeof productsList;
  readonly 'products.get': typeof productsGet;
  readonly 'products.reviews': typeof productsReviews;
  readonly 'products.suggest': typeof productsSuggest;
  readonly 'products.fetch': typeof productsFetch;
  readonly 'products.fetchBase': typeof productsFetchBase;
  readonly 'collections.list': typeof collectionsList;
  readonly 'products.tellWhenBack': typeof productsTellWhenBack;
  readonly 'quotes.request': typeof quotesRequest;
  readonly 'quotes.get': typeof quotesGet;
  readonly 'quotes.answer': typeof quotesAnswer;
  readonly 'atlas.quote': typeof atlasQuote;
  readonly 'atlas.offerQuote': typeof atlasOfferQuote;
  readonly 'atlas.sendMockup': typeof atlasSendMockup;
  readonly 'orders.reviews': typeof ordersReviews;
  readonly 'orders.review': typeof ordersReview;
  readonly 'dashboard.reviews': typeof dashboardReviews;
  readonly 'dashboard.moderateReview': typeof dashboardModerateReview;
  readonly 'settings.get': typeof settingsGet;
  readonly 'settings.update': typeof settingsUpdate;
  readonly 'settings.changePlan': typeof settingsChangePlan;
  readonly 'settings.pass': typeof settingsPass;
  readonly 'settings.appearance': typeof settingsAppearance;
  readonly 'settings.setTheme': typeof settingsSetTheme;
  readonly 'settings.setLogo': typeof settingsSetLogo;
  readonly 'settings.removeLogo': typeof settingsRemoveLogo;
  readonly 'dashboard.searchRedirects': typeof dashboardSearchRedirects;
  readonly 'dashboard.updateSearchRedirects': typeof dashboardUpdateSearchRedirects;
  readonly 'dashboard.synonyms': typeof dashboardSynonyms;
  readonly 'dashboard.updateSynonyms': typeof dashboardUpdateSynonyms;
  readonly 'dashboard.searchTerms': typeof dashboardSearchTerms;
  readonly 'dashboard.shopify': typeof dashboardShopify;
  readonly 'dashboard.connectShopify': typeof dashboardConnectShopify;
  readonly 'dashboard.updateShopify': typeof dashboardUpdateShopify;
  readonly 'dashboard.checkShopify': typeof dashboardCheckShopify;
  readonly 'dashboard.disconnectShopify': typeof dashboardDisconnectShopify;
  readonly 'dashboard.shopifySends': typeof dashboardShopifySends;
  readonly 'dashboard.sendToShopify': typeof dashboardSendToShopify;
  readonly 'dashboard.shopifySend': typeof dashboardShopifySend;
  readonly 'sitemap.get': typeof sitemapGet;
  readonly 'social.instagramPosts': typeof socialInstagramPosts;
  readonly 'settings.instagram': typeof settingsInstagram;
  readonly 'settings.connectInstagram': typeof settingsConnectInstagram;
  readonly 'settings.disconnectInstagram': typeof settingsDisconnectInstagram;
  readonly 'dashboard.splitTests': typeof dashboardSplitTests;
  readonly 'dashboard.createSplitTest': typeof dashboardCreateSplitTest;
  readonly 'dashboard.updateSplitTest': typeof dashboardUpdateSplitTest;
  readonly 'dashboard.deleteSplitTest': typeof dashboardDeleteSplitTest;
  readonly 'dashboard.stock': typeof dashboardStock;
  readonly 'dashboard.adjustStock': typeof dashboardAdjustStock;
  readonly 'dashboard.stockHistory': typeof dashboardStockHistory;
  readonly 'dashboard.stockSettings': typeof dashboardStockSettings;
  readonly 'dashboard.updateStockSettings': typeof dashboardUpdateStockSettings;
  readonly 'dashboard.currencies': typeof dashboardCurrencies;
  readonly 'dashboard.addCurrency': typeof dashboardAddCurrency;
  readonly 'dashboard.updateCurrency': typeof dashboardUpdateCurrency;
  readonly 'dashboard.removeCurrency': typeof dashboardRemoveCurrency;
  readonly 'dashboard.domains': typeof dashboardDomains;
  readonly 'dashboard.addDomain': typeof dashboardAddDomain;
  readonly 'dashboard.checkDomain': typeof dashboardCheckDomain;
  readonly 'dashboard.updateDomain': typeof dashboardUpdateDomain;
  readonly 'dashboard.removeDomain': typeof dashboardRemoveDomain;
  readonly 'dashboard.taxes': typeof dashboardTaxes;
  readonly 'dashboard.addTaxRegistration': typeof dashboardAddTaxRegistration;
  readonly 'dashboard.updateTaxRegistration': typeof dashboardUpdateTaxRegistration;
  readonly 'dashboard.removeTaxRegistration': typeof dashboardRemoveTaxRegistration;
  readonly 'dashboard.updateTaxSettings': typeof dashboardUpdateTaxSettings;
  readonly 'store.coreData': typeof storeCoreDataCall;
  readonly 'store.unlock': typeof storeUnlock;
  readonly 'store.subscribe': typeof storeSubscribe;
  readonly 'store.confirmSubscription': typeof storeConfirmSubscription;
  readonly 'store.contact': typeof storeContact;
  readonly 'store.submitRemill': typeof storeSubmitRemill;
  readonly 'pages.list': typeof pagesList;
  readonly 'pages.get': typeof pagesGet;
  readonly 'pages.openGate': typeof pagesOpenGate;
  readonly 'pages.create': typeof pagesCreate;
  readonly 'pages.update': typeof pagesUpdate;
  readonly 'pages.delete': typeof pagesDelete;
  readonly 'stores.subdomain': typeof storesSubdomain;
  readonly 'stores.create': typeof storesCreate;
  readonly 'stores.choose': typeof storesChoose;
  readonly 'studio.products': typeof studioProducts;
  readonly 'studio.save': typeof studioSave;
  readonly 'studio.design': typeof studioDesign;
  readonly 'dashboard.subscribers': typeof dashboardSubscribers;
  readonly 'dashboard.exportSubscribers': typeof dashboardExportSubscribers;
  readonly 'team.mine': typeof teamMine;
  readonly 'team.list': typeof teamList;
  readonly 'team.invite': typeof teamInvite;
  readonly 'team.withdraw': typeof teamWithdraw;
  readonly 'team.update': typeof teamUpdate;
  readonly 'team.remove': typeof teamRemove;
  readonly 'team.request': typeof teamRequest;
  readonly 'team.decide': typeof teamDecide;
  readonly 'team.invitation': typeof teamInvitation;
  readonly 'team.join': typeof teamJoin;
  readonly 'dashboard.theme': typeof dashboardTheme;
  readonly 'dashboard.updateTheme': typeof dashboardUpdateTheme;
  readonly 'dashboard.publishTheme': typeof dashboardPublishTheme;
  readonly 'dashboard.discardTheme': typeof dashboardDiscardTheme;
  readonly 'dashboard.exportTheme': typeof dashboardExportTheme;
  readonly 'dashboard.importTheme': typeof dashboardImportTheme;
  readonly 'dashboard.themeFonts': typeof dashboardThemeFonts;
  readonly 'dashboard.addThemeFont': typeof dashboardAddThemeFont;
  readonly 'dashboard.removeThemeFont': typeof dashboardRemoveThemeFont;
  readonly 'dashboard.ownThemes': typeof dashboardOwnThemes;
  readonly 'dashboard.createOwnTheme': typeof dashboardCreateOwnTheme;
  readonly 'dashboard.renameOwnTheme': typeof dashboardRenameOwnTheme;
  readonly 'dashboard.deleteOwnTheme': typeof dashboardDeleteOwnTheme;
  readonly 'dashboard.webhooks': typeof dashboardWebhooks;
  readonly 'dashboard.createWebhook': typeof dashboardCreateWebhook;
  readonly 'dashboard.updateWebhook': typeof dashboardUpdateWebhook;
  readonly 'dashboard.deleteWebhook': typeof dashboardDeleteWebhook;
  readonly 'dashboard.rotateWebhookSecret': typeof dashboardRotateWebhookSecret;
  readonly 'dashboard.testWebhook': typeof dashboardTestWebhook;
  readonly 'dashboard.webhookDeliveries': typeof dashboardWebhookDeliveries;
  readonly 'dashboard.retryWebhookDelivery': typeof dashboardRetryWebhookDelivery;
};

/** Every call of the platform by name (platform.md §7, storefront.md §7). */
export const calls: Calls = {
  'checkout.noteContact': checkoutNoteContact,
  'basket.restore': basketRestore,
  'dashboard.abandonedCheckouts': dashboardAbandonedCheckouts,
  'dashboard.reminderSettings': dashboardReminderSettings,
  'dashboard.updateReminderSettings': dashboardUpdateReminderSettings,
  'accounts.verify': accountsVerify,
  'accounts.resendVerification': accountsResendVerification,
  'accounts.requestReset': accountsRequestReset,
  'accounts.resetPassword': accountsResetPassword,
  'accounts.eula': accountsEula,
  'accounts.signEula': accountsSignEula,
  'accounts.changePassword': accountsChangePassword,
  'accounts.updateProfile': accountsUpdateProfile,
  'accounts.setPicture': accountsSetPicture,
  'accounts.removePicture': accountsRemovePicture,
  'accounts.beginPasskey': accountsBeginPasskey,
  'accounts.addPasskey': accountsAddPasskey,
  'accounts.removePasskey': accountsRemovePasskey,
  'accounts.passkeyOptions': accountsPasskeyOptions,
  'accounts.passkeyLogin': accountsPasskeyLogin,
  'accounts.captcha': accountsCaptcha,
  'accounts.textCode': accountsTextCode,
  'accounts.beginSms': accountsBeginSms,
  'accounts.confirmSms': accountsConfirmSms,
  'accounts.disableSms': accountsDisableSms,
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
  'accounts.get': accountsGet,
  'accounts.login': accountsLogin,
  'accounts.logout': accountsLogout,
  'accounts.createCustomer': accountsCreateCustomer,
  'accounts.addresses': accountsAddresses,
  'accounts.addAddress': accountsAddAddress,
  'accounts.updateAddress': accountsUpdateAddress,
  'accounts.setDefaultAddress': accountsSetDefaultAddress,
  'accounts.removeAddress': accountsRemoveAddress,
  'dashboard.alertMails': dashboardAlertMails,
  'dashboard.updateAlertMails': dashboardUpdateAlertMails,
  'artemis.query': artemisQuery,
  'artworks.upload': artworksUpload,
  'atlas.chatAvailability': atlasChatAvailability,
  'atlas.setChatAvailability': atlasSetChatAvailability,
  'atlas.chats': atlasChats,
  'atlas.chat': atlasChat,
  'atlas.takeChat': atlasTakeChat,
  'atlas.replyChat': atlasReplyChat,
  'atlas.transferChat': atlasTransferChat,
  'atlas.endChat': atlasEndChat,
  'atlas.customers': atlasCustomers,
  'atlas.customer': atlasCustomer,
  'atlas.addCustomerNote': atlasAddCustomerNote,
  'atlas.setCustomerBespoke': atlasSetCustomerBespoke,
  'atlas.createCustomer': atlasCreateCustomer,
  'atlas.updateCustomer': atlasUpdateCustomer,
  'atlas.mergeCustomers': atlasMergeCustomers,
  'atlas.deleteCustomer': atlasDeleteCustomer,
  'atlas.exportCustomers': atlasExportCustomers,
  'atlas.createDraft': atlasCreateDraft,
  'atlas.priceDraft': atlasPriceDraft,
  'atlas.updateOrder': atlasUpdateOrder,
  'atlas.deleteDraft': atlasDeleteDraft,
  'atlas.sendPayLink': atlasSendPayLink,
  'atlas.storeVariants': atlasStoreVariants,
  'atlas.storeCustomers': atlasStoreCustomers,
  'atlas.jobs': atlasJobs,
  'atlas.jobFigures': atlasJobFigures,
  'atlas.retryJobs': atlasRetryJobs,
  'atlas.discardJobs': atlasDiscardJobs,
  'atlas.exportOrders': atlasExportOrders,
  'atlas.addOrderNote': atlasAddOrderNote,
  'atlas.sendOrderMail': atlasSendOrderMail,
  'atlas.cancelOrder': atlasCancelOrder,
  'atlas.fulfilOrder': atlasFulfilOrder,
  'atlas.completeOrder': atlasCompleteOrder,
  'atlas.readyOrder': atlasReadyOrder,
  'atlas.updateFulfilment': atlasUpdateFulfilment,
  'atlas.cancelFulfilment': atlasCancelFulfilment,
  'atlas.changeMyEmail': atlasChangeMyEmail,
  'atlas.keepMyEmail': atlasKeepMyEmail,
  'atlas.confirmMyEmail': atlasConfirmMyEmail,
  'atlas.setMyPhoto': atlasSetMyPhoto,
  'atlas.removeMyPhoto': atlasRemoveMyPhoto,
  'atlas.requestPermissions': atlasRequestPermissions,
  'atlas.myPermissionRequests': atlasMyPermissionRequests,
  'atlas.permissionRequests': atlasPermissionRequests,
  'atlas.decidePermissionRequest': atlasDecidePermissionRequest,
  'atlas.seasonalBanner': atlasSeasonalBanner,
  'atlas.updateSeasonalBanner': atlasUpdateSeasonalBanner,
  'atlas.roles': atlasRoles,
  'atlas.createRole': atlasCreateRole,
  'atlas.updateRole': atlasUpdateRole,
  'atlas.deleteRole': atlasDeleteRole,
  'atlas.users': atlasUsers,
  'atlas.user': atlasUser,
  'atlas.inviteUser': atlasInviteUser,
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
  'atlas.storeReviews': atlasStoreReviews,
  'atlas.reviewStore': atlasReviewStore,
  'atlas.storeProject': atlasStoreProject,
  'atlas.updateStoreProject': atlasUpdateStoreProject,
  'atlas.visitStore': atlasVisitStore,
  'atlas.stores': atlasStores,
  'atlas.orders': atlasOrders,
  'atlas.order': atlasOrder,
  'atlas.setStatus': atlasSetStatus,
  'atlas.recordPayment': atlasRecordPayment,
  'atlas.refundOrder': atlasRefundOrder,
  'atlas.reprintOrder': atlasReprintOrder,
  'atlas.addParcel': atlasAddParcel,
  'atlas.removeParcel': atlasRemoveParcel,
  'atlas.bookReturn': atlasBookReturn,
  'atlas.design': atlasDesign,
  'basket.list': basketList,
  'basket.add': basketAdd,
  'basket.bulkAdd': basketBulkAdd,
  'basket.remove': basketRemove,
  'basket.update': basketUpdate,
  'basket.applyCoupon': basketApplyCoupon,
  'basket.removeCoupon': basketRemoveCoupon,
  'basket.setGiftNote': basketSetGiftNote,
  'basket.recoverFavourites': basketRecoverFavourites,
  'basket.emailForLater': basketEmailForLater,
  'blog.paginate': blogPaginate,
  'blog.get': blogGet,
  'dashboard.banners': dashboardBanners,
  'dashboard.updateBanners': dashboardUpdateBanners,
  'dashboard.branding': dashboardBranding,
  'dashboard.updateBranding': dashboardUpdateBranding,
  'dashboard.setBrandingPicture': dashboardSetBrandingPicture,
  'dashboard.removeBrandingPicture': dashboardRemoveBrandingPicture,
  'dashboard.startBulkEdit': dashboardStartBulkEdit,
  'dashboard.bulkEdit': dashboardBulkEdit,
  'dashboard.undoBulkEdit': dashboardUndoBulkEdit,
  'dashboard.campaigns': dashboardCampaigns,
  'dashboard.createCampaign': dashboardCreateCampaign,
  'dashboard.campaign': dashboardCampaign,
  'dashboard.updateCampaign': dashboardUpdateCampaign,
  'dashboard.deleteCampaign': dashboardDeleteCampaign,
  'dashboard.sendCampaign': dashboardSendCampaign,
  'dashboard.testCampaign': dashboardTestCampaign,
  'notifications.seen': notificationsSeen,
  'dashboard.checkoutSettings': dashboardCheckoutSettings,
  'dashboard.updateCheckoutSettings': dashboardUpdateCheckoutSettings,
  'checkout.quote': checkoutQuote,
  'checkout.place': checkoutPlace,
  'checkout.toPay': checkoutToPay,
  'checkout.pay': checkoutPay,
  'checkout.confirm': checkoutConfirm,
  'payments.testCard': paymentsTestCard,
  'payments.testChallenge': paymentsTestChallenge,
  'dashboard.collections': dashboardCollections,
  'dashboard.collection': dashboardCollection,
  'dashboard.createCollection': dashboardCreateCollection,
  'dashboard.updateCollection': dashboardUpdateCollection,
  'dashboard.setCollectionImage': dashboardSetCollectionImage,
  'dashboard.deleteCollection': dashboardDeleteCollection,
  'dashboard.previewCollection': dashboardPreviewCollection,
  'dashboard.creators': dashboardCreators,
  'dashboard.creator': dashboardCreator,
  'dashboard.createCreator': dashboardCreateCreator,
  'dashboard.updateCreator': dashboardUpdateCreator,
  'dashboard.setCreatorImage': dashboardSetCreatorImage,
  'dashboard.deleteCreator': dashboardDeleteCreator,
  'dashboard.customerSegments': dashboardCustomerSegments,
  'dashboard.createCustomerSegment': dashboardCreateCustomerSegment,
  'dashboard.updateCustomerSegment': dashboardUpdateCustomerSegment,
  'dashboard.deleteCustomerSegment': dashboardDeleteCustomerSegment,
  'dashboard.customers': dashboardCustomers,
  'dashboard.customer': dashboardCustomer,
  'dashboard.createCustomer': dashboardCreateCustomer,
  'dashboard.updateCustomer': dashboardUpdateCustomer,
  'dashboard.addCustomerNote': dashboardAddCustomerNote,
  'dashboard.mergeCustomers': dashboardMergeCustomers,
  'dashboard.deleteCustomer': dashboardDeleteCustomer,
  'dashboard.exportCustomers': dashboardExportCustomers,
  'notifications.list': notificationsList,
  'notifications.unread': notificationsUnread,
  'notifications.markAllRead': notificationsMarkAllRead,
  'notifications.markRead': notificationsMarkRead,
  'notifications.markDeleted': notificationsMarkDeleted,
  'notifications.restore': notificationsRestore,
  'dashboard.search': dashboardSearch,
  'dashboard.overview': dashboardOverview,
  'dashboard.order': dashboardOrder,
  'dashboard.recordPayment': dashboardRecordPayment,
  'dashboard.refundOrder': dashboardRefundOrder,
  'dashboard.cancelOrder': dashboardCancelOrder,
  'dashboard.addOrderNote': dashboardAddOrderNote,
  'dashboard.fulfilOrder': dashboardFulfilOrder,
  'dashboard.updateFulfilment': dashboardUpdateFulfilment,
  'dashboard.cancelFulfilment': dashboardCancelFulfilment,
  'dashboard.sendOrderMail': dashboardSendOrderMail,
  'dashboard.products': dashboardProducts,
  'dashboard.product': dashboardProduct,
  'dashboard.updateProduct': dashboardUpdateProduct,
  'dashboard.addProductImage': dashboardAddProductImage,
  'dashboard.addProductFile': dashboardAddProductFile,
  'dashboard.files': dashboardFiles,
  'dashboard.addFile': dashboardAddFile,
  'dashboard.deliveryZones': dashboardDeliveryZones,
  'dashboard.createDeliveryZone': dashboardCreateDeliveryZone,
  'dashboard.updateDeliveryZone': dashboardUpdateDeliveryZone,
  'dashboard.deleteDeliveryZone': dashboardDeleteDeliveryZone,
  'dashboard.discounts': dashboardDiscounts,
  'dashboard.discount': dashboardDiscount,
  'dashboard.createDiscount': dashboardCreateDiscount,
  'dashboard.updateDiscount': dashboardUpdateDiscount,
  'dashboard.deleteDiscount': dashboardDeleteDiscount,
  'dashboard.addDiscountCodes': dashboardAddDiscountCodes,
  'dashboard.discountCodes': dashboardDiscountCodes,
  'events.collect': eventsCollect,
  'events.log': eventsLog,
  'dashboard.figures': dashboardFigures,
  'dashboard.figureTable': dashboardFigureTable,
  'dashboard.exportFigures': dashboardExportFigures,
  'giftCards.apply': giftCardsApply,
  'giftCards.remove': giftCardsRemove,
  'giftCards.balance': giftCardsBalance,
  'dashboard.giftCards': dashboardGiftCards,
  'dashboard.issueGiftCard': dashboardIssueGiftCard,
  'dashboard.blockGiftCard': dashboardBlockGiftCard,
  'help.list': helpList,
  'help.group': helpGroup,
  'help.question': helpQuestion,
  'help.reason': helpReason,
  'dashboard.imports': dashboardImports,
  'dashboard.createImport': dashboardCreateImport,
  'dashboard.import': dashboardImport,
  'dashboard.applyImport': dashboardApplyImport,
  'dashboard.cancelImport': dashboardCancelImport,
  'dashboard.importSample': dashboardImportSample,
  'dashboard.rejectedRows': dashboardRejectedRows,
  'orders.invoice': ordersInvoice,
  'dashboard.editOrders': dashboardEditOrders,
  'dashboard.editCustomers': dashboardEditCustomers,
  'dashboard.editDiscounts': dashboardEditDiscounts,
  'dashboard.editPages': dashboardEditPages,
  'dashboard.editStock': dashboardEditStock,
  'dashboard.listEdit': dashboardListEdit,
  'dashboard.undoListEdit': dashboardUndoListEdit,
  'liveChat.token': liveChatToken,
  'liveChat.status': liveChatStatus,
  'liveChat.current': liveChatCurrent,
  'liveChat.start': liveChatStart,
  'liveChat.read': liveChatRead,
  'liveChat.send': liveChatSend,
  'liveChat.group': liveChatGroup,
  'liveChat.transfer': liveChatTransfer,
  'liveChat.end': liveChatEnd,
  'dashboard.policies': dashboardPolicies,
  'dashboard.policy': dashboardPolicy,
  'dashboard.updatePolicy': dashboardUpdatePolicy,
  'dashboard.posts': dashboardPosts,
  'dashboard.post': dashboardPost,
  'dashboard.createPost': dashboardCreatePost,
  'dashboard.updatePost': dashboardUpdatePost,
  'dashboard.setPostImage': dashboardSetPostImage,
  'dashboard.deletePost': dashboardDeletePost,
  'models.fetch': modelsFetch,
  'atlas.products': atlasProducts,
  'atlas.decideProduct': atlasDecideProduct,
  'atlas.productApproval': atlasProductApproval,
  'atlas.setProductApproval': atlasSetProductApproval,
  'dashboard.askApproval': dashboardAskApproval,
  'dashboard.menu': dashboardMenu,
  'dashboard.updateMenu': dashboardUpdateMenu,
  'dashboard.footer': dashboardFooter,
  'dashboard.updateFooter': dashboardUpdateFooter,
  'notifications.key': notificationsKey,
  'notifications.subscribe': notificationsSubscribe,
  'notifications.find': notificationsFind,
  'notifications.unsubscribe': notificationsUnsubscribe,
  'orders.options': ordersOptions,
  'orders.setAddress': ordersSetAddress,
  'orders.changeLines': ordersChangeLines,
  'orders.cancel': ordersCancel,
  'orders.sendLink': ordersSendLink,
  'dashboard.createDraft': dashboardCreateDraft,
  'dashboard.priceDraft': dashboardPriceDraft,
  'dashboard.updateOrder': dashboardUpdateOrder,
  'dashboard.deleteDraft': dashboardDeleteDraft,
  'dashboard.sendPayLink': dashboardSendPayLink,
  'dashboard.completeOrder': dashboardCompleteOrder,
  'dashboard.readyOrder': dashboardReadyOrder,
  'dashboard.quote': dashboardQuote,
  'dashboard.orders': dashboardOrders,
  'dashboard.exportOrders': dashboardExportOrders,
  'dashboard.orderViews': dashboardOrderViews,
  'dashboard.createOrderView': dashboardCreateOrderView,
  'dashboard.deleteOrderView': dashboardDeleteOrderView,
  'orders.returns': ordersReturns,
  'orders.askReturn': ordersAskReturn,
  'orders.cancelReturn': ordersCancelReturn,
  'orders.get': ordersGet,
  'orders.mine': ordersMine,
  'orders.history': ordersHistory,
  'pages.draft': pagesDraft,
  'pages.saveDraft': pagesSaveDraft,
  'pages.discardDraft': pagesDiscardDraft,
  'pages.publish': pagesPublish,
  'pages.cancelSchedule': pagesCancelSchedule,
  'pages.versions': pagesVersions,
  'pages.version': pagesVersion,
  'pages.restoreVersion': pagesRestoreVersion,
  'pages.presence': pagesPresence,
  'dashboard.payments': dashboardPayments,
  'dashboard.addPaymentAccount': dashboardAddPaymentAccount,
  'dashboard.updatePaymentAccount': dashboardUpdatePaymentAccount,
  'dashboard.removePaymentAccount': dashboardRemovePaymentAccount,
  'dashboard.updatePaymentMethods': dashboardUpdatePaymentMethods,
  'dashboard.payouts': dashboardPayouts,
  'accounts.personalData': accountsPersonalData,
  'accounts.requestCopy': accountsRequestCopy,
  'accounts.downloadCopy': accountsDownloadCopy,
  'accounts.requestDeletion': accountsRequestDeletion,
  'accounts.cancelDeletion': accountsCancelDeletion,
  'dashboard.plugins': dashboardPlugins,
  'dashboard.plugin': dashboardPlugin,
  'dashboard.updatePlugin': dashboardUpdatePlugin,
  'dashboard.testPlugin': dashboardTestPlugin,
  'policies.get': policiesGet,
  'dashboard.createProduct': dashboardCreateProduct,
  'dashboard.duplicateProduct': dashboardDuplicateProduct,
  'dashboard.deleteProduct': dashboardDeleteProduct,
  'dashboard.exportProducts': dashboardExportProducts,
  'products.list': productsList,
  'products.get': productsGet,
  'products.reviews': productsReviews,
  'products.suggest': productsSuggest,
  'products.fetch': productsFetch,
  'products.fetchBase': productsFetchBase,
  'collections.list': collectionsList,
  'products.tellWhenBack': productsTellWhenBack,
  'quotes.request': quotesRequest,
  'quotes.get': quotesGet,
  'quotes.answer': quotesAnswer,
  'atlas.quote': atlasQuote,
  'atlas.offerQuote': atlasOfferQuote,
  'atlas.sendMockup': atlasSendMockup,
  'orders.reviews': ordersReviews,
  'orders.review': ordersReview,
  'dashboard.reviews': dashboardReviews,
  'dashboard.moderateReview': dashboardModerateReview,
  'settings.get': settingsGet,
  'settings.update': settingsUpdate,
  'settings.changePlan': settingsChangePlan,
  'settings.pass': settingsPass,
  'settings.appearance': settingsAppearance,
  'settings.setTheme': settingsSetTheme,
  'settings.setLogo': settingsSetLogo,
  'settings.removeLogo': settingsRemoveLogo,
  'dashboard.searchRedirects': dashboardSearchRedirects,
  'dashboard.updateSearchRedirects': dashboardUpdateSearchRedirects,
  'dashboard.synonyms': dashboardSynonyms,
  'dashboard.updateSynonyms': dashboardUpdateSynonyms,
  'dashboard.searchTerms': dashboardSearchTerms,
  'dashboard.shopify': dashboardShopify,
  'dashboard.connectShopify': dashboardConnectShopify,
  'dashboard.updateShopify': dashboardUpdateShopify,
  'dashboard.checkShopify': dashboardCheckShopify,
  'dashboard.disconnectShopify': dashboardDisconnectShopify,
  'dashboard.shopifySends': dashboardShopifySends,
  'dashboard.sendToShopify': dashboardSendToShopify,
  'dashboard.shopifySend': dashboardShopifySend,
  'sitemap.get': sitemapGet,
  'social.instagramPosts': socialInstagramPosts,
  'settings.instagram': settingsInstagram,
  'settings.connectInstagram': settingsConnectInstagram,
  'settings.disconnectInstagram': settingsDisconnectInstagram,
  'dashboard.splitTests': dashboardSplitTests,
  'dashboard.createSplitTest': dashboardCreateSplitTest,
  'dashboard.updateSplitTest': dashboardUpdateSplitTest,
  'dashboard.deleteSplitTest': dashboardDeleteSplitTest,
  'dashboard.stock': dashboardStock,
  'dashboard.adjustStock': dashboardAdjustStock,
  'dashboard.stockHistory': dashboardStockHistory,
  'dashboard.stockSettings': dashboardStockSettings,
  'dashboard.updateStockSettings': dashboardUpdateStockSettings,
  'dashboard.currencies': dashboardCurrencies,
  'dashboard.addCurrency': dashboardAddCurrency,
  'dashboard.updateCurrency': dashboardUpdateCurrency,
  'dashboard.removeCurrency': dashboardRemoveCurrency,
  'dashboard.domains': dashboardDomains,
  'dashboard.addDomain': dashboardAddDomain,
  'dashboard.checkDomain': dashboardCheckDomain,
  'dashboard.updateDomain': dashboardUpdateDomain,
  'dashboard.removeDomain': dashboardRemoveDomain,
  'dashboard.taxes': dashboardTaxes,
  'dashboard.addTaxRegistration': dashboardAddTaxRegistration,
  'dashboard.updateTaxRegistration': dashboardUpdateTaxRegistration,
  'dashboard.removeTaxRegistration': dashboardRemoveTaxRegistration,
  'dashboard.updateTaxSettings': dashboardUpdateTaxSettings,
  'store.coreData': storeCoreDataCall,
  'store.unlock': storeUnlock,
  'store.subscribe': storeSubscribe,
  'store.confirmSubscription': storeConfirmSubscription,
  'store.contact': storeContact,
  'store.submitRemill': storeSubmitRemill,
  'pages.list': pagesList,
  'pages.get': pagesGet,
  'pages.openGate': pagesOpenGate,
  'pages.create': pagesCreate,
  'pages.update': pagesUpdate,
  'pages.delete': pagesDelete,
  'stores.subdomain': storesSubdomain,
  'stores.create': storesCreate,
  'stores.choose': storesChoose,
  'studio.products': studioProducts,
  'studio.save': studioSave,
  'studio.design': studioDesign,
  'dashboard.subscribers': dashboardSubscribers,
  'dashboard.exportSubscribers': dashboardExportSubscribers,
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
  'dashboard.theme': dashboardTheme,
  'dashboard.updateTheme': dashboardUpdateTheme,
  'dashboard.publishTheme': dashboardPublishTheme,
  'dashboard.discardTheme': dashboardDiscardTheme,
  'dashboard.exportTheme': dashboardExportTheme,
  'dashboard.importTheme': dashboardImportTheme,
  'dashboard.themeFonts': dashboardThemeFonts,
  'dashboard.addThemeFont': dashboardAddThemeFont,
  'dashboard.removeThemeFont': dashboardRemoveThemeFont,
  'dashboard.ownThemes': dashboardOwnThemes,
  'dashboard.createOwnTheme': dashboardCreateOwnTheme,
  'dashboard.renameOwnTheme': dashboardRenameOwnTheme,
  'dashboard.deleteOwnTheme': dashboardDeleteOwnTheme,
  'dashboard.webhooks': dashboardWebhooks,
  'dashboard.createWebhook': dashboardCreateWebhook,
  'dashboard.updateWebhook': dashboardUpdateWebhook,
  'dashboard.deleteWebhook': dashboardDeleteWebhook,
  'dashboard.rotateWebhookSecret': dashboardRotateWebhookSecret,
  'dashboard.testWebhook': dashboardTestWebhook,
  'dashboard.webhookDeliveries': dashboardWebhookDeliveries,
  'dashboard.retryWebhookDelivery': dashboardRetryWebhookDelivery,
} satisfies { [N in CallName]: Call<N> };
