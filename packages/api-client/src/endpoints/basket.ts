import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { isOutcomeUnknown } from '../errors.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Answer of a basket call: the whole basket. */
export type BasketAnswer = CallAnswer<'basket.list'>;

type BasketName = CallArg<'basket.list'>['params']['name'];

/** Reading the baskets: what will be bought (`main`), what is bought at once (`now`), and `favourites`. */
const basketQueries: CallsApi<{
  basketList: CallQueryEndpoint<'basket.list'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    basketList: build.query<BasketAnswer, CallArg<'basket.list'>>({
      query: callQuery('basket.list'),
      providesTags: (_basket, _error, { params }) => [{ type: 'Basket', id: String(params.name) }],
    }),
  }),
});

type CachedArgs = typeof basketQueries.util.selectCachedArgsForQuery;

/** Lifecycle API that each basket mutation passes on. */
interface Lifecycle {
  dispatch: Parameters<ReturnType<typeof basketQueries.endpoints.basketList.initiate>>[0];
  getState: () => Parameters<CachedArgs>[0];
  queryFulfilled: Promise<{ data: BasketAnswer }>;
}

/** Which basket an answer is, and the currency that was asked for. */
interface Target {
  name: BasketName;
  currency: string | undefined;
}

function cachedLists(name: BasketName, { getState }: Lifecycle): CallArg<'basket.list'>[] {
  return basketQueries.util
    .selectCachedArgsForQuery(getState(), 'basketList')
    .filter(({ params }) => params.name === name);
}

function readAgain(arg: CallArg<'basket.list'>, { dispatch }: Lifecycle): void {
  void dispatch(basketQueries.endpoints.basketList.initiate(arg, { forceRefetch: true, subscribe: false }));
}

/** Makes a mutation's answer the cached basket; lists in another currency are read again. */
async function writeAnswer({ name, currency }: Target, lifecycle: Lifecycle): Promise<void> {
  const answer = await lifecycle.queryFulfilled.catch(() => null);
  if (answer === null) return;
  const { dispatch } = lifecycle;
  const cached = cachedLists(name, lifecycle);
  const own: CallArg<'basket.list'> = {
    params: { name },
    ...(currency === undefined ? {} : { query: { currency } }),
  };
  const same = cached.filter(({ query }) => query?.currency === currency);
  // A list that was asked for before the change may answer after it; it must not win.
  for (const arg of same) await dispatch(basketQueries.util.getRunningQueryThunk('basketList', arg));
  const targets = same.length > 0 ? same : [own];
  dispatch(
    basketQueries.util.upsertQueryEntries(
      targets.map((arg) => ({ endpointName: 'basketList' as const, arg, value: answer.data })),
    ),
  );
  for (const arg of cached) {
    if (!same.includes(arg)) readAgain(arg, lifecycle);
  }
}

/** The same of an addition. One whose answer was lost may be made: its list is read again. */
async function writeAddition(target: Target, lifecycle: Lifecycle): Promise<void> {
  const isLost = await lifecycle.queryFulfilled.then(
    () => false,
    ({ error }: { readonly error?: unknown }) => isOutcomeUnknown(error),
  );
  if (!isLost) return writeAnswer(target, lifecycle);
  for (const arg of cachedLists(target.name, lifecycle)) readAgain(arg, lifecycle);
}

/** Takes a favourite out of the cached lists at once, and puts it back when the server refuses. */
function removeAtOnce(key: string, lifecycle: Lifecycle): void {
  const { dispatch } = lifecycle;
  const patches = cachedLists('favourites', lifecycle).map((arg) =>
    dispatch(
      basketQueries.util.updateQueryData('basketList', arg, (draft) => {
        draft.items = draft.items.filter((item) => item.key !== key);
        draft.totalQuantity = draft.items.reduce((sum, item) => sum + item.quantity, 0);
      }),
    ),
  );
  lifecycle.queryFulfilled.catch(() => {
    for (const patch of patches) patch.undo();
  });
}

const quoteAfter = (basket: BasketAnswer | undefined) => (basket === undefined ? [] : (['Quote'] as const));

