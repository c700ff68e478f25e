import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'StoreCurrency' as const, id: 'LIST' }];

/** Currencies of a store as its team manages them; the dashboard's page of currencies brings them with its own code. */
export const storeCurrenciesApi: CallsApi<{
  dashboardCurrencies: CallQueryEndpoint<'dashboard.currencies'>;
  dashboardAddCurrency: CallMutationEndpoint<'dashboard.addCurrency'>;
  dashboardUpdateCurrency: CallMutationEndpoint<'dashboard.updateCurrency'>;
  dashboardRemoveCurrency: CallMutationEndpoint<'dashboard.removeCurrency'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardCurrencies: build.query<CallAnswer<'dashboard.currencies'>, CallArg<'dashboard.currencies'>>({
      query: callQuery('dashboard.currencies'),
      providesTags: tags,
    }),
    dashboardAddCurrency: build.mutation<
      CallAnswer<'dashboard.addCurrency'>,
      CallArg<'dashboard.addCurrency'>
    >({
      query: callQuery('dashboard.addCurrency'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardUpdateCurrency: build.mutation<
      CallAnswer<'dashboard.updateCurrency'>,
      CallArg<'dashboard.updateCurrency'>
    >({
      query: callQuery('dashboard.updateCurrency'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardRemoveCurrency: build.mutation<
      CallAnswer<'dashboard.removeCurrency'>,
      CallArg<'dashboard.removeCurrency'>
    >({
      query: callQuery('dashboard.removeCurrency'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
  }),
});

/** `dashboard.currencies`: the currencies of a store, and the latest rates. */
export const useDashboardCurrenciesQuery: CallQueryHook<'dashboard.currencies'> =
  storeCurrenciesApi.useDashboardCurrenciesQuery;

/** `dashboard.addCurrency`: offer a currency. */
export const useDashboardAddCurrencyMutation: CallMutationHook<'dashboard.addCurrency'> =
  storeCurrenciesApi.useDashboardAddCurrencyMutation;

/** `dashboard.updateCurrency`: change the rate and the rounding of a currency, or make it the main one. */
export const useDashboardUpdateCurrencyMutation: CallMutationHook<'dashboard.updateCurrency'> =
  storeCurrenciesApi.useDashboardUpdateCurrencyMutation;

/** `dashboard.removeCurrency`: offer a currency no more. */
export const useDashboardRemoveCurrencyMutation: CallMutationHook<'dashboard.removeCurrency'> =
  storeCurrenciesApi.useDashboardRemoveCurrencyMutation;
