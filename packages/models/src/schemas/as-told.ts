// Calls of the platform tell entities in words of their own, such as sums under `totals`. The schemas read both: what is
// missing under the entity's own name is taken from where the calls have it, and stays there, so that an entity that was read is
// read again as the same.
import { paperFactoryCode } from '../order-state.ts';

type Told = Readonly<Record<string, unknown>>;

/** An object with fields: what can be looked into. */
export const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toldList = (value: unknown): Told[] => (Array.isArray(value) ? value.filter(isTold) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The value with fields that it lacks; those that are undefined are left out. */
function filled(value: Told, missing: Told): Told {
  const added = Object.entries(missing).filter(
    ([name, field]) => field !== undefined && value[name] === undefined,
  );
  return added.length === 0 ? value : { ...value, ...Object.fromEntries(added) };
}

/** An address with the two names of a person in the place of one. */
export function addressAsTold(value: unknown): unknown {
  if (!isTold(value) || !('lastName' in value)) return value;
  return filled(value, { name: `${textOf(value['firstName'])} ${textOf(value['lastName'])}`.trim() });
}

/** A line of an order whose price and tax are told for one unit, in those of the whole line. */
export function orderItemAsTold(value: unknown): unknown {
  if (!isTold(value)) return value;
  const { price, tax, priceIncTax, quantity } = value;
  if (typeof price !== 'number' || typeof tax !== 'number') return value;
  if (typeof priceIncTax !== 'number' || typeof quantity !== 'number') return value;
  const isOfOne = Math.abs(price + tax - priceIncTax) < 0.005;
  const whole = (one: number): number => Number((one * quantity).toFixed(4));
  return isOfOne && quantity > 1 ? { ...value, price: whole(price), tax: whole(tax) } : value;
}

const sums = ['total', 'subtotal', 'goodsTax', 'discount', 'taxDiscount', 'shipping', 'shippingTax'];

/** An order as the calls of shoppers, owners and staff tell it. */
export function orderAsTold(value: unknown): unknown {
  if (!isTold(value)) return value;
  const { totals, payment, statusLog, flow, parent, replaces, children, replacements } = value;
  const began = flow === 'bespoke' ? [{ status: 'quote', user: null, time: value['createdAt'] }] : [];
  // A quote has a `shipping` of its own too, which is without tax: the sums win.
  const sum = isTold(totals) ? sums.flatMap((name) => (name in totals ? [[name, totals[name]]] : [])) : [];
  const told = sum.length === 0 ? value : { ...value, ...Object.fromEntries(sum) };
  return filled(told, {
    id: value['orderHash'],
    paymentMethod: isTold(payment) ? payment['method'] : undefined,
    statusLogRecords: Array.isArray(statusLog) ? [...began, ...statusLog] : undefined,
    fulfillmentFactory: flow === 'paper' ? { code: paperFactoryCode } : undefined,
    parentOrder: parent ?? replaces ?? undefined,
    childOrders: children,
    exchangeOrders: replacements,
  });
}

/** The colours of a product with their sizes and pictures, told as named options, or as colours and sizes. */
function coloursOf(value: Told): unknown {
  const { options, colours, sizes } = value;
  const named = toldList(options).some((option) => 'values' in option);
  if (options !== undefined && !named) return options;
  if (!named && !Array.isArray(colours)) return undefined;
  const variants = toldList(value['variants']);
  const images = toldList(value['images']);
  const names =
    variants.length > 0
      ? [...new Set(variants.map((variant) => textOf(variant['colour'])))]
      : toldList(colours).map(({ name }) => textOf(name));
  return names.map((colour) => ({
    colour,
    sizes:
      variants.length > 0
        ? [...new Set(variants.flatMap((each) => (each['colour'] === colour ? [textOf(each['size'])] : [])))]
        : sizes,
    images: images.filter((image) => colour !== '' && (image['colour'] ?? image['color']) === colour),
  }));
}

/** A product as the calls of shops, owners and staff tell it. */
export function productAsTold(value: unknown): unknown {
  if (!isTold(value)) return value;
  const { vendor, salePrice, personalisation, sizeChart } = value;
  const options = coloursOf(value);
  return filled(options === undefined ? value : { ...value, options }, {
    onSale: 'salePrice' in value ? salePrice !== null : undefined,
    manufacturer: typeof vendor === 'string' && vendor !== '' ? { id: vendor, name: vendor } : undefined,
    personalizable: Array.isArray(personalisation) ? personalisation.length > 0 : undefined,
    sizeChartId: isTold(sizeChart) ? value['id'] : undefined,
  });
}

const tagged = (names: unknown, type: string): unknown[] =>
  Array.isArray(names) ? names.map((name) => ({ id: name, name, type })) : [];

/** A customer as the calls of owners and staff tell them: with the number of their orders, and all that became of them. */
export function customerAsTold(value: unknown): unknown {
  if (!isTold(value)) return value;
  const { orders, statusJourney, account, hasAccount, tags, services, industries } = value;
  const told = {
    ...value,
    ...(typeof orders === 'number' ? { orders: toldList(value['latestOrders']).map(({ id }) => id) } : {}),
    ...(Array.isArray(statusJourney)
      ? { statusJourney: toldList(statusJourney).at(-1)?.['status'] ?? null }
      : {}),
    // Names alone were never read before: those of the two other kinds are told beside them.
    ...(Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')
      ? { tags: [...tags, ...tagged(services, 'services'), ...tagged(industries, 'industries')] }
      : {}),
  };
  return filled(told, {
    claimedUser: account === undefined ? hasAccount : account !== null,
    verified: isTold(account) ? account['verified'] : undefined,
  });
}
