import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import { listId } from '../tags.ts';

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
export const customersApi = api.injectEndpoints({
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

export const {
  /** `dashboard.customers`: customers of a store with their figures. */
  useDashboardCustomersQuery,
  useLazyDashboardCustomersQuery,
  /** `dashboard.customer`: one customer with orders, addresses, consent and notes. */
  useDashboardCustomerQuery,
  useLazyDashboardCustomerQuery,
  /** `dashboard.createCustomer`: add a customer by hand. */
  useDashboardCreateCustomerMutation,
  /** `dashboard.updateCustomer`: change a customer. */
  useDashboardUpdateCustomerMutation,
  /** `dashboard.addCustomerNote`: write a note on a customer. */
  useDashboardAddCustomerNoteMutation,
  /** `dashboard.mergeCustomers`: merge another customer into one. */
  useDashboardMergeCustomersMutation,
  /** `dashboard.deleteCustomer`: delete a customer and their account. */
  useDashboardDeleteCustomerMutation,
  /** `dashboard.exportCustomers`: customers as a file; browsers download it at `customerExportPath`. */
  useDashboardExportCustomersQuery,
  useLazyDashboardExportCustomersQuery,
  /** `dashboard.subscribers`: people who confirmed that they want emails about offers. */
  useDashboardSubscribersQuery,
  /** `dashboard.exportSubscribers`: a part of the CSV file of subscribers. */
  useDashboardExportSubscribersQuery,
  useLazyDashboardExportSubscribersQuery,
  /** `dashboard.customerSegments`: saved filters of the list of customers. */
  useDashboardCustomerSegmentsQuery,
  /** `dashboard.createCustomerSegment`: save filters under a name. */
  useDashboardCreateCustomerSegmentMutation,
  /** `dashboard.updateCustomerSegment`: rename saved filters. */
  useDashboardUpdateCustomerSegmentMutation,
  /** `dashboard.deleteCustomerSegment`: delete a saved filter. */
  useDashboardDeleteCustomerSegmentMutation,
} = customersApi;
