import { placeOrderSchema, type CallInput, type PlaceOrder } from '@omnis/contract';
import { fail, ok, type Result } from '../../http/answer.ts';

type Form = Readonly<Record<string, string>>;

/** What was typed, without what must not be sent back: card, proof and key. */
export function typedOf(form: Form): Form {
  const kept = Object.entries(form).filter(([name]) => !/^(?:card\.|token$|key$)/.test(name));
  return Object.fromEntries(kept);
}

/** Whether a form was sent from a page that showed another total. */
export function showedAnother(form: Form, { total, currency }: { total: number; currency: string }): boolean {
  const { expectedTotal = String(total), expectedCurrency = currency } = form;
  return Number(expectedTotal) !== total || expectedCurrency !== currency;
}

/** The card of a form, as the test processor takes it. */
export function readCard(form: Form): Result<CallInput<'payments.testCard'>['body']> {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(form['card.expiry'] ?? '') ?? [];
  const cvc = (form['card.cvc'] ?? '').trim();
  if (month === undefined || Number(month) < 1 || Number(month) > 12)
    return fail('validation_failed', 'Use month and year, such as 12/29', 'card.expiry');
  if (!/^\d{3,4}$/.test(cvc))
    return fail('validation_failed', 'The security code has 3 or 4 digits', 'card.cvc');
  const number = (form['card.number'] ?? '').replace(/\D/g, '').slice(0, 30);
  return ok({ number, expMonth: Number(month), expYear: 2000 + Number(year), cvc });
}

/** The order of a form; what is wrong stands at the names of its fields. */
export function readOrder(
  form: Form,
  { paymentMethod, currency }: { paymentMethod: string | null; currency: string },
): Result<PlaceOrder> {
  const text = (name: string): string => form[name] ?? '';
  const address = (name: string): string => text(`shippingAddress.${name}`);
  const typed = {
    firstName: address('firstName'),
    lastName: address('lastName'),
    company: address('company'),
    street: address('street'),
    street2: address('street2'),
    city: address('city'),
    state: address('state'),
    country: address('country'),
    zip: address('zip'),
    eori: address('eori'),
  };
  const toPay = Number(text('expectedToPay') || 'NaN');
  const total = Number(text('expectedTotal') || 'NaN');
  const order = {
    contact: { email: text('contact.email'), phone: text('contact.phone') },
    // Where nothing is delivered, the address that is asked for is that of the bill.
    ...(text('delivered') === 'no'
      ? { billingAddress: typed }
      : { shippingAddress: typed, shippingMethod: text('shippingMethod') }),
    ...(paymentMethod === null ? {} : { paymentMethod }),
    ...(Number.isFinite(toPay) ? { expectedToPay: toPay } : {}),
    ...(Number.isFinite(total) ? { expectedTotal: total } : {}),
    currency,
    note: text('note'),
  };
  const read = placeOrderSchema.safeParse(order);
  if (read.success) return ok(order);
  const errors = read.error.issues.map(({ path, message }) => ({
    field: path.join('.').replace(/^billingAddress\./, 'shippingAddress.'),
    message,
  }));
  const message = errors[0]?.message ?? 'Some fields need another look';
  return { ok: false, code: 'validation_failed', message, errors };
}
