import { colourSlug } from '@omnis/models';
import type { RootState } from '@omnis/store';

/** A thing that is looked at or bought. */
export interface Good {
  /** The product's id, as the calls have it. */
  readonly id: string;
  readonly name: string;
  /** Colour and size; '' where there is no choice. */
  readonly variant: string;
  /** Of one, tax included, in major units. */
  readonly price: number;
  readonly quantity: number;
}

/** Goods of an event, for the networks whose reports are about goods. The shop's own counts do without. */
export interface Sale {
  readonly currency: string;
  readonly goods: readonly Good[];
  /** The order's number, by which networks know a purchase that is told twice. */
  readonly order?: string;
}

/** An attribute of what the store keeps of an answer. */
export function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A line of a basket or an order. */
function goodOf(line: unknown, quantity: unknown): Good[] {
  const [id, price, options] = [part(line, 'productId'), part(line, 'priceIncTax'), part(line, 'options')];
  if (typeof id !== 'number' || typeof price !== 'number' || typeof quantity !== 'number') return [];
  const variant = [text(part(options, 'Colour')), text(part(options, 'Size'))].filter(Boolean).join(' / ');
  return [{ id: String(id), name: text(part(line, 'name')), variant, price, quantity }];
}

/**
 * Contents of a basket or an order; undefined where nothing is known of it.
 *
 * @param quantities - of the lines that count, by key: those that were just added; left out, all do that can be bought
 */
export function saleOf(holder: unknown, quantities?: ReadonlyMap<unknown, number>): Sale | undefined {
  const [items, currency] = [part(holder, 'items'), part(holder, 'currency')];
  if (!Array.isArray(items) || typeof currency !== 'string') return undefined;
  const lines: readonly unknown[] = items;
  const goods = lines
    .filter((line) => part(line, 'available') !== false)
    .flatMap((line) => goodOf(line, quantities ? quantities.get(part(line, 'key')) : part(line, 'quantity')));
  return goods.length > 0 ? { currency, goods } : undefined;
}

/**
 * A product that is looked at; undefined where it is not known.
 *
 * @param slug - its colour, as addresses have it; '' for none
 */
export function saleOfProduct(product: unknown, slug: string): Sale | undefined {
  const [id, currency] = [part(product, 'id'), part(product, 'currency')];
  const price = part(product, 'salePrice') ?? part(product, 'price');
  if (typeof id !== 'number' || typeof price !== 'number' || typeof currency !== 'string') return undefined;
  const colours = part(product, 'colours');
  const names: readonly string[] = Array.isArray(colours)
    ? colours.map((each) => text(part(each, 'name')))
    : [];
  const variant = (slug !== '' && names.find((name) => colourSlug(name) === colourSlug(slug))) || '';
  const good = { id: String(id), name: text(part(product, 'name')), variant, price, quantity: 1 };
  return { currency, goods: [good] };
}

/** An answer that the store keeps, with what was asked. */
interface Kept {
  readonly asked: unknown;
  readonly data: unknown;
}

/**
 * The newest answer of a call that the store keeps.
 *
 * @param isMeant - says which, of what it was asked with
 */
export function newestAnswer(
  state: RootState,
  endpoint: string,
  isMeant: (asked: unknown) => boolean = () => true,
): Kept {
  const [newest] = Object.values(state.api.queries)
    .filter(
      (entry) => entry?.endpointName === endpoint && entry.data !== undefined && isMeant(entry.originalArgs),
    )
    .toSorted((a, b) => (b?.fulfilledTimeStamp ?? 0) - (a?.fulfilledTimeStamp ?? 0));
  return { asked: newest?.originalArgs, data: newest?.data };
}

/** Contents of the basket, or of the one for buying at once, as the shopper last saw it. */
export const saleInBasket = (state: RootState, name: unknown): Sale | undefined =>
  saleOf(newestAnswer(state, 'basketList', (asked) => part(part(asked, 'params'), 'name') === name).data);
