import { randomUUID } from 'node:crypto';
import { placeOrderSchema } from '@omnis/contract';
import { isCurrencyCode } from '@omnis/models';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail, ok, type Failure } from '../../http/answer.ts';
import { originOf } from '../../plugins/origin.ts';
import { currencyGone } from '../../domains/checkout/begin-checkout.ts';
import { splitVisitorOf } from '../../http/split-visitor.ts';
import { bankAsks, methodOf } from './plain-card.ts';
import { formFailure } from './plain-check.ts';
import { countrySchema, type Form } from './plain-forms.ts';
import { sendOnce } from './plain-once.ts';
import { promisedOtherwise, toOrder, typedOf } from './plain-order.ts';
import { homeOf, type PlainPages, type PlainShopDeps, type Visit } from './plain-pages.ts';

/** Places orders of forms: what is refused is shown in the checkout with what was typed, what stands by its receipt. */
export function createPlainPlacing(
  { checkout, limitDeclines, payments, splitTests: tests }: PlainShopDeps,
  { showCheckout }: Pick<PlainPages, 'showCheckout'>,
) {
  /** Tells whether the delivery comes on other days than the page said; the page then shows the new ones. */
  async function arrivesOtherwise({ shopper }: Visit, form: Form): Promise<boolean> {
    const country = countrySchema.safeParse({ country: form['shippingAddress.country'] });
    if (!country.success) return false;
    const quoted = await checkout.quote(shopper, { ...country.data, zip: '' });
    return quoted.ok && promisedOtherwise(form, quoted.value.shippingMethods) !== null;
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
    const key = (form['key'] ?? '').slice(0, 100) || randomUUID();
    const refuse = (failure: Failure) =>
      // One that is on its way is asked for again, not placed a second time.
      showCheckout(reply, visit, { ...at, failure, ...(failure.code === 'in_progress' ? { key } : {}) });
    const byCard = form['expectedToPay'] !== '0';
    const { currency } = shopper;
    // Digits are for the processor's own script: a form that brings them is not read.
    if (byCard && payments.offered(division).processor !== 'test')
      return refuse(
        fail(
          'validation_failed',
          'Paying by card needs JavaScript. Turn it on for this shop.',
          'card.number',
        ),
      );
    const faults = formFailure(form, { division, byCard, currency });
    if (faults) return refuse(faults);
    const expected = form['expectedCurrency'] ?? currency;
    if (isCurrencyCode(expected) && !division.currencies.includes(expected))
      return refuse({ ...currencyGone(division, expected), code: 'conflict' });
    // An amount can be the same in two currencies; the page says the new total.
    if (expected !== currency)
      return refuse(fail('total_changed', 'Some fields need another look', 'expectedCurrency'));
    if (await arrivesOtherwise(visit, form))
      return refuse(fail('total_changed', 'Some fields need another look', 'expectedTotal'));
    const method = byCard ? await methodOf(payments, { division, form, key }) : ok(null);
    if (!method.ok) return refuse(method);
    const body = placeOrderSchema.parse(toOrder(form, { paymentMethod: method.value, currency }));
    const splitTests = await tests.countedWith(division, splitVisitorOf(request));
    const { language } = visit.words;
    const buyer = { ...shopper, customerId, language, origin: originOf(request), splitTests };
    const payer = { division: division.id, owner: shopper.owner, ip: request.ip };
    const placed = await sendOnce(checkout, { buyer, key, body }, (each) =>
      limitDeclines(payer, () => checkout.place(buyer, each, body)),
    );
    if (!placed.ok) return refuse(placed);
    if (placed.value.status === 'requires_action') return refuse(bankAsks());
    return reply.redirect(`/receipt/${placed.value.orderHash}`, 303);
  };
}
