import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Policies as a store's team writes them; the dashboard's pages of policies bring them with their own code. */
export const managedPoliciesApi: CallsApi<{
  dashboardPolicies: CallQueryEndpoint<'dashboard.policies'>;
  dashboardPolicy: CallQueryEndpoint<'dashboard.policy'>;
  dashboardUpdatePolicy: CallMutationEndpoint<'dashboard.updatePolicy'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardPolicies: build.query<CallAnswer<'dashboard.policies'>, CallArg<'dashboard.policies'>>({
      query: callQuery('dashboard.policies'),
      providesTags: ['ManagedPolicy'],
    }),
    dashboardPolicy: build.query<CallAnswer<'dashboard.policy'>, CallArg<'dashboard.policy'>>({
      query: callQuery('dashboard.policy'),
      providesTags: ['ManagedPolicy'],
    }),
    dashboardUpdatePolicy: build.mutation<
      CallAnswer<'dashboard.updatePolicy'>,
      CallArg<'dashboard.updatePolicy'>
    >({
      query: callQuery('dashboard.updatePolicy'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['ManagedPolicy']),
    }),
  }),
});

/** `dashboard.policies`: the policies of a store and their languages. */
export const useDashboardPoliciesQuery: CallQueryHook<'dashboard.policies'> =
  managedPoliciesApi.useDashboardPoliciesQuery;

/** `dashboard.policy`: one of them in a language, with the wordings of before. */
export const useDashboardPolicyQuery: CallQueryHook<'dashboard.policy'> =
  managedPoliciesApi.useDashboardPolicyQuery;

/** `dashboard.updatePolicy`: write one in own words, or return to the generated ones. */
export const useDashboardUpdatePolicyMutation: CallMutationHook<'dashboard.updatePolicy'> =
  managedPoliciesApi.useDashboardUpdatePolicyMutation;
