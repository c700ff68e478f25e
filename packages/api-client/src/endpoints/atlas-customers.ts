import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type {
  CallMutationEndpoint,
  CallMutationHook,
  CallQueryEndpoint,
  CallQueryHook,
  CallsApi,
} from '../call-hooks.ts';

/** Customers of all stores, for staff. */
export const atlasCustomersApi: CallsApi<{
  atlasCustomers: CallQueryEndpoint<'atlas.customers'>;
  atlasCustomer: CallQueryEndpoint<'atlas.customer'>;
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
