export { api } from './api.ts';
export { createBaseQuery, type ApiExtra, type BaseQueryOptions, type Fetch } from './base-query.ts';
export {
  callQuery,
  callRequest,
  type CallAnswer,
  type CallArg,
  type CallHeaders,
  type CallRequest,
} from './call.ts';
export {
  cancelledCode,
  errorText,
  fieldErrors,
  failureOf,
  isApiFailure,
  isCancelled,
  networkCode,
  submitFault,
  type ApiFailure,
} from './errors.ts';
export { listId, personalTags, tagTypes, visitorTags, type TagType } from './tags.ts';
export { xsrfHeader, xsrfToken } from './xsrf.ts';
export {
  accountsApi,
  useAccountsGetQuery,
  useLazyAccountsGetQuery,
  useAccountsLoginMutation,
  useAccountsLogoutMutation,
  useAccountsCreateCustomerMutation,
  useAccountsAddressesQuery,
} from './endpoints/accounts.ts';
export {
  atlasApi,
  useAtlasStoresQuery,
  useAtlasOrdersQuery,
  useAtlasOrderQuery,
  useAtlasSetStatusMutation,
} from './endpoints/atlas.ts';
export {
  basketApi,
  useBasketListQuery,
  useBasketAddMutation,
  useBasketBulkAddMutation,
  useBasketRemoveMutation,
  useBasketUpdateMutation,
  useBasketApplyCouponMutation,
  useBasketRemoveCouponMutation,
  useBasketRecoverFavouritesMutation,
  useBasketEmailForLaterMutation,
  type BasketAnswer,
} from './endpoints/basket.ts';
export {
  checkoutApi,
  shopApi,
  useCheckoutQuoteQuery,
  useCheckoutPlaceMutation,
  useCheckoutConfirmMutation,
  usePaymentsTestCardMutation,
  usePaymentsTestChallengeMutation,
  useOrdersGetQuery,
  useOrdersMineQuery,
} from './endpoints/checkout.ts';
export {
  dashboardApi,
  useDashboardOverviewQuery,
  useDashboardOrdersQuery,
  useDashboardOrderQuery,
  useDashboardProductsQuery,
  useDashboardProductQuery,
  useDashboardUpdateProductMutation,
  useDashboardAddProductImageMutation,
  useDashboardFilesQuery,
  useDashboardAddFileMutation,
  useDashboardImportsQuery,
  useDashboardImportQuery,
  useDashboardCreateImportMutation,
  useDashboardApplyImportMutation,
  useDashboardCancelImportMutation,
} from './endpoints/dashboard.ts';
export {
  pagesApi,
  usePagesListQuery,
  usePagesGetQuery,
  useLazyPagesGetQuery,
  usePagesOpenGateMutation,
  usePagesCreateMutation,
  usePagesUpdateMutation,
  usePagesDeleteMutation,
} from './endpoints/pages.ts';
export {
  productsApi,
  useProductsListQuery,
  useLazyProductsListQuery,
  useProductsGetQuery,
  useProductsReviewsQuery,
  useProductsSuggestQuery,
  useProductsFetchQuery,
  useModelsFetchQuery,
  useCollectionsListQuery,
} from './endpoints/products.ts';
export {
  storeFrontApi,
  useStoreCoreDataQuery,
  useStoreSubscribeMutation,
  useStoreUnlockMutation,
  useStoreConfirmSubscriptionMutation,
  useStoreContactMutation,
  useStoreSubmitRemillMutation,
} from './endpoints/store-front.ts';
