import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'PaymentAccount' as const, id: 'LIST' }];
const payouts = [{ type: 'PaymentAccount' as const, id: 'PAYOUTS' }];
const all = [...tags, ...payouts];

/** How a store takes money, as its team manages it; the dashboard's page of payments brings it with its own code. */
export const paymentAccountsApi: CallsApi<{
  dashboardPayments: CallQueryEndpoint<'dashboard.payments'>;
  dashboardAddPaymentAccount: CallMutationEndpoint<'dashboard.addPaymentAccount'>;
  dashboardUpdatePaymentAccount: CallMutationEndpoint<'dashboard.updatePaymentAccount'>;
  dashboardRemovePaymentAccount: CallMutationEndpoint<'dashboard.removePaymentAccount'>;
  dashboardUpdatePaymentMethods: CallMutationEndpoint<'dashboard.updatePaymentMethods'>;
  dashboardPayouts: CallQueryEndpoint<'dashboard.payouts'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardPayments: build.query<CallAnswer<'dashboard.payments'>, CallArg<'dashboard.payments'>>({
      query: callQuery('dashboard.payments'),
      providesTags: tags,
    }),
    dashboardAddPaymentAccount: build.mutation<
      CallAnswer<'dashboard.addPaymentAccount'>,
      CallArg<'dashboard.addPaymentAccount'>
    >({
      query: callQuery('dashboard.addPaymentAccount'),
      invalidatesTags: (answer) => (answer === undefined ? [] : all),
    }),
    dashboardUpdatePaymentAccount: build.mutation<
      CallAnswer<'dashboard.updatePaymentAccount'>,
      CallArg<'dashboard.updatePaymentAccount'>
    >({
      query: callQuery('dashboard.updatePaymentAccount'),
      invalidatesTags: (answer) => (answer === undefined ? [] : all),
    }),
    dashboardRemovePaymentAccount: build.mutation<
      CallAnswer<'dashboard.removePaymentAccount'>,
      CallArg<'dashboard.removePaymentAccount'>
    >({
      query: callQuery('dashboard.removePaymentAccount'),
      invalidatesTags: (answer) => (answer === undefined ? [] : all),
    }),
    dashboardUpdatePaymentMethods: build.mutation<
      CallAnswer<'dashboard.updatePaymentMethods'>,
      CallArg<'dashboard.updatePaymentMethods'>
    >({
      query: callQuery('dashboard.updatePaymentMethods'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardPayouts: build.query<CallAnswer<'dashboard.payouts'>, CallArg<'dashboard.payouts'>>({
      query: callQuery('dashboard.payouts'),
      providesTags: payouts,
    }),
  }),
});

/** `dashboard.payments`: the accounts of a store and its ways to pay. */
export const useDashboardPaymentsQuery: CallQueryHook<'dashboard.payments'> =
  paymentAccountsApi.useDashboardPaymentsQuery;

/** `dashboard.addPaymentAccount`: take money through an account of the store's own. */
export const useDashboardAddPaymentAccountMutation: CallMutationHook<'dashboard.addPaymentAccount'> =
  paymentAccountsApi.useDashboardAddPaymentAccountMutation;

/** `dashboard.updatePaymentAccount`: change keys of the account. */
export const useDashboardUpdatePaymentAccountMutation: CallMutationHook<'dashboard.updatePaymentAccount'> =
  paymentAccountsApi.useDashboardUpdatePaymentAccountMutation;

/** `dashboard.removePaymentAccount`: take money through the platform again. */
export const useDashboardRemovePaymentAccountMutation: CallMutationHook<'dashboard.removePaymentAccount'> =
  paymentAccountsApi.useDashboardRemovePaymentAccountMutation;

/** `dashboard.updatePaymentMethods`: choose the ways to pay. */
export const useDashboardUpdatePaymentMethodsMutation: CallMutationHook<'dashboard.updatePaymentMethods'> =
  paymentAccountsApi.useDashboardUpdatePaymentMethodsMutation;

/** `dashboard.payouts`: payouts of the store's own account. */
export const useDashboardPayoutsQuery: CallQueryHook<'dashboard.payouts'> =
  paymentAccountsApi.useDashboardPayoutsQuery;
