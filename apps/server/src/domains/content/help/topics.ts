import type { FactName } from './fact-names.ts';

/** A question of every store, without its words. */
interface TopicQuestion {
  /** How it stands in addresses, in all languages; never changed, so that links to it last. */
  readonly name: string;
  /** Facts without which there is nothing to answer: a store that lacks one has not the question. */
  readonly needs?: readonly FactName[];
}

/** Questions that belong together, without their words. */
interface Topic {
  readonly code: string;
  readonly questions: readonly TopicQuestion[];
}

const outline = [
  {
    code: 'delivery',
    questions: [
      { name: 'how-long-does-delivery-take', needs: ['delivery.home'] },
      { name: 'what-does-delivery-cost', needs: ['delivery.table'] },
      { name: 'is-delivery-free', needs: ['delivery.free'] },
      { name: 'where-is-my-order' },
      { name: 'do-you-deliver-abroad', needs: ['delivery.table'] },
      { name: 'can-i-change-my-delivery-address' },
    ],
  },
  {
    code: 'returns',
    questions: [
      { name: 'how-do-i-return-something' },
      { name: 'can-i-exchange-a-size' },
      { name: 'something-is-wrong-or-faulty' },
      { name: 'when-do-i-get-my-refund' },
      { name: 'can-i-return-something-personalised' },
      { name: 'can-i-cancel-my-order' },
    ],
  },
  {
    code: 'sizes',
    questions: [
      { name: 'how-do-i-find-my-size' },
      { name: 'will-it-shrink' },
      { name: 'are-your-sizes-unisex' },
    ],
  },
  {
    code: 'printing',
    questions: [
      { name: 'how-are-your-products-printed' },
      { name: 'will-the-colours-match-my-screen' },
      { name: 'will-the-print-wash-off' },
    ],
  },
  {
    code: 'care',
    questions: [{ name: 'how-should-i-wash-it' }, { name: 'how-do-i-clean-mugs-and-prints' }],
  },
  {
    code: 'payment',
    questions: [
      { name: 'how-can-i-pay' },
      { name: 'which-currencies-can-i-pay-in', needs: ['currency.list'] },
      { name: 'my-discount-code-does-not-work' },
      { name: 'my-payment-was-refused' },
      { name: 'can-i-have-an-invoice' },
    ],
  },
  {
    code: 'account',
    questions: [
      { name: 'do-i-need-an-account' },
      { name: 'i-forgot-my-password' },
      { name: 'how-do-i-delete-my-account' },
      { name: 'how-do-i-stop-your-newsletter' },
    ],
  },
] as const satisfies readonly Topic[];

type AnyTopic = (typeof outline)[number];

/** Code of a group. */
export type GroupCode = AnyTopic['code'];

/** Names of the questions of a group; of all unless told. */
export type QuestionName<C extends GroupCode = GroupCode> = Extract<
  AnyTopic,
  { readonly code: C }
>['questions'][number]['name'];

/** The groups of every store and their questions, in their order; each language has words for all of them. */
export const topics: readonly (Topic & { readonly code: GroupCode })[] = outline;

/** Questions that are asked most. */
export const popular: readonly QuestionName[] = [
  'where-is-my-order',
  'how-long-does-delivery-take',
  'how-do-i-return-something',
  'how-do-i-find-my-size',
  'how-should-i-wash-it',
];
