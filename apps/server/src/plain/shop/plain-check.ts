import { placeOrderSchema, type Address, type ApiError } from '@omnis/contract';
import type { Failure } from '../../http/answer.ts';
import { addressErrors, phoneErrors } from '../../domains/delivery/address-rules.ts';
import { askedErrors } from '../../domains/checkout/asked-fields.ts';
import type { Division } from '../../tenancy/division.ts';
import { addressAt, billsElsewhere, readCard, toOrder } from './plain-order.ts';
import type { Form } from './plain-forms.ts';

/** Stands for the card that is exchanged only once all else is right. */
const anyCard = 'pm_form';

/** The parts of a form from its top to its end. */
const parts = [
  'contact',
  'shippingAddress',
  'shippingMethod',
  'note',
  'card',
  'billingAddress',
  'agreedTerms',
];
const placeOf = ({ field }: ApiError['errors'][number]): number => parts.indexOf(field.split('.')[0] ?? '');

/** All that is wrong with a form, as far as it can be told without its basket; null when nothing is. */
export function formFailure(
  form: Form,
  { division, byCard, currency }: { division: Division; byCard: boolean; currency: string },
): Failure | null {
  const read = placeOrderSchema.safeParse(
    toOrder(form, { paymentMethod: byCard ? anyCard : null, currency }),
  );
  const unread = read.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? [];
  const known = new Set(unread.map(({ field }) => field));
  const judge = (address: Address, path: string, delivery: boolean): ApiError['errors'] =>
    addressErrors(address, path, { division, delivery }).filter(({ field }) => !known.has(field));
  const isDelivered = form['delivered'] !== 'no';
  const main = addressAt(form, 'shippingAddress');
  const card = byCard ? readCard(form) : null;
  const errors = [
    ...unread,
    ...askedErrors(division.checkout, {
      contact: { phone: (form['contact.phone'] ?? '').trim() },
      [isDelivered ? 'shippingAddress' : 'billingAddress']: main,
      ...(isDelivered && billsElsewhere(form) && { billingAddress: addressAt(form, 'billingAddress') }),
      agreedTerms: form['agreedTerms'],
    }).filter(({ field }) => !known.has(field)),
    ...(isDelivered ? phoneErrors((form['contact.phone'] ?? '').trim(), main) : []),
    ...judge(main, isDelivered ? 'shippingAddress' : 'billingAddress', isDelivered),
    ...(isDelivered && billsElsewhere(form)
      ? judge(addressAt(form, 'billingAddress'), 'billingAddress', false)
      : []),
    ...(card === null || card.ok ? [] : card.errors),
  ].toSorted((a, b) => placeOf(a) - placeOf(b));
  const [first] = errors;
  return first ? { ok: false, code: 'validation_failed', message: first.message, errors } : null;
}
