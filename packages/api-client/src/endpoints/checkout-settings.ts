import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

const tags = [{ type: 'CheckoutSettings' as const, id: 'LIST' }];

/** Endpoints for the checkout's fields; the dashboard's page of the checkout brings them with its own code. */
export const checkoutSettingsApi = api.injectEndpoints({
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

export const {
  /** `dashboard.checkoutSettings`: what the checkout of a store asks. */
  useDashboardCheckoutSettingsQuery,
  /** `dashboard.updateCheckoutSettings`: change what it asks. */
  useDashboardUpdateCheckoutSettingsMutation,
} = checkoutSettingsApi;
