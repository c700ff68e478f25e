import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'StoreDomain' as const, id: 'LIST' }];

/** Domains of a store as its team manages them; the dashboard's page of domains brings them with its own code. */
export const storeDomainsApi: CallsApi<{
  dashboardDomains: CallQueryEndpoint<'dashboard.domains'>;
  dashboardAddDomain: CallMutationEndpoint<'dashboard.addDomain'>;
  dashboardCheckDomain: CallMutationEndpoint<'dashboard.checkDomain'>;
  dashboardUpdateDomain: CallMutationEndpoint<'dashboard.updateDomain'>;
  dashboardRemoveDomain: CallMutationEndpoint<'dashboard.removeDomain'>;
}> = api.injectEndpoints({
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

/** `dashboard.domains`: domains of a store, the one that it is known by first. */
export const useDashboardDomainsQuery: CallQueryHook<'dashboard.domains'> =
  storeDomainsApi.useDashboardDomainsQuery;

/** `dashboard.addDomain`: add a domain to a store. */
export const useDashboardAddDomainMutation: CallMutationHook<'dashboard.addDomain'> =
  storeDomainsApi.useDashboardAddDomainMutation;

/** `dashboard.checkDomain`: look up the records of a domain, and connect it when both are right. */
export const useDashboardCheckDomainMutation: CallMutationHook<'dashboard.checkDomain'> =
  storeDomainsApi.useDashboardCheckDomainMutation;

/** `dashboard.updateDomain`: make a domain the one that the store is known by, or take that from it. */
export const useDashboardUpdateDomainMutation: CallMutationHook<'dashboard.updateDomain'> =
  storeDomainsApi.useDashboardUpdateDomainMutation;

/** `dashboard.removeDomain`: remove a domain from a store. */
export const useDashboardRemoveDomainMutation: CallMutationHook<'dashboard.removeDomain'> =
  storeDomainsApi.useDashboardRemoveDomainMutation;
