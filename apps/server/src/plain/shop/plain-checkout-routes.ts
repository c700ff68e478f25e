import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failureBody, type Failure } from '../../http/answer.ts';
import { csrfFailure } from '../../plugins/csrf.ts';
import { originFailure } from '../../plugins/origin.ts';
import { countrySchema, formOf, type Form } from './plain-forms.ts';
import { plainPaths, sendPlainShopPage } from './plain-frame.ts';
import { balanceContent, giftCardCode, giftCardRemoved } from './plain-gift-cards.ts';
import { faultOf, homeOf, type PlainPages, type PlainShopDeps, type Visit } from './plain-pages.ts';
import { typedOf, unpromised, withAddress } from './plain-order.ts';
import { createPlainPlacing } from './plain-placing.ts';

/** A card that is not there. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** Data that the checkout is shown again with. */
interface Refilled {
  readonly country: string;
  readonly typed: Form;
  readonly failure?: Failure;
}

function countryOf(visit: Visit, form: Form): string {
  const country = countrySchema.safeParse({ country: form['shippingAddress.country'] });
  return country.success ? country.data.country : homeOf(visit);
}

/** The checkout without scripts, with the gift cards that pay there, and the page that tells what is on one. */
export function registerPlainCheckout(scope: FastifyInstance, deps: PlainShopDeps, pages: PlainPages): void {
  const { secrets, giftCards } = deps;
  const { visitOf, addressesOf, showBasket, showCheckout, fontFaces } = pages;
  const placeOrder = createPlainPlacing(deps, pages);

  /**
   * Data that the checkout is shown again with, by the buttons that change its form only; null for the one that orders.
   */
  async function refill(visit: Visit, form: Form): Promise<Refilled | null> {
    const { do: what, savedAddress, ...rest } = typedOf(form);
    if (what !== 'country' && what !== 'address') return null;
    const chosen = (await addressesOf(visit)).find(({ id }) => what === 'address' && id === savedAddress);
    const typed = unpromised(chosen ? withAddress(rest, chosen) : rest);
    return { country: countryOf(visit, typed), typed };
  }

  /**
   * Puts a gift card to the order or takes one off, and says what the checkout is shown with anew; null where the form
   * asks for neither. A code that is typed and not used yet is used before anything is ordered.
   */
  async function changeGiftCards({ ip }: FastifyRequest, visit: Visit, form: Form): Promise<Refilled | null> {
    const { [giftCardCode]: code = '', do: what, ...rest } = typedOf(form);
    const removed = form[giftCardRemoved];
    const isOther = what !== undefined && what !== 'giftCard';
    if (removed === undefined && (isOther || (code.trim() === '' && what === undefined))) return null;
    const holder = { ...visit.shopper, ip };
    const done =
      removed === undefined
        ? await giftCards.apply(holder, code.slice(0, 60))
        : await giftCards.remove(holder, z.uuid().catch(nobody).parse(removed));
    const isUsed = removed === undefined && done.ok;
    return {
      country: countryOf(visit, rest),
      typed: unpromised({ ...rest, ...(isUsed ? {} : { [giftCardCode]: code }) }),
      ...(done.ok ? {} : { failure: { ...done, errors: [{ field: giftCardCode, message: done.message }] } }),
    };
  }

  scope.get(plainPaths.balance, async (_request, reply) => reply.redirect('/gift-card/', 303));

  scope.post(plainPaths.balance, async (request, reply) => {
    const visit = await visitOf(request);
    if (!visit) return reply.callNotFound();
    // Its form stands on a page that is the same for everybody, and changes nothing.
    const forged = originFailure(request);
    const { division, words } = visit;
    const code = (formOf(request)['code'] ?? '').slice(0, 60);
    const found = forged ?? (await giftCards.balance({ division, ip: request.ip }, code));
    return sendPlainShopPage(reply, division, {
      title: words.say('Gift card balance'),
      words,
      fonts: fontFaces(division.theme),
      content: balanceContent(words, {
        balance: found.ok ? found.value : null,
        fault: found.ok ? undefined : faultOf(found, words),
      }),
      ...(found.ok ? {} : { status: failureBody(found).status }),
    });
  });

  scope.get(plainPaths.checkout, async (request, reply) => {
    const visit = await visitOf(request);
    if (!visit) return reply.callNotFound();
    const asked = countrySchema.safeParse(request.query);
    const [last] = await addressesOf(visit);
    const country = asked.success ? asked.data.country : (last?.country ?? homeOf(visit));
    const known = { 'contact.email': visit.email };
    const typed = last?.country === country ? withAddress(known, last) : known;
    return showCheckout(reply, visit, { country, typed });
  });

  scope.post(plainPaths.checkout, async (request, reply) => {
    const visit = await visitOf(request);
    if (!visit) return reply.callNotFound();
    const form = formOf(request);
    const forged = csrfFailure(request, secrets, form['token']);
    if (forged) return showBasket(reply, visit, { failure: forged });
    const refilled = (await changeGiftCards(request, visit, form)) ?? (await refill(visit, form));
    return refilled === null
      ? placeOrder(request, reply, { visit, form })
      : showCheckout(reply, visit, refilled);
  });
}
