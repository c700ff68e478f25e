import type { CallInput } from '@omnis/contract';

/** Actions of a customer on a quote, in words that follow “the customer”. */
export const answerWords: Readonly<Record<CallInput<'quotes.answer'>['body']['action'], string>> = {
  accept: 'accepts the price',
  terms: 'accepts the price and asks for credit terms',
  approve: 'approves the mock-up',
  confirm: 'confirms the order',
  change: 'asks for changes',
};
