import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'StoreTaxes' as const, id: 'LIST' }];

/** Taxes of a store as its team manages them; the dashboard's page of taxes brings them with its own code. */
export const storeTaxesApi: CallsApi<{
  dashboardTaxes: CallQueryEndpoint<'dashboard.taxes'>;
  dashboardAddTaxRegistration: CallMutationEndpoint<'dashboard.addTaxRegistration'>;
  dashboardUpdateTaxSettings: CallMutationEndpoint<'dashboard.updateTaxSettings'>;
  dashboardUpdateTaxRegistration: CallMutationEndpoint<'dashboard.updateTaxRegistration'>;
  dashboardRemoveTaxRegistration: CallMutationEndpoint<'dashboard.removeTaxRegistration'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardTaxes: build.query<CallAnswer<'dashboard.taxes'>, CallArg<'dashboard.taxes'>>({
      query: callQuery('dashboard.taxes'),
      providesTags: tags,
    }),
    dashboardAddTaxRegistration: build.mutation<
      CallAnswer<'dashboard.addTaxRegistration'>,
      CallArg<'dashboard.addTaxRegistration'>
    >({
      query: callQuery('dashboard.addTaxRegistration'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardUpdateTaxSettings: build.mutation<
      CallAnswer<'dashboard.updateTaxSettings'>,
      CallArg<'dashboard.updateTaxSettings'>
    >({
      query: callQuery('dashboard.updateTaxSettings'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardUpdateTaxRegistration: build.mutation<
      CallAnswer<'dashboard.updateTaxRegistration'>,
      CallArg<'dashboard.updateTaxRegistration'>
    >({
      query: callQuery('dashboard.updateTaxRegistration'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardRemoveTaxRegistration: build.mutation<
      CallAnswer<'dashboard.removeTaxRegistration'>,
      CallArg<'dashboard.removeTaxRegistration'>
    >({
      query: callQuery('dashboard.removeTaxRegistration'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
  }),
});

/** `dashboard.taxes`: where a store is registered for tax, its rates, and what customers of each country pay. */
export const useDashboardTaxesQuery: CallQueryHook<'dashboard.taxes'> = storeTaxesApi.useDashboardTaxesQuery;

/** `dashboard.addTaxRegistration`: register a store for tax in a country. */
export const useDashboardAddTaxRegistrationMutation: CallMutationHook<'dashboard.addTaxRegistration'> =
  storeTaxesApi.useDashboardAddTaxRegistrationMutation;

/** `dashboard.updateTaxSettings`: say whether prices include tax, and whether the One Stop Shop is used. */
export const useDashboardUpdateTaxSettingsMutation: CallMutationHook<'dashboard.updateTaxSettings'> =
  storeTaxesApi.useDashboardUpdateTaxSettingsMutation;

/** `dashboard.updateTaxRegistration`: change a registration for tax. */
export const useDashboardUpdateTaxRegistrationMutation: CallMutationHook<'dashboard.updateTaxRegistration'> =
  storeTaxesApi.useDashboardUpdateTaxRegistrationMutation;

/** `dashboard.removeTaxRegistration`: remove a registration for tax. */
export const useDashboardRemoveTaxRegistrationMutation: CallMutationHook<'dashboard.removeTaxRegistration'> =
  storeTaxesApi.useDashboardRemoveTaxRegistrationMutation;
