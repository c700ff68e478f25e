import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';
import type { CallMutationEndpoint, CallMutationHook, CallsApi } from '../call-hooks.ts';

/** Gift cards as shoppers use them; the checkout and the page of the balance bring them with their own code. */
export const giftCardsApi: CallsApi<{
  giftCardsApply: CallMutationEndpoint<'giftCards.apply'>;
  giftCardsRemove: CallMutationEndpoint<'giftCards.remove'>;
  giftCardsBalance: CallMutationEndpoint<'giftCards.balance'>;
}> = api.injectEndpoints({
  endpoints: (build) => ({
    giftCardsApply: build.mutation<CallAnswer<'giftCards.apply'>, CallArg<'giftCards.apply'>>({
      query: callQuery('giftCards.apply'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Quote']),
    }),
    giftCardsRemove: build.mutation<CallAnswer<'giftCards.remove'>, CallArg<'giftCards.remove'>>({
      query: callQuery('giftCards.remove'),
      invalidatesTags: (answer) => (answer === undefined ? [] : ['Quote']),
    }),
    // It changes nothing; a mutation, so that no code stays in the cache.
    giftCardsBalance: build.mutation<CallAnswer<'giftCards.balance'>, CallArg<'giftCards.balance'>>({
      query: callQuery('giftCards.balance'),
    }),
  }),
});

/** `giftCards.apply`: lay a gift card on the checkout by its code. */
export const useGiftCardsApplyMutation: CallMutationHook<'giftCards.apply'> =
  giftCardsApi.useGiftCardsApplyMutation;

/** `giftCards.remove`: take a gift card off the checkout. */
export const useGiftCardsRemoveMutation: CallMutationHook<'giftCards.remove'> =
  giftCardsApi.useGiftCardsRemoveMutation;

/** `giftCards.balance`: the remaining balance of a gift card, by its code. */
export const useGiftCardsBalanceMutation: CallMutationHook<'giftCards.balance'> =
  giftCardsApi.useGiftCardsBalanceMutation;
