import { addressSchema, type DraftContent, type PricedDraft } from '@omnis/contract';
import {
  computeTotals,
  lessPercent,
  quantityPercent,
  vatIncluded,
  type TaxedProduct,
  type Totals,
} from '@omnis/models';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { FoundVariant } from '../../catalogue/catalogue.types.ts';
import type { Prices } from '../../catalogue/listing/prices.ts';
import { addressErrors } from '../../delivery/address-rules.ts';
import { isOffered, methodsFor, shippingPrice } from '../../delivery/shipping.ts';
import type { ShippingMethod } from '../../delivery/shipping-method.ts';
import type { Division } from '../../../tenancy/division.ts';
import { orderTax } from '../../../tenancy/order-tax.ts';
import { onlyLeft } from '../../stock/only-left.ts';
import type { NewOrderItem } from '../new-order.ts';
import { undelivered } from './draft.ts';

/** Facts that the price of a draft depends on. */
export interface DraftFacts {
  readonly division: Division;
  /** In the store's own currency. */
  readonly prices: Prices;
  readonly variants: ReadonlyMap<string, FoundVariant>;
  readonly methods: readonly ShippingMethod[];
  /** Grams of variants (`Shipping.weigh`). */
  readonly grams: ReadonlyMap<string, number>;
}

/** A draft with its prices, in minor units of the store's own currency. */
export interface BuiltDraft {
  readonly items: readonly NewOrderItem[];
  readonly totals: Totals;
  readonly shippingMethod: { code: string; name: string; estimate: string };
  /** Methods that go to its address, with their prices. */
  readonly methods: readonly { code: string; name: string; minor: number }[];
  readonly left: readonly (number | null)[];
  readonly problems: PricedDraft['problems'];
}

/** The most that a draft comes to, in minor units: far below what is counted exactly. */
const mostMinor = 1_000_000_000_00;

/** Delivery of a draft for which none was chosen. */
const noDelivery = { code: undelivered, name: '', estimate: '' };

/** A custom line has no variant, and so no stock. */
type Line = NewOrderItem & { readonly unitMinor: number; readonly left: number | null };

function variantFailure(found: FoundVariant | undefined, field: string): Failure | null {
  if (!found) return fail('validation_failed', 'This product is not in your store', field);
  if (found.product.isGiftCard)
    return fail('validation_failed', 'Gift cards are sent from their own page, not with a draft', field);
  return found.product.bundleItems.length > 0
    ? fail('validation_failed', 'Bundles cannot be part of a draft. Add their products instead', field)
    : null;
}

function toLines(content: DraftContent, facts: DraftFacts): Result<Line[]> {
  const { division, prices, variants } = facts;
  const to = { country: content.address.country || division.country, zip: content.address.zip };
  const tax = orderTax(division, { to, now: new Date() });
  // Steps of a product's price count all its colours and sizes together.
  const counts = new Map<number, number>();
  for (const line of content.lines)
    if ('variantId' in line) {
      const id = variants.get(line.variantId)?.product.id ?? 0;
      counts.set(id, (counts.get(id) ?? 0) + line.quantity);
    }
  const lines: Line[] = [];
  for (const [index, line] of content.lines.entries()) {
    const made = (typedMinor: number, product: TaxedProduct) => {
      const vatRate = tax.rateOf(product);
      const unitMinor = tax.toPay(typedMinor, product);
      const taxMinor = vatIncluded(unitMinor, vatRate);
      const money = { priceMinor: unitMinor - taxMinor, taxMinor, discountMinor: 0, vatRate, unitMinor };
      return { ...money, quantity: line.quantity };
    };
    if (!('variantId' in line)) {
      const minor = prices.minor(line.price);
      const own = { productId: null, productUrl: null, variantId: null, left: null };
      const words = { name: line.title, sku: '', image: null, colour: '', size: '' };
      lines.push({ ...own, ...words, ...made(minor, { vatClass: line.vat, vatRate: 0 }) });
      continue;
    }
    const found = variants.get(line.variantId);
    const failure = variantFailure(found, `lines.${index}.variantId`);
    if (failure) return failure;
    if (!found) continue;
    const { product, variant, image } = found;
    const percent = quantityPercent(product.priceMatrix, counts.get(product.id) ?? 0);
    lines.push({
      productId: product.id,
      productUrl: product.urlName,
      variantId: variant.id,
      name: product.name,
      sku: variant.sku || product.sku,
      image,
      colour: variant.colour,
      size: variant.size,
      left: variant.stock,
      ...made(lessPercent(prices.now(variant), percent), product),
    });
  }
  return ok(lines);
}

