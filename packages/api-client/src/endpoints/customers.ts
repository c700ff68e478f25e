import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';
import type {
  CallLazyQueryHook,
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/**
 * Address at which the customers of a store are downloaded as a CSV file.
 *
 * @param query - the filters, as the list takes them
 */
export function customerExportPath(division: number, query: URLSearchParams): string {
  const path = callPath('dashboard.exportCustomers', { division });
  return query.size === 0 ? path : `${path}?${query}`;
}

type One = CallArg<'dashboard.customer'>['params'];

/** A change of a customer is seen in the lists; its answer is the customer. */
const changed = (answer: unknown) =>
  answer === undefined ? [] : ([{ type: 'Customer', id: listId }] as const);

/** Customers as a store's team manages them; the dashboard's pages of customers bring them with their own code. */
export const customersApi: CallsApi<{
  dashboardCustomers: CallQueryEndpoint<'dashboard.customers'>;
  dashboardCustomer: CallQueryEndpoint<'dashboard.customer'>;
  dashboardCreateCustomer: CallMutationEndpoint<'dashboard.createCustomer'>;
  dashboardUpdateCustomer: CallMutationEndpoint<'dashboard.updateCustomer'>;
  dashboardAddCustomerNote: CallMutationEndpoint<'dashboard.addCustomerNote'>;
  dashboardMergeCustomers: CallMutationEndpoint<'dashboard.mergeCustomers'>;
  dashboardDeleteCustomer: CallMutationEndpoint<'dashboard.deleteCustomer'>;
  dashboardExportCustomers: CallQueryEndpoint<'dashboard.exportCustomers'>;
  dashboardSubscribers: CallQueryEndpoint<'dashboard.subscribers'>;
  dashboardExportSubscribers: CallQueryEndpoint<'dashboard.exportSubscribers'>;
  dashboardCustomerSegments: CallQueryEndpoint<'dashboard.customerSegments'>;
  dashboardCreateCustomerSegment: CallMutationEndpoint<'dashboard.createCustomerSegment'>;
  dashboardUpdateCustomerSegment: CallMutationEndpoint<'dashboard.updateCustomerSegment'>;
  dashboardDeleteCustomerSegment: CallMutationEndpoint<'dashboard.deleteCustomerSegment'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    dashboardCustomers: build.query<CallAnswer<'dashboard.customers'>, CallArg<'dashboard.customers'>>({
      query: callQuery('dashboard.customers'),
      providesTags: [{ type: 'Customer', id: listId }],
    }),
    dashboardCustomer: build.query<CallAnswer<'dashboard.customer'>, CallArg<'dashboard.customer'>>({
      query: callQuery('dashboard.customer'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Customer', id: params.id }],
    }),
    dashboardCreateCustomer: build.mutation<
      CallAnswer<'dashboard.createCustomer'>,
      CallArg<'dashboard.createCustomer'>
    >({
      query: callQuery('dashboard.createCustomer'),
      invalidatesTags: changed,
    }),
    dashboardUpdateCustomer: build.mutation<
      CallAnswer<'dashboard.updateCustomer'>,
      CallArg<'dashboard.updateCustomer'>
    >({
      query: callQuery('dashboard.updateCustomer'),
      invalidatesTags: changed,
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putCustomer(params, answer.data));
      },
    }),
    dashboardAddCustomerNote: build.mutation<
      CallAnswer<'dashboard.addCustomerNote'>,
      CallArg<'dashboard.addCustomerNote'>
    >({
      query: callQuery('dashboard.addCustomerNote'),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putCustomer(params, answer.data));
      },
    }),
    dashboardMergeCustomers: build.mutation<
      CallAnswer<'dashboard.mergeCustomers'>,
      CallArg<'dashboard.mergeCustomers'>
    >({
      query: callQuery('dashboard.mergeCustomers'),
      invalidatesTags: changed,
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer !== null) dispatch(putCustomer(params, answer.data));
      },
    }),
    dashboardDeleteCustomer: build.mutation<
      CallAnswer<'dashboard.deleteCustomer'>,
      CallArg<'dashboard.deleteCustomer'>
    >({
      query: callQuery('dashboard.deleteCustomer'),
      invalidatesTags: (answer) =>
        answer === undefined ? [] : [{ type: 'Customer', id: listId }, 'ManagedOrder'],
    }),
    dashboardExportCustomers: build.query<
      CallAnswer<'dashboard.exportCustomers'>,
      CallArg<'dashboard.exportCustomers'>
    >({
      query: callQuery('dashboard.exportCustomers'),
      keepUnusedDataFor: 0,
    }),
    dashboardSubscribers: build.query<CallAnswer<'dashboard.subscribers'>, CallArg<'dashboard.subscribers'>>({
      query: callQuery('dashboard.subscribers'),
      providesTags: [{ type: 'Customer', id: listId }],
    }),
    dashboardExportSubscribers: build.query<
      CallAnswer<'dashboard.exportSubscribers'>,
      CallArg<'dashboard.exportSubscribers'>
    >({
      query: callQuery('dashboard.exportSubscribers'),
      keepUnusedDataFor: 0,
    }),
    dashboardCustomerSegments: build.query<
      CallAnswer<'dashboard.customerSegments'>,
      CallArg<'dashboard.customerSegments'>
    >({
      query: callQuery('dashboard.customerSegments'),
      providesTags: [{ type: 'Customer', id: 'SEGMENTS' }],
    }),
    dashboardCreateCustomerSegment: build.mutation<
      CallAnswer<'dashboard.createCustomerSegment'>,
      CallArg<'dashboard.createCustomerSegment'>
    >({
      query: callQuery('dashboard.createCustomerSegment'),
      invalidatesTags: (answer) => (answer === undefined ? [] : [{ type: 'Customer', id: 'SEGMENTS' }]),
    }),
    dashboardUpdateCustomerSegment: build.mutation<
      CallAnswer<'dashboard.updateCustomerSegment'>,
      CallArg<'dashboard.updateCustomerSegment'>
    >({
      query: callQuery('dashboard.updateCustomerSegment'),
      invalidatesTags: [{ type: 'Customer', id: 'SEGMENTS' }],
    }),
    dashboardDeleteCustomerSegment: build.mutation<
      CallAnswer<'dashboard.deleteCustomerSegment'>,
      CallArg<'dashboard.deleteCustomerSegment'>
    >({
      query: callQuery('dashboard.deleteCustomerSegment'),
      invalidatesTags: (answer) => (answer === undefined ? [] : [{ type: 'Customer', id: 'SEGMENTS' }]),
    }),
  }),
});

