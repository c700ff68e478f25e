import { callPath } from '@omnis/contract/paths';
import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallLazyQueryHook,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/**
 * Address at which staff download the customers of a store as a CSV file.
 *
 * @param query - the filters, as `atlas.exportCustomers` takes them
 */
export function atlasCustomerExportPath(division: number, query: URLSearchParams): string {
  const path = callPath('atlas.exportCustomers', { division });
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Customers of all stores, for staff. */
export const atlasCustomersApi: CallsApi<{
  atlasCustomers: CallQueryEndpoint<'atlas.customers'>;
  atlasCustomer: CallQueryEndpoint<'atlas.customer'>;
  atlasExportCustomers: CallQueryEndpoint<'atlas.exportCustomers'>;
  atlasCreateCustomer: CallMutationEndpoint<'atlas.createCustomer'>;
  atlasUpdateCustomer: CallMutationEndpoint<'atlas.updateCustomer'>;
  atlasMergeCustomers: CallMutationEndpoint<'atlas.mergeCustomers'>;
  atlasDeleteCustomer: CallMutationEndpoint<'atlas.deleteCustomer'>;
  atlasAddCustomerNote: CallMutationEndpoint<'atlas.addCustomerNote'>;
  atlasSetCustomerBespoke: CallMutationEndpoint<'atlas.setCustomerBespoke'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    atlasCustomers: build.query<CallAnswer<'atlas.customers'>, CallArg<'atlas.customers'>>({
      query: callQuery('atlas.customers'),
      providesTags: ['Customer'],
    }),
    atlasCustomer: build.query<CallAnswer<'atlas.customer'>, CallArg<'atlas.customer'>>({
      query: callQuery('atlas.customer'),
      providesTags: (_answer, _error, { params }) => [{ type: 'Customer', id: params.id }],
    }),
    atlasExportCustomers: build.query<CallAnswer<'atlas.exportCustomers'>, CallArg<'atlas.exportCustomers'>>({
      query: callQuery('atlas.exportCustomers'),
      keepUnusedDataFor: 0,
    }),
    atlasCreateCustomer: build.mutation<CallAnswer<'atlas.createCustomer'>, CallArg<'atlas.createCustomer'>>({
      query: callQuery('atlas.createCustomer'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Customer']),
    }),
    atlasUpdateCustomer: build.mutation<CallAnswer<'atlas.updateCustomer'>, CallArg<'atlas.updateCustomer'>>({
      query: callQuery('atlas.updateCustomer'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Customer']),
    }),
    atlasMergeCustomers: build.mutation<CallAnswer<'atlas.mergeCustomers'>, CallArg<'atlas.mergeCustomers'>>({
      query: callQuery('atlas.mergeCustomers'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Customer']),
    }),
    atlasDeleteCustomer: build.mutation<CallAnswer<'atlas.deleteCustomer'>, CallArg<'atlas.deleteCustomer'>>({
      query: callQuery('atlas.deleteCustomer'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Customer']),
    }),
    atlasAddCustomerNote: build.mutation<
      CallAnswer<'atlas.addCustomerNote'>,
      CallArg<'atlas.addCustomerNote'>
    >({
      query: callQuery('atlas.addCustomerNote'),
      invalidatesTags: (answer, _error, { params }) =>
        answer === undefined ? [] : [{ type: 'Customer', id: params.id }],
    }),
    atlasSetCustomerBespoke: build.mutation<
      CallAnswer<'atlas.setCustomerBespoke'>,
      CallArg<'atlas.setCustomerBespoke'>
    >({
      query: callQuery('atlas.setCustomerBespoke'),
      invalidatesTags: (answer, _error, { params }) =>
        answer === undefined ? [] : [{ type: 'Customer', id: params.id }],
    }),
  }),
});

/** `atlas.customers`: customers of a store, or of all stores by email address. */
export const useAtlasCustomersQuery: CallQueryHook<'atlas.customers'> =
  atlasCustomersApi.useAtlasCustomersQuery;

/** `atlas.customer`: one customer with orders, addresses, consent and notes. */
export const useAtlasCustomerQuery: CallQueryHook<'atlas.customer'> = atlasCustomersApi.useAtlasCustomerQuery;

/** `atlas.addCustomerNote`: write a note on a customer. */
export const useAtlasAddCustomerNoteMutation: CallMutationHook<'atlas.addCustomerNote'> =
  atlasCustomersApi.useAtlasAddCustomerNoteMutation;

/** `atlas.setCustomerBespoke`: say whether an account belongs to the bespoke company. */
export const useAtlasSetCustomerBespokeMutation: CallMutationHook<'atlas.setCustomerBespoke'> =
  atlasCustomersApi.useAtlasSetCustomerBespokeMutation;

/** `atlas.createCustomer`: add a customer to a store. */
export const useAtlasCreateCustomerMutation: CallMutationHook<'atlas.createCustomer'> =
  atlasCustomersApi.useAtlasCreateCustomerMutation;

/** `atlas.updateCustomer`: change a customer of a store. */
export const useAtlasUpdateCustomerMutation: CallMutationHook<'atlas.updateCustomer'> =
  atlasCustomersApi.useAtlasUpdateCustomerMutation;

/** `atlas.mergeCustomers`: merge another customer of the store into one. */
export const useAtlasMergeCustomersMutation: CallMutationHook<'atlas.mergeCustomers'> =
  atlasCustomersApi.useAtlasMergeCustomersMutation;

/** `atlas.deleteCustomer`: delete a customer and their account. */
export const useAtlasDeleteCustomerMutation: CallMutationHook<'atlas.deleteCustomer'> =
  atlasCustomersApi.useAtlasDeleteCustomerMutation;

/** `atlas.customers`, asked when its trigger is called. */
export const useLazyAtlasCustomersQuery: CallLazyQueryHook<'atlas.customers'> =
  atlasCustomersApi.useLazyAtlasCustomersQuery;

/** `atlas.exportCustomers`: customers as a file; browsers download it at `atlasCustomerExportPath`. */
export const useAtlasExportCustomersQuery: CallQueryHook<'atlas.exportCustomers'> =
  atlasCustomersApi.useAtlasExportCustomersQuery;
