import type { CallResponse } from '@omnis/contract';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { arrivalDays } from './plain-delivery.ts';
import type { Form } from './plain-forms.ts';
import { plainMoney } from './plain-frame.ts';
import { promisedOtherwise, showedAnother } from './plain-order.ts';

/** Promises that have changed since the page that a form was sent from, to be looked at before ordering. */
export function changesSince(
  words: PageWords,
  typed: Form,
  { totals, shippingMethods }: Pick<CallResponse<'checkout.quote'>, 'totals' | 'shippingMethods'>,
): string[] {
  const { say } = words;
  const total = plainMoney(words, totals.total, totals.currency);
  const method = promisedOtherwise(typed, shippingMethods);
  return [
    ...(showedAnother(typed, totals)
      ? [say('The total is now {total}. Check it, then place your order.', { total })]
      : []),
    ...(method === null
      ? []
      : [
          say('{method} now arrives {days}. Check it, then place your order.', {
            method: method.name,
            days: arrivalDays(words, method),
          }),
        ]),
  ];
}
