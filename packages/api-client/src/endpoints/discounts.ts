import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Discounts as a store's team manages them; the dashboard's pages of discounts bring them with their own code. */
export const discountsApi: CallsApi<{
  dashboardDiscounts: CallQueryEndpoint<'dashboard.discounts'>;
  dashboardDiscount: CallQueryEndpoint<'dashboard.discount'>;
  dashboardCreateDiscount: CallMutationEndpoint<'dashboard.createDiscount'>;
  dashboardUpdateDiscount: CallMutationEndpoint<'dashboard.updateDiscount'>;
  dashboardDeleteDiscount: CallMutationEndpoint<'dashboard.deleteDiscount'>;
  dashboardAddDiscountCodes: CallMutationEndpoint<'dashboard.addDiscountCodes'>;
  dashboardDiscountCodes: CallQueryEndpoint<'dashboard.discountCodes'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardDiscounts: build.query<CallAnswer<'dashboard.discounts'>, CallArg<'dashboard.discounts'>>({
      query: callQuery('dashboard.discounts'),
      providesTags: [{ type: 'Discount', id: 'LIST' }],
    }),
    dashboardDiscount: build.query<CallAnswer<'dashboard.discount'>, CallArg<'dashboard.discount'>>({
      query: callQuery('dashboard.discount'),
      providesTags: (answer) => (answer === undefined ? [] : [{ type: 'Discount', id: answer.id }]),
    }),
    dashboardCreateDiscount: build.mutation<
      CallAnswer<'dashboard.createDiscount'>,
      CallArg<'dashboard.createDiscount'>
    >({
      query: callQuery('dashboard.createDiscount'),
      invalidatesTags: (answer) => (answer === undefined ? [] : [{ type: 'Discount', id: 'LIST' }]),
    }),
    dashboardUpdateDiscount: build.mutation<
      CallAnswer<'dashboard.updateDiscount'>,
      CallArg<'dashboard.updateDiscount'>
    >({
      query: callQuery('dashboard.updateDiscount'),
      invalidatesTags: (answer) =>
        answer === undefined
          ? []
          : [
              { type: 'Discount', id: 'LIST' },
              { type: 'Discount', id: answer.id },
            ],
    }),
    dashboardDeleteDiscount: build.mutation<
      CallAnswer<'dashboard.deleteDiscount'>,
      CallArg<'dashboard.deleteDiscount'>
    >({
      query: callQuery('dashboard.deleteDiscount'),
      invalidatesTags: (answer) => (answer === undefined ? [] : [{ type: 'Discount', id: 'LIST' }]),
    }),
    dashboardAddDiscountCodes: build.mutation<
      CallAnswer<'dashboard.addDiscountCodes'>,
      CallArg<'dashboard.addDiscountCodes'>
    >({
      query: callQuery('dashboard.addDiscountCodes'),
      invalidatesTags: (answer, _error, { params }) =>
        answer === undefined
          ? []
          : [
              { type: 'Discount', id: 'LIST' },
              { type: 'Discount', id: params.id },
            ],
    }),
    dashboardDiscountCodes: build.query<
      CallAnswer<'dashboard.discountCodes'>,
      CallArg<'dashboard.discountCodes'>
    >({
      query: callQuery('dashboard.discountCodes'),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** `dashboard.discounts`: discounts of a store with their uses and what they brought, newest first. */
export const useDashboardDiscountsQuery: CallQueryHook<'dashboard.discounts'> =
  discountsApi.useDashboardDiscountsQuery;

/** `dashboard.discount`: one discount of a store. */
export const useDashboardDiscountQuery: CallQueryHook<'dashboard.discount'> =
  discountsApi.useDashboardDiscountQuery;

/** `dashboard.createDiscount`: create a discount: with a code, or one that applies by itself. */
export const useDashboardCreateDiscountMutation: CallMutationHook<'dashboard.createDiscount'> =
  discountsApi.useDashboardCreateDiscountMutation;

/** `dashboard.updateDiscount`: change a discount. */
export const useDashboardUpdateDiscountMutation: CallMutationHook<'dashboard.updateDiscount'> =
  discountsApi.useDashboardUpdateDiscountMutation;

/** `dashboard.deleteDiscount`: delete a discount with its codes. */
export const useDashboardDeleteDiscountMutation: CallMutationHook<'dashboard.deleteDiscount'> =
  discountsApi.useDashboardDeleteDiscountMutation;

/** `dashboard.addDiscountCodes`: create random codes for a discount. */
export const useDashboardAddDiscountCodesMutation: CallMutationHook<'dashboard.addDiscountCodes'> =
  discountsApi.useDashboardAddDiscountCodesMutation;

/** `dashboard.discountCodes`: the codes of a discount as a CSV file. */
export const useDashboardDiscountCodesQuery: CallQueryHook<'dashboard.discountCodes'> =
  discountsApi.useDashboardDiscountCodesQuery;

/** `dashboard.discountCodes`: the codes of a discount as a CSV file. Asked when its trigger is called. */
export const useLazyDashboardDiscountCodesQuery: CallLazyQueryHook<'dashboard.discountCodes'> =
  discountsApi.useLazyDashboardDiscountCodesQuery;
