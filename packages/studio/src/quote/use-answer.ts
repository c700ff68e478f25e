import { submitFault, useQuotesAnswerMutation, type CallArg } from '@omnis/api-client';
import type { Quote } from './quote-words.ts';

type Answer = CallArg<'quotes.answer'>['body'];

/** Sends an answer to a quote; undefined when it worked, else what to tell. */
export function useAnswer({ orderHash }: Pick<Quote, 'orderHash'>) {
  const [send, { isLoading }] = useQuotesAnswerMutation();
  return {
    sending: isLoading,
    answer: async (body: Answer) => {
      const { error } = await send({ params: { orderHash }, body });
      return error === undefined ? undefined : submitFault(error);
    },
  };
}
