import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'CheckoutSettings' as const, id: 'LIST' }];

/** Endpoints for the checkout's fields; the dashboard's page of the checkout brings them with its own code. */
export const checkoutSettingsApi: CallsApi<{
  dashboardCheckoutSettings: CallQueryEndpoint<'dashboard.checkoutSettings'>;
  dashboardUpdateCheckoutSettings: CallMutationEndpoint<'dashboard.updateCheckoutSettings'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardCheckoutSettings: build.query<
      CallAnswer<'dashboard.checkoutSettings'>,
      CallArg<'dashboard.checkoutSettings'>
    >({
      query: callQuery('dashboard.checkoutSettings'),
      providesTags: tags,
    }),
    dashboardUpdateCheckoutSettings: build.mutation<
      CallAnswer<'dashboard.updateCheckoutSettings'>,
      CallArg<'dashboard.updateCheckoutSettings'>
    >({
      query: callQuery('dashboard.updateCheckoutSettings'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
  }),
});

/** `dashboard.checkoutSettings`: the questions of a store’s checkout. */
export const useDashboardCheckoutSettingsQuery: CallQueryHook<'dashboard.checkoutSettings'> =
  checkoutSettingsApi.useDashboardCheckoutSettingsQuery;

/** `dashboard.updateCheckoutSettings`: change what it asks. */
export const useDashboardUpdateCheckoutSettingsMutation: CallMutationHook<'dashboard.updateCheckoutSettings'> =
  checkoutSettingsApi.useDashboardUpdateCheckoutSettingsMutation;
