import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

const tags = [{ type: 'StoreDomain' as const, id: 'LIST' }];

/** Domains of a store as its team manages them; the dashboard's page of domains brings them with its own code. */
export const storeDomainsApi = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardDomains: build.query<CallAnswer<'dashboard.domains'>, CallArg<'dashboard.domains'>>({
      query: callQuery('dashboard.domains'),
      providesTags: tags,
    }),
    dashboardAddDomain: build.mutation<CallAnswer<'dashboard.addDomain'>, CallArg<'dashboard.addDomain'>>({
      query: callQuery('dashboard.addDomain'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardCheckDomain: build.mutation<
      CallAnswer<'dashboard.checkDomain'>,
      CallArg<'dashboard.checkDomain'>
    >({
      query: callQuery('dashboard.checkDomain'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardUpdateDomain: build.mutation<
      CallAnswer<'dashboard.updateDomain'>,
      CallArg<'dashboard.updateDomain'>
    >({
      query: callQuery('dashboard.updateDomain'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardRemoveDomain: build.mutation<
      CallAnswer<'dashboard.removeDomain'>,
      CallArg<'dashboard.removeDomain'>
    >({
      query: callQuery('dashboard.removeDomain'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
  }),
});

export const {
  /** `dashboard.domains`: domains of a store, the one that it is known by first. */
  useDashboardDomainsQuery,
  /** `dashboard.addDomain`: add a domain to a store. */
  useDashboardAddDomainMutation,
  /** `dashboard.checkDomain`: look up the records of a domain, and connect it when both are right. */
  useDashboardCheckDomainMutation,
  /** `dashboard.updateDomain`: make a domain the one that the store is known by, or take that from it. */
  useDashboardUpdateDomainMutation,
  /** `dashboard.removeDomain`: remove a domain from a store. */
  useDashboardRemoveDomainMutation,
} = storeDomainsApi;
