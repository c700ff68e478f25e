import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failureBody } from '../../http/answer.ts';
import { csrfFailure } from '../../plugins/csrf.ts';
import { originFailure } from '../../plugins/origin.ts';
import { countrySchema, formOf, type Form } from './plain-forms.ts';
import { plainPaths, sendPlainShopPage } from './plain-frame.ts';
import { balanceContent } from './plain-gift-cards.ts';
import { faultOf, homeOf, type PlainPages, type PlainShopDeps, type Visit } from './plain-pages.ts';
import { typedOf, unpromised, withAddress } from './plain-order.ts';
import { createPlainPlacing } from './plain-placing.ts';

/** A card that is not there. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** The checkout without scripts, with the gift cards that pay there, and the page that tells what is on one. */
export function registerPlainCheckout(scope: FastifyInstance, deps: PlainShopDeps, pages: PlainPages): void {
  const { secrets, giftCards } = deps;
  const { visitOf, addressesOf, showBasket, showCheckout, fontFaces } = pages;
  const placeOrder = createPlainPlacing(deps, pages);

  /** What the checkout is shown with anew, by the buttons that change its form only; null for the one that orders. */
  async function refill(visit: Visit, form: Form): Promise<{ country: string; typed: Form } | null> {
    const { do: what, savedAddress, ...rest } = typedOf(form);
    if (what !== 'country' && what !== 'address') return null;
    const chosen = (await addressesOf(visit)).find(({ id }) => what === 'address' && id === savedAddress);
    const typed = unpromised(chosen ? withAddress(rest, chosen) : rest);
    const country = countrySchema.safeParse({ country: typed['shippingAddress.country'] });
    return { country: country.success ? country.data.country : homeOf(visit), typed };
  }

  scope.post(plainPaths.giftCard, async (request, reply) => {
    const visit = await visitOf(request);
    if (!visit) return reply.callNotFound();
    const form = formOf(request);
    const forged = csrfFailure(request, secrets, form['token']);
    if (forged) return showBasket(reply, visit, { failure: forged });
    const asked = countrySchema.safeParse(form);
    const country = asked.success ? asked.data.country : homeOf(visit);
    const holder = { ...visit.shopper, ip: request.ip };
    const { remove, code = '' } = form;
    const done = remove
      ? await giftCards.remove(holder, z.uuid().catch(nobody).parse(remove))
      : await giftCards.apply(holder, code.slice(0, 60));
    return done.ok
      ? reply.redirect(`${plainPaths.checkout}?country=${country}`, 303)
      : showCheckout(reply, visit, { country, failure: done });
  });

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
    const refilled = await refill(visit, form);
    return refilled === null
      ? placeOrder(request, reply, { visit, form })
      : showCheckout(reply, visit, refilled);
  });
}
