import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const listTags = [{ type: 'Campaign' as const, id: 'LIST' }];
const oneTags = [{ type: 'Campaign' as const, id: 'ONE' }];
const tags = [...listTags, ...oneTags];

/** Notifications that a store writes; the dashboard’s notification builder brings them with its own code. */
export const campaignsApi: CallsApi<{
  dashboardCampaigns: CallQueryEndpoint<'dashboard.campaigns'>;
  dashboardCampaign: CallQueryEndpoint<'dashboard.campaign'>;
  dashboardCreateCampaign: CallMutationEndpoint<'dashboard.createCampaign'>;
  dashboardUpdateCampaign: CallMutationEndpoint<'dashboard.updateCampaign'>;
  dashboardDeleteCampaign: CallMutationEndpoint<'dashboard.deleteCampaign'>;
  dashboardSendCampaign: CallMutationEndpoint<'dashboard.sendCampaign'>;
  dashboardTestCampaign: CallMutationEndpoint<'dashboard.testCampaign'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardCampaigns: build.query<CallAnswer<'dashboard.campaigns'>, CallArg<'dashboard.campaigns'>>({
      query: callQuery('dashboard.campaigns'),
      providesTags: listTags,
    }),
    dashboardCampaign: build.query<CallAnswer<'dashboard.campaign'>, CallArg<'dashboard.campaign'>>({
      query: callQuery('dashboard.campaign'),
      providesTags: oneTags,
    }),
    dashboardCreateCampaign: build.mutation<
      CallAnswer<'dashboard.createCampaign'>,
      CallArg<'dashboard.createCampaign'>
    >({
      query: callQuery('dashboard.createCampaign'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardUpdateCampaign: build.mutation<
      CallAnswer<'dashboard.updateCampaign'>,
      CallArg<'dashboard.updateCampaign'>
    >({
      query: callQuery('dashboard.updateCampaign'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardDeleteCampaign: build.mutation<
      CallAnswer<'dashboard.deleteCampaign'>,
      CallArg<'dashboard.deleteCampaign'>
    >({
      query: callQuery('dashboard.deleteCampaign'),
      // Its own page is left; asked again, it would not be found.
      invalidatesTags: (answer) => (answer === undefined ? [] : listTags),
    }),
    dashboardSendCampaign: build.mutation<
      CallAnswer<'dashboard.sendCampaign'>,
      CallArg<'dashboard.sendCampaign'>
    >({
      query: callQuery('dashboard.sendCampaign'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardTestCampaign: build.mutation<
      CallAnswer<'dashboard.testCampaign'>,
      CallArg<'dashboard.testCampaign'>
    >({
      query: callQuery('dashboard.testCampaign'),
    }),
  }),
});

/** `dashboard.campaigns`: the notifications of a store. */
export const useDashboardCampaignsQuery: CallQueryHook<'dashboard.campaigns'> =
  campaignsApi.useDashboardCampaignsQuery;

/** `dashboard.campaign`: one of them. */
export const useDashboardCampaignQuery: CallQueryHook<'dashboard.campaign'> =
  campaignsApi.useDashboardCampaignQuery;

/** `dashboard.createCampaign`: write one. */
export const useDashboardCreateCampaignMutation: CallMutationHook<'dashboard.createCampaign'> =
  campaignsApi.useDashboardCreateCampaignMutation;

/** `dashboard.updateCampaign`: change one that was not sent yet. */
export const useDashboardUpdateCampaignMutation: CallMutationHook<'dashboard.updateCampaign'> =
  campaignsApi.useDashboardUpdateCampaignMutation;

/** `dashboard.deleteCampaign`: delete one. */
export const useDashboardDeleteCampaignMutation: CallMutationHook<'dashboard.deleteCampaign'> =
  campaignsApi.useDashboardDeleteCampaignMutation;

/** `dashboard.sendCampaign`: send one now or at a time. */
export const useDashboardSendCampaignMutation: CallMutationHook<'dashboard.sendCampaign'> =
  campaignsApi.useDashboardSendCampaignMutation;

/** `dashboard.testCampaign`: email one to yourself. */
export const useDashboardTestCampaignMutation: CallMutationHook<'dashboard.testCampaign'> =
  campaignsApi.useDashboardTestCampaignMutation;
