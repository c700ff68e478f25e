import type { Language } from '@omnis/models';
import type { Selectable } from 'kysely';
import { sayToShopper } from '../../texts/say-to-shopper.ts';
import type { PaymentAttemptsTable } from './payments.tables.ts';

/** Texts of the steps in the log of a payment; refusals of a bank are given in the processor's words. */
export const attemptWords = {
  unanswered: 'The bank has not answered yet',
  authorised: 'Authorised',
  paid: 'Paid',
  refunded: 'Refunded',
  refundedInPart: 'Refunded in part',
  refundFailed: (why: string): string => `Refund failed: ${why}`,
} as const;

/** With this everything begins that the log says of money on its way back. */
const back = 'Refund';

type Logged = Pick<Selectable<PaymentAttemptsTable>, 'payment_intent' | 'message'>;

/** The attempts of payments as they are shown: what was only on its way to being paid is one attempt with it. */
export function shownAttempts<Row extends Logged>(rows: readonly Row[]): Row[] {
  return rows.filter(({ payment_intent: intent, message }, index) => {
    const later = rows.slice(index + 1).filter((row) => row.payment_intent === intent);
    if (message === attemptWords.unanswered) return later.length === 0;
    return message !== attemptWords.authorised || !later.some((row) => row.message === attemptWords.paid);
  });
}

/** Those of them that a shopper made: what goes back is told apart. */
export function chargesOf<Row extends Logged>(rows: readonly Row[]): Row[] {
  return shownAttempts(rows).filter(({ message }) => !message.startsWith(back));
}

/** Attempts as a shopper is told of them, in a language. */
export function attemptsIn<Row extends { readonly message: string }>(
  language: Language,
  rows: readonly Row[],
): Row[] {
  return rows.map((row) => ({ ...row, message: sayToShopper(language, row.message) }));
}