function deliveryOf(
  content: DraftContent,
  facts: DraftFacts,
  goodsMinor: number,
): Pick<BuiltDraft, 'methods' | 'shippingMethod'> & { shippingMinor: number; problem: string | null } {
  const { division, prices, grams } = facts;
  const products = content.lines.flatMap((line) => ('variantId' in line ? [line] : []));
  const order = {
    goodsMinor,
    prices,
    grams: products.reduce((sum, { variantId, quantity }) => sum + (grams.get(variantId) ?? 0) * quantity, 0),
    items: content.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
  const country = content.address.country || division.country;
  const methods = methodsFor(facts.methods, country)
    .filter((method) => isOffered(method, order))
    .map((method) => ({
      code: method.code,
      name: method.name,
      minor: shippingPrice(method, goodsMinor, prices),
    }));
  const { delivery } = content;
  if (delivery === null)
    return { methods, shippingMethod: noDelivery, shippingMinor: 0, problem: 'Choose a delivery' };
  if (!('method' in delivery)) {
    const shippingMethod = { code: 'own', name: delivery.name, estimate: '' };
    return { methods, shippingMethod, shippingMinor: prices.minor(delivery.price), problem: null };
  }
  const method = methods.find(({ code }) => code === delivery.method);
  if (!method) {
    const problem = 'This delivery method does not go there. Choose another';
    return { methods, shippingMethod: noDelivery, shippingMinor: 0, problem };
  }
  const { code, name, minor } = method;
  return { methods, shippingMethod: { code, name, estimate: '' }, shippingMinor: minor, problem: null };
}

/** Problems that must be solved before anybody can pay. */
function problemsOf(content: DraftContent, lines: readonly Line[], division: Division) {
  const problems: { field: string; message: string }[] = [];
  const wrong = (field: string, message: string): void => void problems.push({ field, message });
  if (lines.length === 0) wrong('lines', 'Add a product or a custom line');
  const wanted = new Map<string, number>();
  for (const [index, { variantId, name, quantity, left }] of lines.entries()) {
    if (variantId === null || left === null) continue;
    const taken = (wanted.get(variantId) ?? 0) + quantity;
    wanted.set(variantId, taken);
    if (left <= 0) wrong(`lines.${index}.quantity`, `${name} is out of stock`);
    else if (taken > left) wrong(`lines.${index}.quantity`, onlyLeft(left, name));
  }
  if (content.email === '') wrong('email', 'Enter an email address');
  const address = { ...content.address, country: content.address.country || division.country };
  const read = addressSchema.safeParse(address);
  if (!read.success)
    for (const { path, message } of read.error.issues) wrong(`address.${path.join('.')}`, message);
  else
    for (const { field, message } of addressErrors(read.data, 'address', { division, delivery: true }))
      wrong(field, message);
  return problems;
}

/**
 * Prices a draft as its customer will pay it.
 *
 * Fails with `validation_failed` on `lines.N.variantId` for a product that is not the store's or cannot be part of a draft,
 * on `discount.value` for a discount above the goods, and on `lines` for more than can be charged.
 */
export function buildDraft(content: DraftContent, facts: DraftFacts): Result<BuiltDraft> {
  const read = toLines(content, facts);
  if (!read.ok) return read;
  const lines = read.value;
  const { division, prices, variants } = facts;
  const goods = lines.reduce((sum, { unitMinor, quantity }) => sum + unitMinor * quantity, 0);
  if (goods > mostMinor)
    return fail('validation_failed', 'This is more than can be charged at once', 'lines');
  const { discount } = content;
  const off = discount?.kind === 'amount' ? prices.minor(discount.value) : 0;
  if (off > goods)
    return fail('validation_failed', 'The discount is more than the goods cost', 'discount.value');
  const coupon =
    discount === null
      ? null
      : discount.kind === 'percent'
        ? { kind: 'percent' as const, percent: discount.value }
        : { kind: 'fixed' as const, amountMinor: off };
  const charged = lines.map(({ unitMinor, quantity, vatRate }) => ({ unitMinor, quantity, vatRate }));
  const priced = (shippingMinor: number): Totals =>
    computeTotals({ lines: charged, coupon, shippingMinor, currency: prices.currency, taxIncluded: true });
  const before = priced(0);
  const { shippingMinor, problem, methods, shippingMethod } = deliveryOf(
    content,
    facts,
    before.subtotal - before.discount,
  );
  const totals = priced(shippingMinor);
  const problems = problemsOf(content, lines, division);
  for (const [index, { variantId, name }] of lines.entries())
    if (variantId !== null && variants.get(variantId)?.product.shown === false)
      problems.push({ field: `lines.${index}.variantId`, message: `${name} is not on sale` });
  if (problem !== null) problems.push({ field: 'delivery', message: problem });
  if (lines.length > 0 && totals.total === 0)
    problems.push({ field: 'discount.value', message: 'There is nothing to pay. Lower the discount' });
  return ok({
    items: lines.map(({ unitMinor: _unit, left: _left, ...line }, index) => ({
      ...line,
      discountMinor: totals.lines[index]?.discount ?? 0,
    })),
    totals,
    shippingMethod,
    methods,
    left: lines.map(({ left }) => left),
    problems,
  });
}

/** A priced draft as its store's team sees it. */
export function toPricedDraft(built: BuiltDraft, prices: Prices, reason: string): PricedDraft {
  const { totals, items, left, methods, problems } = built;
  const money = (minor: number): number => prices.fromMinor(minor);
  return {
    lines: items.map((item, index) => ({
      name: item.name,
      variant: [item.colour, item.size].filter(Boolean).join(', '),
      sku: item.sku,
      image: item.image,
      quantity: item.quantity,
      price: money(item.priceMinor + item.taxMinor),
      total: money((item.priceMinor + item.taxMinor) * item.quantity),
      vatRate: item.vatRate,
      left: left[index] ?? null,
    })),
    totals: {
      currency: prices.currency,
      subtotal: money(totals.subtotal),
      discount: money(totals.discount),
      goodsTax: money(totals.goodsTax),
      taxDiscount: money(totals.taxDiscount),
      shipping: money(totals.shipping),
      shippingTax: money(totals.shippingTax),
      total: money(totals.total),
      ...(totals.discount === 0
        ? {}
        : {
            discounts: [{ title: reason, code: null, amount: money(totals.discount), freeDelivery: false }],
          }),
    },
    methods: methods.map(({ code, name, minor }) => ({ code, name, price: money(minor) })),
    problems: [...problems],
  };
}
