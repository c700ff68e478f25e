import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Checkouts that were not finished; the dashboard's page of them brings it with its own code. */
export const abandonedCheckoutsApi: CallsApi<{
  dashboardAbandonedCheckouts: CallQueryEndpoint<'dashboard.abandonedCheckouts'>;
  dashboardReminderSettings: CallQueryEndpoint<'dashboard.reminderSettings'>;
  dashboardUpdateReminderSettings: CallMutationEndpoint<'dashboard.updateReminderSettings'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardAbandonedCheckouts: build.query<
      CallAnswer<'dashboard.abandonedCheckouts'>,
      CallArg<'dashboard.abandonedCheckouts'>
    >({
      query: callQuery('dashboard.abandonedCheckouts'),
      providesTags: [{ type: 'AbandonedCheckout', id: listId }],
    }),
    dashboardReminderSettings: build.query<
      CallAnswer<'dashboard.reminderSettings'>,
      CallArg<'dashboard.reminderSettings'>
    >({
      query: callQuery('dashboard.reminderSettings'),
      providesTags: [{ type: 'AbandonedCheckout', id: 'SETTINGS' }],
    }),
    dashboardUpdateReminderSettings: build.mutation<
      CallAnswer<'dashboard.updateReminderSettings'>,
      CallArg<'dashboard.updateReminderSettings'>
    >({
      query: callQuery('dashboard.updateReminderSettings'),
      // Also after a 409: what is shown is old.
      invalidatesTags: [{ type: 'AbandonedCheckout', id: 'SETTINGS' }],
    }),
  }),
});

/** `dashboard.abandonedCheckouts`: checkouts that were not finished. */
export const useDashboardAbandonedCheckoutsQuery: CallQueryHook<'dashboard.abandonedCheckouts'> =
  abandonedCheckoutsApi.useDashboardAbandonedCheckoutsQuery;

/** `dashboard.reminderSettings`: the settings for reminders of them. */
export const useDashboardReminderSettingsQuery: CallQueryHook<'dashboard.reminderSettings'> =
  abandonedCheckoutsApi.useDashboardReminderSettingsQuery;

/** `dashboard.updateReminderSettings`: change that. */
export const useDashboardUpdateReminderSettingsMutation: CallMutationHook<'dashboard.updateReminderSettings'> =
  abandonedCheckoutsApi.useDashboardUpdateReminderSettingsMutation;
