import type { z } from 'zod';
import type { Call } from '../call.ts';
import type { CallName } from '../paths/index.ts';
import {
  accountsAddresses,
  accountsCreateCustomer,
  accountsGet,
  accountsLogin,
  accountsLogout,
} from './accounts.ts';
import { atlasOrder, atlasOrders, atlasSetStatus, atlasStores } from './atlas.ts';
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
import {
  checkoutConfirm,
  checkoutPlace,
  checkoutQuote,
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
import { ordersGet, ordersMine } from './orders.ts';
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

/** Every call of the platform by name; the server registers exactly these and clients are typed by them. */
export const calls = {
  'store.coreData': storeCoreDataCall,
  'store.unlock': storeUnlock,
  'store.subscribe': storeSubscribe,
  'store.confirmSubscription': storeConfirmSubscription,
  'store.contact': storeContact,
  'store.submitRemill': storeSubmitRemill,
  'models.fetch': modelsFetch,
  'products.fetch': productsFetch,
  'products.list': productsList,
  'products.get': productsGet,
  'products.reviews': productsReviews,
  'products.suggest': productsSuggest,
  'collections.list': collectionsList,
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
  'checkout.confirm': checkoutConfirm,
  'payments.testCard': paymentsTestCard,
  'payments.testChallenge': paymentsTestChallenge,
  'orders.get': ordersGet,
  'orders.mine': ordersMine,
  'accounts.createCustomer': accountsCreateCustomer,
  'accounts.addresses': accountsAddresses,
  'accounts.login': accountsLogin,
  'accounts.logout': accountsLogout,
  'accounts.get': accountsGet,
  'pages.list': pagesList,
  'pages.get': pagesGet,
  'pages.openGate': pagesOpenGate,
  'pages.create': pagesCreate,
  'pages.update': pagesUpdate,
  'pages.delete': pagesDelete,
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
  'atlas.orders': atlasOrders,
  'atlas.order': atlasOrder,
  'atlas.setStatus': atlasSetStatus,
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
