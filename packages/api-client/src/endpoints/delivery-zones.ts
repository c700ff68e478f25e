import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

const tags = [{ type: 'DeliveryZone' as const, id: 'LIST' }];

/** Delivery zones as a store's team manages them; the dashboard's page of delivery brings them with its own code. */
export const deliveryZonesApi: CallsApi<{
  dashboardDeliveryZones: CallQueryEndpoint<'dashboard.deliveryZones'>;
  dashboardCreateDeliveryZone: CallMutationEndpoint<'dashboard.createDeliveryZone'>;
  dashboardUpdateDeliveryZone: CallMutationEndpoint<'dashboard.updateDeliveryZone'>;
  dashboardDeleteDeliveryZone: CallMutationEndpoint<'dashboard.deleteDeliveryZone'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardDeliveryZones: build.query<
      CallAnswer<'dashboard.deliveryZones'>,
      CallArg<'dashboard.deliveryZones'>
    >({
      query: callQuery('dashboard.deliveryZones'),
      providesTags: tags,
    }),
    dashboardCreateDeliveryZone: build.mutation<
      CallAnswer<'dashboard.createDeliveryZone'>,
      CallArg<'dashboard.createDeliveryZone'>
    >({
      query: callQuery('dashboard.createDeliveryZone'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardUpdateDeliveryZone: build.mutation<
      CallAnswer<'dashboard.updateDeliveryZone'>,
      CallArg<'dashboard.updateDeliveryZone'>
    >({
      query: callQuery('dashboard.updateDeliveryZone'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
    dashboardDeleteDeliveryZone: build.mutation<
      CallAnswer<'dashboard.deleteDeliveryZone'>,
      CallArg<'dashboard.deleteDeliveryZone'>
    >({
      query: callQuery('dashboard.deleteDeliveryZone'),
      invalidatesTags: (answer) => (answer === undefined ? [] : tags),
    }),
  }),
});

/** `dashboard.deliveryZones`: delivery zones of a store with their methods, in their order. */
export const useDashboardDeliveryZonesQuery: CallQueryHook<'dashboard.deliveryZones'> =
  deliveryZonesApi.useDashboardDeliveryZonesQuery;

/** `dashboard.createDeliveryZone`: create a delivery zone with its methods. */
export const useDashboardCreateDeliveryZoneMutation: CallMutationHook<'dashboard.createDeliveryZone'> =
  deliveryZonesApi.useDashboardCreateDeliveryZoneMutation;

/** `dashboard.updateDeliveryZone`: change a delivery zone. */
export const useDashboardUpdateDeliveryZoneMutation: CallMutationHook<'dashboard.updateDeliveryZone'> =
  deliveryZonesApi.useDashboardUpdateDeliveryZoneMutation;

/** `dashboard.deleteDeliveryZone`: delete a delivery zone with its methods. */
export const useDashboardDeleteDeliveryZoneMutation: CallMutationHook<'dashboard.deleteDeliveryZone'> =
  deliveryZonesApi.useDashboardDeleteDeliveryZoneMutation;