/** The baskets. Each mutation's answer becomes the cached basket, so that nothing is read twice. */
export const basketApi: CallsApi<{
  basketList: CallQueryEndpoint<'basket.list'>;
  basketAdd: CallMutationEndpoint<'basket.add'>;
  basketBulkAdd: CallMutationEndpoint<'basket.bulkAdd'>;
  basketRemove: CallMutationEndpoint<'basket.remove'>;
  basketUpdate: CallMutationEndpoint<'basket.update'>;
  basketApplyCoupon: CallMutationEndpoint<'basket.applyCoupon'>;
  basketRemoveCoupon: CallMutationEndpoint<'basket.removeCoupon'>;
  basketSetGiftNote: CallMutationEndpoint<'basket.setGiftNote'>;
  basketRecoverFavourites: CallMutationEndpoint<'basket.recoverFavourites'>;
  basketRestore: CallMutationEndpoint<'basket.restore'>;
  basketEmailForLater: CallMutationEndpoint<'basket.emailForLater'>;
}> = basketQueries.injectEndpoints({
  endpoints: (build) => ({
    basketAdd: build.mutation<BasketAnswer, CallArg<'basket.add'>>({
      query: callQuery('basket.add'),
      invalidatesTags: quoteAfter,
      onQueryStarted: ({ body, query }, lifecycle) =>
        writeAddition({ name: body.name ?? 'main', currency: query?.currency }, lifecycle),
    }),
    basketBulkAdd: build.mutation<BasketAnswer, CallArg<'basket.bulkAdd'>>({
      query: callQuery('basket.bulkAdd'),
      invalidatesTags: quoteAfter,
      onQueryStarted: ({ body, query }, lifecycle) =>
        writeAddition({ name: body.name ?? 'main', currency: query?.currency }, lifecycle),
    }),
    basketRemove: build.mutation<BasketAnswer, CallArg<'basket.remove'>>({
      query: callQuery('basket.remove'),
      invalidatesTags: quoteAfter,
      onQueryStarted: ({ body, query }, lifecycle) => {
        const name = body.name ?? 'main';
        if (name === 'favourites') removeAtOnce(body.key, lifecycle);
        return writeAnswer({ name, currency: query?.currency }, lifecycle);
      },
    }),
    basketUpdate: build.mutation<BasketAnswer, CallArg<'basket.update'>>({
      query: callQuery('basket.update'),
      invalidatesTags: quoteAfter,
      onQueryStarted: ({ query }, lifecycle) =>
        writeAnswer({ name: 'main', currency: query?.currency }, lifecycle),
    }),
    basketApplyCoupon: build.mutation<BasketAnswer, CallArg<'basket.applyCoupon'>>({
      query: callQuery('basket.applyCoupon'),
      invalidatesTags: quoteAfter,
      onQueryStarted: ({ query }, lifecycle) =>
        writeAnswer({ name: 'main', currency: query?.currency }, lifecycle),
    }),
    basketRemoveCoupon: build.mutation<BasketAnswer, CallArg<'basket.removeCoupon'>>({
      query: callQuery('basket.removeCoupon'),
      invalidatesTags: quoteAfter,
      onQueryStarted: (arg, lifecycle) =>
        writeAnswer({ name: 'main', currency: arg?.query?.currency }, lifecycle),
    }),
    basketSetGiftNote: build.mutation<BasketAnswer, CallArg<'basket.setGiftNote'>>({
      // No price depends on it, so no quote is asked for again.
      query: callQuery('basket.setGiftNote'),
      onQueryStarted: ({ query }, lifecycle) =>
        writeAnswer({ name: 'main', currency: query?.currency }, lifecycle),
    }),
    basketRecoverFavourites: build.mutation<BasketAnswer, CallArg<'basket.recoverFavourites'>>({
      query: callQuery('basket.recoverFavourites'),
      onQueryStarted: (_arg, lifecycle) =>
        writeAnswer({ name: 'favourites', currency: undefined }, lifecycle),
    }),
    basketRestore: build.mutation<BasketAnswer, CallArg<'basket.restore'>>({
      query: callQuery('basket.restore'),
      onQueryStarted: ({ query }, lifecycle) =>
        writeAnswer({ name: 'main', currency: query?.currency }, lifecycle),
    }),
    basketEmailForLater: build.mutation<CallAnswer<'basket.emailForLater'>, CallArg<'basket.emailForLater'>>({
      query: callQuery('basket.emailForLater'),
    }),
  }),
});

/** `basket.list`: the contents of the visitor’s basket or favourites. */
export const useBasketListQuery: CallQueryHook<'basket.list'> = basketApi.useBasketListQuery;

/** `basket.add`: put a product into the basket, or into favourites. */
export const useBasketAddMutation: CallMutationHook<'basket.add'> = basketApi.useBasketAddMutation;

/** `basket.bulkAdd`: put several products into the basket: all of them or none. */
export const useBasketBulkAddMutation: CallMutationHook<'basket.bulkAdd'> =
  basketApi.useBasketBulkAddMutation;

/** `basket.remove`: take a line out of the basket or favourites. */
export const useBasketRemoveMutation: CallMutationHook<'basket.remove'> = basketApi.useBasketRemoveMutation;

/** `basket.update`: change how many of a line are wanted. */
export const useBasketUpdateMutation: CallMutationHook<'basket.update'> = basketApi.useBasketUpdateMutation;

/** `basket.applyCoupon`: use a coupon code on the basket. */
export const useBasketApplyCouponMutation: CallMutationHook<'basket.applyCoupon'> =
  basketApi.useBasketApplyCouponMutation;

/** `basket.removeCoupon`: take the coupon off the basket. */
export const useBasketRemoveCouponMutation: CallMutationHook<'basket.removeCoupon'> =
  basketApi.useBasketRemoveCouponMutation;

/** `basket.setGiftNote`: write what goes into the parcel with the basket; empty takes it off. */
export const useBasketSetGiftNoteMutation: CallMutationHook<'basket.setGiftNote'> =
  basketApi.useBasketSetGiftNoteMutation;

/** `basket.recoverFavourites`: bring favourites back from a mailed link; they are joined with those at hand. */
export const useBasketRecoverFavouritesMutation: CallMutationHook<'basket.recoverFavourites'> =
  basketApi.useBasketRecoverFavouritesMutation;

/** `basket.restore`: bring a basket back from the link of a reminder. */
export const useBasketRestoreMutation: CallMutationHook<'basket.restore'> =
  basketApi.useBasketRestoreMutation;

/** `basket.emailForLater`: mail a link that brings the favourites back on any device. */
export const useBasketEmailForLaterMutation: CallMutationHook<'basket.emailForLater'> =
  basketApi.useBasketEmailForLaterMutation;
