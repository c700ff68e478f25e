import { checkoutFieldsSchema, type CallInput, type CallResponse } from '@omnis/contract';
import type { Language } from '@omnis/models';
import type { Core } from '../../core.ts';
import { ok, type Result } from '../../http/answer.ts';
import { sayToShopper } from '../../texts/say-to-shopper.ts';
import { planCards } from '../gift-cards/paying.ts';
import { wireTotals } from '../basket/basket.view.ts';
import { priceCart, unitsOfCart, variantIdsOf, type Cart, type CartFacts } from '../basket/cart.ts';
import { readOrderedBasket } from '../basket/ordered-basket.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import type { Division } from '../../tenancy/division.ts';
import { orderTax } from '../../tenancy/order-tax.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { deliveryDays } from '../delivery/delivery-days.ts';
import { needsEori } from '../delivery/address-rules.ts';
import { taxPlace } from './pickup.ts';
import type { JudgeNumber } from './business/business-numbers.ts';
import {
  deliveryCountries,
  isOffered,
  methodsFor,
  shippingPrice,
  type Measured,
  type Shipping,
} from '../delivery/shipping.ts';
import type { ShippingMethod } from '../delivery/shipping-method.ts';

/** A cart with the delivery that was chosen. */
export interface DeliveredCart {
  cart: Cart;
  /** Methods that go to the country. */
  methods: readonly ShippingMethod[];
  /** The chosen one; null when it does not go there, or none does. */
  method: ShippingMethod | null;
}

/** A basket to be priced with its delivery. */
export type DeliveredFacts = Omit<CartFacts, 'shipping'> & {
  /** Grams of variants (`Shipping.weigh`). */
  readonly grams: ReadonlyMap<string, number>;
};

/** The goods of a basket that are delivered, as methods measure them. */
function measured({ lines, goodsMinor }: Cart, { grams, prices }: DeliveredFacts): Measured {
  const delivered = lines.filter(({ available, giftCard }) => available && giftCard === null);
  const units = [...unitsOfCart(delivered)];
  return {
    goodsMinor,
    prices,
    grams: units.reduce((sum, [id, count]) => sum + (grams.get(id) ?? 0) * count, 0),
    items: delivered.reduce((sum, { row }) => sum + row.quantity, 0),
  };
}

/** Prices a basket with its delivery to a country. */
export function priceDelivered(
  facts: DeliveredFacts,
  all: readonly ShippingMethod[],
  to: { country: string; code: string | undefined },
): DeliveredCart {
  const plain = priceCart(facts);
  const order = measured(plain, facts);
  const methods = methodsFor(all, to.country).filter((method) => isOffered(method, order));
  // Nothing to be delivered, and so none that is taken.
  if (!plain.needsDelivery) return { cart: plain, methods, method: null };
  const method =
    methods.find(({ code }) => code === to.code) ?? (to.code === undefined ? (methods[0] ?? null) : null);
  const cart = method
    ? priceCart({ ...facts, shipping: (goodsMinor) => shippingPrice(method, goodsMinor, facts.prices) })
    : plain;
  return { cart, methods, method };
}

function wireMethod(
  method: ShippingMethod,
  {
    cart: { goodsMinor, prices, deliveryToPay },
    now,
    ...place
  }: { cart: Cart; now: Date; timeZone: string; country: string },
) {
  const { code, name, description, pickup } = method;
  const { earliest, latest, orderBy } = deliveryDays({ ...method, ...place }, now);
  return {
    code,
    name,
    description,
    price: prices.fromMinor(deliveryToPay(shippingPrice(method, goodsMinor, prices))),
    earliest,
    latest,
    orderWithin: Math.max(0, Math.floor((orderBy.getTime() - now.getTime()) / 1000)),
    pickup,
  };
}

/** Prices a basket with delivery, without writing anything. */
export function createQuotes(
  { database }: Pick<Core, 'database'>,
  deps: {
    catalogue: CatalogueLookups;
    shipping: Shipping;
    payments: PaymentsService;
    judgeNumber: JudgeNumber;
  },
) {
  const { catalogue, shipping, payments, judgeNumber } = deps;

  return async (
    shopper: { division: Division; owner: string; currency: string; language: Language },
    body: CallInput<'checkout.quote'>['body'],
  ): Promise<Result<CallResponse<'checkout.quote'>>> => {
    const { division, language } = shopper;
    const [{ rows, offers, cards }, all] = await database.tenant(division.id, (db) =>
      Promise.all([readOrderedBasket(db, { ...shopper, basket: body.basket }), shipping.read(db, division)]),
    );
    const variants = await catalogue.variantsByIds(division, variantIdsOf(rows));
    const grams = await shipping.weigh(division.id, variantIdsOf(rows), all);
    const now = new Date();
    const prices = catalogue.prices(division, shopper.currency);
    const to = { country: body.country };
    /** Prices it as it is delivered, or collected at the place of a method. */
    const priced = async (chosen: ShippingMethod | null) => {
      const place = taxPlace(chosen, { country: body.country, zip: body.zip });
      const { business, number } = await judgeNumber(division, {
        to: place,
        now,
        typed: body.vatNumber ?? '',
      });
      const tax = orderTax(division, { to: place, now, businessNumber: number });
      const facts = { division: division.id, tax, rows, offers, variants, prices, language, now, grams };
      const asked = priceDelivered(facts, all, { ...to, code: chosen?.code });
      return { business, ...asked };
    };
    const wanted = all.find(({ code }) => code === body.shippingMethod) ?? null;
    const asked = await priced(wanted);
    // A method of another country falls back to the first of this one.
    const first = asked.method ?? asked.methods[0] ?? null;
    const isOther = first?.code !== asked.method?.code || (first?.pickup && first.code !== wanted?.code);
    const { cart, methods, method, business } =
      isOther || asked.method === null ? await priced(first) : asked;
    const { payableByCardsMinor: payableMinor } = cart;
    const { total: totalMinor } = cart.totals;
    const plan = planCards(cards, { totalMinor, payableMinor, currency: prices.currency, now });
    const at = { cart, now, timeZone: division.timeZone, country: body.country };
    return ok({
      totals: wireTotals(cart.totals, cart.discounts),
      needsDelivery: cart.needsDelivery,
      shippingMethods: methods.map((one) => {
        const wire = wireMethod(one, at);
        return cart.freeDelivery ? { ...wire, price: 0 } : wire;
      }),
      shippingMethod: method?.code ?? null,
      countries: deliveryCountries(all, division.country),
      eoriRequired: needsEori(division, body.country),
      business,
      giftCards: plan.cards.map((card) => ({
        ...card,
        problem: sayToShopper(language, card.problem),
      })),
      toPay: prices.fromMinor(cart.totals.total - plan.paidMinor),
      payment: payments.offered(division),
      fields: checkoutFieldsSchema.parse(division.checkout),
    });
  };
}
