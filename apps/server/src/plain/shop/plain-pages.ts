import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../core.ts';
import { failureBody, type Failure } from '../../http/answer.ts';
import { readVisitor, xsrfTokenFor } from '../../plugins/visitor.ts';
import { pageWords, type PageWords } from '../../texts/pages/page-words.ts';
import { sayToShopper } from '../../texts/say-to-shopper.ts';
import type { AddressesService, SavedAddresses } from '../../domains/accounts/addresses/addresses.service.ts';
import type { Shopper } from '../../domains/basket/basket-changes.ts';
import type { BasketService } from '../../domains/basket/basket.service.ts';
import type { CatalogueLookups } from '../../domains/catalogue/catalogue.types.ts';
import type { CheckoutService } from '../../domains/checkout/checkout.service.ts';
import type { LimitDeclines } from '../../domains/checkout/decline-limit.ts';
import type { Division } from '../../tenancy/division.ts';
import type { GiftCardsService } from '../../domains/gift-cards/gift-cards.service.ts';
import type { OrdersService } from '../../domains/orders/orders.service.ts';
import type { PaymentsService } from '../../domains/payments/payments.service.ts';
import type { SplitTestsService } from '../../domains/split-tests/split-tests.service.ts';
import { basketContent, type PlainBasket } from './plain-basket.ts';
import { checkoutContent } from './plain-checkout.ts';
import type { Form } from './plain-forms.ts';
import { sendPlainShopPage } from './plain-frame.ts';
import { atFields } from './plain-order.ts';
import { changesSince } from './plain-changes.ts';

/** Services that the shop without scripts needs. */
export interface PlainShopDeps extends Pick<Core, 'secrets' | 'sessions'> {
  readonly basket: BasketService;
  readonly checkout: CheckoutService;
  readonly limitDeclines: LimitDeclines;
  readonly orders: Pick<OrdersService, 'byHash'>;
  readonly payments: PaymentsService;
  readonly splitTests: Pick<SplitTestsService, 'countedWith'>;
  readonly giftCards: GiftCardsService;
  readonly addresses: Pick<AddressesService, 'list'>;
  readonly catalogue: Pick<CatalogueLookups, 'productsByIds'>;
  /** The `@font-face` rules of a theme. */
  readonly fontFaces: ((theme: string) => string) | undefined;
}

/** A visitor who buys in a store; null on hosts that have no shop. */
export interface Visit {
  readonly division: Division;
  readonly shopper: Shopper;
  readonly customerId: string | null;
  /** '' for guests. */
  readonly email: string;
  readonly token: string;
  readonly words: PageWords;
}

/** Error text for the visitor. */
export const faultOf = (failure: Failure | undefined, { language }: PageWords): string | undefined =>
  failure && sayToShopper(language, failure.message);

/** The country that a form begins with. */
export const homeOf = ({ division }: Visit): string => division.country || 'GB';

/** Shows the pages of the shop without scripts. */
export function createPlainPages(deps: PlainShopDeps) {
  const { secrets, basket, checkout, fontFaces = () => '' } = deps;

  /** The visitor who asks; null on hosts that have no shop. */
  async function visitOf(request: FastifyRequest): Promise<Visit | null> {
    const { place } = request;
    if (!place?.division || (place.kind !== 'store' && place.kind !== 'platform')) return null;
    const { division } = place;
    const { identity, basketOwner: owner } = await readVisitor(request, deps.sessions);
    const asked = request.cookies['currency'];
    const currency = division.currencies.find((code) => code === asked) ?? division.currency;
    const words = pageWords(request, division);
    return {
      division,
      shopper: { division, owner, currency, language: words.language },
      customerId: identity?.kind === 'customer' ? identity.id : null,
      email: identity?.email ?? '',
      token: xsrfTokenFor(secrets, request.sessionToken),
      words,
    };
  }

  /** Addresses that a signed-in visitor saved for their next checkout. */
  async function addressesOf({ division, customerId: customer }: Visit): Promise<SavedAddresses['items']> {
    return customer === null ? [] : (await deps.addresses.list({ division, customer })).items;
  }

  /** The basket, with what went wrong. */
  async function showBasket(
    reply: FastifyReply,
    visit: Visit,
    { failure, back = null }: { failure?: Failure | undefined; back?: PlainBasket['back'] } = {},
  ): Promise<FastifyReply> {
    const { division, shopper, token, words } = visit;
    const listed = await basket.list(shopper, 'main');
    if (!listed.ok) return reply.code(failureBody(listed).status).send(failureBody(listed).body);
    return sendPlainShopPage(reply, division, {
      title: words.say('Basket'),
      words,
      fonts: fontFaces(division.theme),
      content: basketContent({ words, basket: listed.value, token, fault: faultOf(failure, words), back }),
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  /** The checkout to a country, with what was typed and what went wrong; the basket where there is nothing to buy. */
  async function showCheckout(
    reply: FastifyReply,
    visit: Visit,
    {
      country,
      typed = {},
      failure,
      key = randomUUID(),
    }: { country: string; typed?: Form; failure?: Failure; key?: string },
  ): Promise<FastifyReply> {
    const { division, shopper, token, words, email } = visit;
    const method = typed['shippingMethod'];
    // Some postcodes of a country are taxed otherwise.
    const zip = (typed['shippingAddress.zip'] ?? '').trim().slice(0, 20);
    const body = { country, zip, ...(method === undefined ? {} : { shippingMethod: method }) };
    const [listed, quoted, addresses] = await Promise.all([
      basket.list(shopper, 'main'),
      checkout.quote(shopper, body),
      addressesOf(visit),
    ]);
    const broken = [listed, quoted].find((each) => !each.ok);
    if (!listed.ok || !quoted.ok)
      return showBasket(reply, visit, { failure: broken !== undefined && !broken.ok ? broken : undefined });
    const changes = changesSince(words, typed, quoted.value);
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
        key,
        typed,
        email,
        addresses,
        errors: atFields(typed, failure?.errors ?? []),
        changes,
        // The changes are listed in full already.
        fault: changes.length > 0 && failure?.code === 'total_changed' ? undefined : faultOf(failure, words),
      }),
      ...(failure ? { status: failureBody(failure).status } : {}),
    });
  }

  return { visitOf, addressesOf, showBasket, showCheckout, fontFaces };
}

/** Shows the pages of the shop without scripts. */
export type PlainPages = ReturnType<typeof createPlainPages>;
