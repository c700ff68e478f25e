import { randomUUID } from 'node:crypto';
import { placeOrderSchema } from '@omnis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import { originOf } from '../../plugins/csrf.ts';
import { splitVisitorOf } from '../split-tests/split-visitor.ts';
import { countrySchema, type Form } from './plain-forms.ts';
import { readCard, readOrder, typedOf } from './plain-order.ts';
import { homeOf, type PlainPages, type PlainShopDeps, type Visit } from './plain-pages.ts';

/** Places orders of forms: what is refused is shown in the checkout with what was typed, what stands by its receipt. */
export function createPlainPlacing(
  { checkout, payments, splitTests: tests }: PlainShopDeps,
  { showCheckout }: Pick<PlainPages, 'showCheckout'>,
) {
  /** The card of a form as a payment method; null when gift cards pay all. */
  async function methodOf(form: Form): Promise<Result<string | null>> {
    if (form['expectedToPay'] === '0') return ok(null);
    // Digits are for the processor's own script: a form that brings them is not read.
    if (payments.testProcessor === null)
      return fail(
        'validation_failed',
        'Paying by card needs scripts. Allow them for this shop.',
        'card.number',
      );
    const card = readCard(form);
    if (!card.ok) return card;
    const added = await payments.addTestCard(card.value);
    return added.ok
      ? ok(added.value.paymentMethod)
      : { ...added, errors: [{ field: 'card.number', message: added.message }] };
  }

  return async function placeOrder(
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, form }: { visit: Visit; form: Form },
  ): Promise<FastifyReply> {
    const { division, shopper, customerId } = visit;
    const typed = typedOf(form);
    const country = countrySchema.safeParse({ country: form['shippingAddress.country'] });
    const at = { country: country.success ? country.data.country : homeOf(visit), typed };
    const refuse = (failure: Failure) => showCheckout(reply, visit, { ...at, failure });
    // An amount can be the same in two currencies; the page says the new total.
    if ((form['expectedCurrency'] ?? shopper.currency) !== shopper.currency)
      return refuse(fail('total_changed', 'Some fields need another look', 'expectedCurrency'));
    const method = await methodOf(form);
    if (!method.ok) return refuse(method);
    const order = readOrder(form, { paymentMethod: method.value, currency: shopper.currency });
    if (!order.ok) return refuse(order);
    const body = placeOrderSchema.parse(order.value);
    const splitTests = await tests.countedWith(division, splitVisitorOf(request));
    const { language } = visit.words;
    const buyer = { ...shopper, customerId, language, origin: originOf(request), splitTests };
    const placed = await checkout.place(buyer, (form['key'] ?? '').slice(0, 100) || randomUUID(), body);
    if (!placed.ok) return refuse(placed);
    if (placed.value.status === 'requires_action') {
      const message =
        'Your bank wants to ask you something, which needs scripts. Use another card, or allow scripts for this shop.';
      return refuse({ ok: false, code: 'authentication_failed', message, errors: [] });
    }
    return reply.redirect(`/receipt/${placed.value.orderHash}`, 303);
  };
}
