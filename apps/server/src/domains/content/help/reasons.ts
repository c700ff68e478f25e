import type { QuestionName } from './topics.ts';

/** Why somebody writes to a store, without the words for it. */
interface Reason {
  readonly name: string;
  /** Where the matter is settled without writing. */
  readonly actions: readonly string[];
  /** The questions that may answer it. */
  readonly questions: readonly QuestionName[];
}

/** Why people write to a store, with what may spare them that. */
export const reasons = [
  {
    name: 'order',
    actions: ['/edit-order/', '/update-address/', '/account/'],
    questions: [
      'where-is-my-order',
      'can-i-change-my-delivery-address',
      'can-i-cancel-my-order',
      'my-payment-was-refused',
      'can-i-have-an-invoice',
    ],
  },
  {
    name: 'return',
    actions: ['/returns/', '/account/'],
    questions: [
      'how-do-i-return-something',
      'can-i-exchange-a-size',
      'something-is-wrong-or-faulty',
      'when-do-i-get-my-refund',
    ],
  },
  {
    name: 'product',
    actions: ['/collection/all/'],
    questions: [
      'how-do-i-find-my-size',
      'how-are-your-products-printed',
      'how-should-i-wash-it',
      'will-it-shrink',
    ],
  },
  {
    name: 'other',
    actions: [],
    questions: ['how-can-i-pay', 'do-you-deliver-abroad', 'how-do-i-stop-your-newsletter'],
  },
] as const satisfies readonly Reason[];

/** A reason of every store. */
export type AnyReason = (typeof reasons)[number];
