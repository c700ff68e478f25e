import { randomUUID } from 'node:crypto';
import { giftNoteField, placeOrderSchema, type ApiError } from '@omnis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail, failureBody, ok, type Failure, type Result } from '../../http/answer.ts';
import { csrfFailure, originFailure, originOf } from '../../plugins/csrf.ts';
import { readVisitor, xsrfTokenFor } from '../../plugins/visitor.ts';
import type { Core } from '../../core.ts';
import type { Shopper } from '../basket/basket-changes.ts';
import type { BasketService } from '../basket/basket.service.ts';
import type { CheckoutService } from '../checkout/checkout.service.ts';
import type { Division } from '../divisions/division.ts';
import type { GiftCardsService } from '../gift-cards/gift-cards.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { SplitTestsService } from '../split-tests/split-tests.service.ts';
import { splitVisitorOf } from '../split-tests/split-visitor.ts';
import { basketContent } from './plain-basket.ts';
import {
  addSchema,
  changeSchema,
  countrySchema,
  formOf,
  madeOf,
  recipientIn,
  type Form,
} from './plain-forms.ts';
import { readCard, readOrder, typedOf } from './plain-order.ts';
import { balanceContent } from './plain-gift-cards.ts';
import { checkoutContent } from './plain-checkout.ts';
import { plainPaths, sendPlainShopPage } from './plain-frame.ts';
import { pageWords, type PageWords } from '../../texts/pages/page-words.ts';
import { sayToShopper } from '../../texts/say-to-shopper.ts';

/** What the shop without scripts needs. */
export interface PlainShopDeps extends Pick<Core, 'secrets' | 'sessions'> {
  readonly basket: BasketService;
  readonly checkout: CheckoutService;
  readonly payments: PaymentsService;
  readonly splitTests: Pick<SplitTestsService, 'countedWith'>;
  readonly giftCards: GiftCardsService;
  /** The `@font-face` rules of a theme. */
  readonly fontFaces: ((theme: string) => string) | undefined;
}

/** What went wrong, as the visitor is told. */
const faultOf = (failure: Failure | undefined, { language }: PageWords): string | undefined =>
  failure && sayToShopper(language, failure.message);

/** A card that is not there. */
const nobody = '00000000-0000-4000-8000-000000000000';

/** Who buys, in which store; null on hosts that have no shop. */
interface Visit {
  readonly division: Division;
  readonly shopper: Shopper;
  readonly customerId: string | null;
  readonly token: string;
  readonly words: PageWords;
}

/**
 * Buying without scripts: a basket and a checkout made of forms, over the same services as the calls (storefront.md §2
 * /basket/ and /checkout/). Prices, stock and addresses are judged where they always are; here is only their HTML.
 */
