import { api } from '../api.ts';
import { callQuery, type CallAnswer, type CallArg } from '../call.ts';

/** Gift cards as shoppers use them; the checkout and the page of the balance bring them with their own code. */
export const giftCardsApi = api.injectEndpoints({
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

export const {
  /** `giftCards.apply`: lay a gift card on the checkout by its code. */
  useGiftCardsApplyMutation,
  /** `giftCards.remove`: take a gift card off the checkout. */
  useGiftCardsRemoveMutation,
  /** `giftCards.balance`: what a gift card has left, by its code. */
  useGiftCardsBalanceMutation,
} = giftCardsApi;
