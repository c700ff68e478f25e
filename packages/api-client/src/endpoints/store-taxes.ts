import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

const tags = [{ type: 'StoreTaxes' as const, id: 'LIST' }];

/** Taxes of a store as its team manages them; the dashboard's page of taxes brings them with its own code. */
export const storeTaxesApi = api.injectEndpoints({
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

export const {
  /** `dashboard.taxes`: where a store is registered for tax, its rates, and what customers of each country pay. */
  useDashboardTaxesQuery,
  /** `dashboard.addTaxRegistration`: register a store for tax in a country. */
  useDashboardAddTaxRegistrationMutation,
  /** `dashboard.updateTaxSettings`: say whether prices include tax, and whether the One Stop Shop is used. */
  useDashboardUpdateTaxSettingsMutation,
  /** `dashboard.updateTaxRegistration`: change a registration for tax. */
  useDashboardUpdateTaxRegistrationMutation,
  /** `dashboard.removeTaxRegistration`: remove a registration for tax. */
  useDashboardRemoveTaxRegistrationMutation,
} = storeTaxesApi;