function putCustomer(params: One, customer: CallAnswer<'dashboard.customer'>) {
  return customersApi.util.upsertQueryEntries([
    { endpointName: 'dashboardCustomer', arg: { params }, value: customer },
  ]);
}

/** `dashboard.customers`: customers of a store with their figures. */
export const useDashboardCustomersQuery: CallQueryHook<'dashboard.customers'> =
  customersApi.useDashboardCustomersQuery;

/** `dashboard.customers`: customers of a store with their figures. Asked when its trigger is called. */
export const useLazyDashboardCustomersQuery: CallLazyQueryHook<'dashboard.customers'> =
  customersApi.useLazyDashboardCustomersQuery;

/** `dashboard.customer`: one customer with orders, addresses, consent and notes. */
export const useDashboardCustomerQuery: CallQueryHook<'dashboard.customer'> =
  customersApi.useDashboardCustomerQuery;

/** `dashboard.customer`: one customer with orders, addresses, consent and notes. Asked when its trigger is called. */
export const useLazyDashboardCustomerQuery: CallLazyQueryHook<'dashboard.customer'> =
  customersApi.useLazyDashboardCustomerQuery;

/** `dashboard.createCustomer`: add a customer by hand. */
export const useDashboardCreateCustomerMutation: CallMutationHook<'dashboard.createCustomer'> =
  customersApi.useDashboardCreateCustomerMutation;

/** `dashboard.updateCustomer`: change a customer. */
export const useDashboardUpdateCustomerMutation: CallMutationHook<'dashboard.updateCustomer'> =
  customersApi.useDashboardUpdateCustomerMutation;

/** `dashboard.addCustomerNote`: write a note on a customer. */
export const useDashboardAddCustomerNoteMutation: CallMutationHook<'dashboard.addCustomerNote'> =
  customersApi.useDashboardAddCustomerNoteMutation;

/** `dashboard.mergeCustomers`: merge another customer into one. */
export const useDashboardMergeCustomersMutation: CallMutationHook<'dashboard.mergeCustomers'> =
  customersApi.useDashboardMergeCustomersMutation;

/** `dashboard.deleteCustomer`: delete a customer and their account. */
export const useDashboardDeleteCustomerMutation: CallMutationHook<'dashboard.deleteCustomer'> =
  customersApi.useDashboardDeleteCustomerMutation;

/** `dashboard.exportCustomers`: customers as a file; browsers download it at `customerExportPath`. */
export const useDashboardExportCustomersQuery: CallQueryHook<'dashboard.exportCustomers'> =
  customersApi.useDashboardExportCustomersQuery;

/**
 * `dashboard.exportCustomers`: customers as a file; browsers download it at `customerExportPath`. Asked when its
 * trigger is called.
 */
export const useLazyDashboardExportCustomersQuery: CallLazyQueryHook<'dashboard.exportCustomers'> =
  customersApi.useLazyDashboardExportCustomersQuery;

/** `dashboard.subscribers`: people who confirmed that they want emails about offers. */
export const useDashboardSubscribersQuery: CallQueryHook<'dashboard.subscribers'> =
  customersApi.useDashboardSubscribersQuery;

/** `dashboard.exportSubscribers`: a part of the CSV file of subscribers. */
export const useDashboardExportSubscribersQuery: CallQueryHook<'dashboard.exportSubscribers'> =
  customersApi.useDashboardExportSubscribersQuery;

/** `dashboard.exportSubscribers`: a part of the CSV file of subscribers. Asked when its trigger is called. */
export const useLazyDashboardExportSubscribersQuery: CallLazyQueryHook<'dashboard.exportSubscribers'> =
  customersApi.useLazyDashboardExportSubscribersQuery;

/** `dashboard.customerSegments`: saved filters of the list of customers. */
export const useDashboardCustomerSegmentsQuery: CallQueryHook<'dashboard.customerSegments'> =
  customersApi.useDashboardCustomerSegmentsQuery;

/** `dashboard.createCustomerSegment`: save filters under a name. */
export const useDashboardCreateCustomerSegmentMutation: CallMutationHook<'dashboard.createCustomerSegment'> =
  customersApi.useDashboardCreateCustomerSegmentMutation;

/** `dashboard.updateCustomerSegment`: rename saved filters. */
export const useDashboardUpdateCustomerSegmentMutation: CallMutationHook<'dashboard.updateCustomerSegment'> =
  customersApi.useDashboardUpdateCustomerSegmentMutation;

/** `dashboard.deleteCustomerSegment`: delete a saved filter. */
export const useDashboardDeleteCustomerSegmentMutation: CallMutationHook<'dashboard.deleteCustomerSegment'> =
  customersApi.useDashboardDeleteCustomerSegmentMutation;
