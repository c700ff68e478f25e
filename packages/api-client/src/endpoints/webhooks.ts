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

const list = { type: 'Webhook', id: listId } as const;
const log = { type: 'Webhook', id: 'LOG' } as const;

/** Webhooks of a store and their log; the dashboard's pages of them bring it with their own code. */
export const webhooksApi: CallsApi<{
  dashboardWebhooks: CallQueryEndpoint<'dashboard.webhooks'>;
  dashboardCreateWebhook: CallMutationEndpoint<'dashboard.createWebhook'>;
  dashboardUpdateWebhook: CallMutationEndpoint<'dashboard.updateWebhook'>;
  dashboardDeleteWebhook: CallMutationEndpoint<'dashboard.deleteWebhook'>;
  dashboardRotateWebhookSecret: CallMutationEndpoint<'dashboard.rotateWebhookSecret'>;
  dashboardTestWebhook: CallMutationEndpoint<'dashboard.testWebhook'>;
  dashboardWebhookDeliveries: CallQueryEndpoint<'dashboard.webhookDeliveries'>;
  dashboardRetryWebhookDelivery: CallMutationEndpoint<'dashboard.retryWebhookDelivery'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardWebhooks: build.query<CallAnswer<'dashboard.webhooks'>, CallArg<'dashboard.webhooks'>>({
      query: callQuery('dashboard.webhooks'),
      providesTags: [list],
    }),
    dashboardCreateWebhook: build.mutation<
      CallAnswer<'dashboard.createWebhook'>,
      CallArg<'dashboard.createWebhook'>
    >({ query: callQuery('dashboard.createWebhook'), invalidatesTags: [list] }),
    dashboardUpdateWebhook: build.mutation<
      CallAnswer<'dashboard.updateWebhook'>,
      CallArg<'dashboard.updateWebhook'>
    >({
      query: callQuery('dashboard.updateWebhook'),
      // Also after a 409: what is shown is old.
      invalidatesTags: [list, log],
    }),
    dashboardDeleteWebhook: build.mutation<
      CallAnswer<'dashboard.deleteWebhook'>,
      CallArg<'dashboard.deleteWebhook'>
    >({
      query: callQuery('dashboard.deleteWebhook'),
      // The log that is still open has nothing to be read again.
      invalidatesTags: [list],
    }),
    dashboardRotateWebhookSecret: build.mutation<
      CallAnswer<'dashboard.rotateWebhookSecret'>,
      CallArg<'dashboard.rotateWebhookSecret'>
    >({ query: callQuery('dashboard.rotateWebhookSecret'), invalidatesTags: [list, log] }),
    dashboardTestWebhook: build.mutation<
      CallAnswer<'dashboard.testWebhook'>,
      CallArg<'dashboard.testWebhook'>
    >({ query: callQuery('dashboard.testWebhook'), invalidatesTags: [log] }),
    dashboardWebhookDeliveries: build.query<
      CallAnswer<'dashboard.webhookDeliveries'>,
      CallArg<'dashboard.webhookDeliveries'>
    >({ query: callQuery('dashboard.webhookDeliveries'), providesTags: [log] }),
    dashboardRetryWebhookDelivery: build.mutation<
      CallAnswer<'dashboard.retryWebhookDelivery'>,
      CallArg<'dashboard.retryWebhookDelivery'>
    >({ query: callQuery('dashboard.retryWebhookDelivery'), invalidatesTags: [log] }),
  }),
});

/** `dashboard.webhooks`: addresses that are told of events. */
export const useDashboardWebhooksQuery: CallQueryHook<'dashboard.webhooks'> =
  webhooksApi.useDashboardWebhooksQuery;

/** `dashboard.createWebhook`: add one; the answer holds its secret. */
export const useDashboardCreateWebhookMutation: CallMutationHook<'dashboard.createWebhook'> =
  webhooksApi.useDashboardCreateWebhookMutation;

/** `dashboard.updateWebhook`: change one, or turn it on or off. */
export const useDashboardUpdateWebhookMutation: CallMutationHook<'dashboard.updateWebhook'> =
  webhooksApi.useDashboardUpdateWebhookMutation;

/** `dashboard.deleteWebhook`: delete one with its log. */
export const useDashboardDeleteWebhookMutation: CallMutationHook<'dashboard.deleteWebhook'> =
  webhooksApi.useDashboardDeleteWebhookMutation;

/** `dashboard.rotateWebhookSecret`: make a new secret. */
export const useDashboardRotateWebhookSecretMutation: CallMutationHook<'dashboard.rotateWebhookSecret'> =
  webhooksApi.useDashboardRotateWebhookSecretMutation;

/** `dashboard.testWebhook`: send a test. */
export const useDashboardTestWebhookMutation: CallMutationHook<'dashboard.testWebhook'> =
  webhooksApi.useDashboardTestWebhookMutation;

/** `dashboard.webhookDeliveries`: its log. */
export const useDashboardWebhookDeliveriesQuery: CallQueryHook<'dashboard.webhookDeliveries'> =
  webhooksApi.useDashboardWebhookDeliveriesQuery;

/** `dashboard.retryWebhookDelivery`: send one delivery again. */
export const useDashboardRetryWebhookDeliveryMutation: CallMutationHook<'dashboard.retryWebhookDelivery'> =
  webhooksApi.useDashboardRetryWebhookDeliveryMutation;
