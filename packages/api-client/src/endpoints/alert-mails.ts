import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'AlertMails' as const, id: 'LIST' }];

/** Endpoints for who gets a store's emails to its team; the dashboard's page of them brings them with its own code. */
export const alertMailsApi: CallsApi<{
  dashboardAlertMails: CallQueryEndpoint<'dashboard.alertMails'>;
  dashboardUpdateAlertMails: CallMutationEndpoint<'dashboard.updateAlertMails'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardAlertMails: build.query<CallAnswer<'dashboard.alertMails'>, CallArg<'dashboard.alertMails'>>({
      query: callQuery('dashboard.alertMails'),
      providesTags: tags,
    }),
    dashboardUpdateAlertMails: build.mutation<
      CallAnswer<'dashboard.updateAlertMails'>,
      CallArg<'dashboard.updateAlertMails'>
    >({
      query: callQuery('dashboard.updateAlertMails'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
  }),
});

/** `dashboard.alertMails`: the addresses that get emails about new orders, low stock and returns. */
export const useDashboardAlertMailsQuery: CallQueryHook<'dashboard.alertMails'> =
  alertMailsApi.useDashboardAlertMailsQuery;

/** `dashboard.updateAlertMails`: change who gets them. */
export const useDashboardUpdateAlertMailsMutation: CallMutationHook<'dashboard.updateAlertMails'> =
  alertMailsApi.useDashboardUpdateAlertMailsMutation;