export async function registerPlainShop(app: FastifyInstance, deps: PlainShopDeps): Promise<void> {
  const { secrets, basket, checkout, payments, giftCards, fontFaces = () => '' } = deps;

  async function visitOf(request: FastifyRequest): Promise<Visit | null> {
    const { place } = request;
    if (!place?.division || (place.kind !== 'store' && place.kind !== 'platform')) return null;
    const { division } = place;
    const { identity, basketOwner: owner } = await readVisitor(request, deps.sessions);
    const asked = request.cookies['currency'];
    const currency = division.currencies.find((code) => code === asked) ?? division.currency;
    return {
      division,
      shopper: { division, owner, currency },
      customerId: identity?.kind === 'customer' ? identity.id : null,
      token: xsrfTokenFor(secrets, request.sessionToken),
      words: pageWords(request, division),
    };
  }

  async function showBasket(reply: FastifyReply, visit: Visit, failure?: Failure): Promise<FastifyReply> {
    const { division, shopper, token, words } = visit;
    const listed = await basket.list(shopper, 'main');
    if (!listed.ok) return reply.code(failureBody(listed).status).send(failureBody(listed).body);
    return sendPlainShopPage(reply, division, {
      title: words.say('Basket'),
      words,
      fonts: fontFaces(division.theme),
      content: basketContent({ words, basket: listed.value, token, fault: faultOf(failure, words) }),
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  async function showCheckout(
    reply: FastifyReply,
    visit: Visit,
    { country, typed = {}, failure }: { country: string; typed?: Form; failure?: Failure },
  ): Promise<FastifyReply> {
    const { division, shopper, token, words } = visit;
    const method = typed['shippingMethod'];
    const body = { country, zip: '', ...(method === undefined ? {} : { shippingMethod: method }) };
    const [listed, quoted] = await Promise.all([basket.list(shopper, 'main'), checkout.quote(shopper, body)]);
    const broken = [listed, quoted].find((each) => !each.ok);
    if (!listed.ok || !quoted.ok)
      return showBasket(reply, visit, broken !== undefined && !broken.ok ? broken : undefined);
    const errors: ApiError['errors'] = failure?.errors ?? [];
    return sendPlainShopPage(reply, division, {
      title: words.say('Checkout'),
      words,
      fonts: fontFaces(division.theme),
      content: checkoutContent({
        words,
        basket: listed.value,
        quote: quoted.value,
        country,
        token,
        key: randomUUID(),
        typed,
        errors,
        fault: faultOf(failure, words),
      }),
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  /** The card of a form as a payment method; null when gift cards pay all. */
  async function methodOf(form: Form): Promise<Result<string | null>> {
    if (form['expectedToPay'] === '0') return ok(null);
    const card = readCard(form);
    if (!card.ok) return card;
    const added = await payments.addTestCard(card.value);
    return added.ok
      ? ok(added.value.paymentMethod)
      : { ...added, errors: [{ field: 'card.number', message: added.message }] };
  }

  async function placeOrder(
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, form }: { visit: Visit; form: Form },
  ): Promise<FastifyReply> {
    const { division, shopper, customerId } = visit;
    const typed = typedOf(form);
    const country = countrySchema.safeParse({ country: form['shippingAddress.country'] });
    const at = { country: country.success ? country.data.country : division.country || 'GB', typed };
    const refuse = (failure: Failure) => showCheckout(reply, visit, { ...at, failure });
    const method = await methodOf(form);
    if (!method.ok) return refuse(method);
    const order = readOrder(form, { paymentMethod: method.value, currency: shopper.currency });
    if (!order.ok) return refuse(order);
    const body = placeOrderSchema.parse(order.value);
    const splitTests = await deps.splitTests.countedWith(division, splitVisitorOf(request));
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
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    scope.get(plainPaths.basket, async (request, reply) => {
      const visit = await visitOf(request);
      return visit ? showBasket(reply, visit) : reply.callNotFound();
    });

    scope.post(plainPaths.add, async (request, reply) => {
      const visit = await visitOf(request);
      if (!visit) return reply.callNotFound();
      // The form stands on a page that is the same for everybody and so holds no token: only a browser that says
      // where it comes from is believed.
      const says =
        request.headers.origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
      const forged = originFailure(request);
      if (forged || !says) return reply.redirect(plainPaths.basket, 303);
      const form = formOf(request);
      const item = addSchema.safeParse(form);
      if (!item.success) return reply.redirect(plainPaths.basket, 303);
      const giftCard = recipientIn(form);
      if (!giftCard.success) {
        const message = giftCard.error.issues[0]?.message ?? '';
        return showBasket(reply, visit, fail('validation_failed', message));
      }
      const added = await basket.add(visit.shopper, 'main', {
        ...item.data,
        ...madeOf(form),
        giftCard: giftCard.data,
      });
      return added.ok ? reply.redirect(plainPaths.basket, 303) : showBasket(reply, visit, added);
    });

    /** A form of the basket: what it asks for is done, or the basket says why not. */
    const changeBy = (path: string, run: (visit: Visit, form: Form) => Promise<Result<unknown>>): void => {
      scope.post(path, async (request, reply) => {
        const visit = await visitOf(request);
        if (!visit) return reply.callNotFound();
        const form = formOf(request);
        const done = csrfFailure(request, secrets, form['token']) ?? (await run(visit, form));
        return done.ok ? reply.redirect(plainPaths.basket, 303) : showBasket(reply, visit, done);
      });
    };

    changeBy(plainPaths.change, async ({ shopper }, form) => {
      const change = changeSchema.safeParse(form);
      if (!change.success) return ok(null);
      const { key, quantity } = change.data;
      return quantity === 0 ? basket.remove(shopper, 'main', key) : basket.update(shopper, key, quantity);
    });

    changeBy(plainPaths.coupon, async ({ shopper }, form) => {
      const code = (form['code'] ?? '').trim().slice(0, 40);
      return code === '' ? basket.removeCoupon(shopper) : basket.applyCoupon(shopper, code);
    });

    changeBy(plainPaths.note, async ({ shopper }, form) => {
      const note = giftNoteField.safeParse(form['note'] ?? '');
      if (note.success) return basket.setGiftNote(shopper, note.data);
      return fail('validation_failed', note.error.issues[0]?.message ?? '', 'note');
    });

    scope.post(plainPaths.giftCard, async (request, reply) => {
      const visit = await visitOf(request);
      if (!visit) return reply.callNotFound();
      const form = formOf(request);
      const forged = csrfFailure(request, secrets, form['token']);
      if (forged) return showBasket(reply, visit, forged);
      const asked = countrySchema.safeParse(form);
      const country = asked.success ? asked.data.country : visit.division.country || 'GB';
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
      const country = asked.success ? asked.data.country : visit.division.country || 'GB';
      return showCheckout(reply, visit, { country });
    });

    scope.post(plainPaths.checkout, async (request, reply) => {
      const visit = await visitOf(request);
      if (!visit) return reply.callNotFound();
      const form = formOf(request);
      const forged = csrfFailure(request, secrets, form['token']);
      return forged ? showBasket(reply, visit, forged) : placeOrder(request, reply, { visit, form });
    });
  });
}
