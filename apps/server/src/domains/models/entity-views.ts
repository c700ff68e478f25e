import type {
  Address,
  ManagedCustomer,
  ManagedDiscount,
  ManagedOrder,
  ManagedProduct,
} from '@omnis/contract';
import {
  activeQuantity,
  groupsOfBadge,
  orderStatuses,
  paperFactoryCode,
  storePaymentIntervals,
  type OrderStatusCode,
} from '@omnis/models';
import type { StoreBadge } from '../divisions/badges/badges.service.ts';
import type { KnownImage } from '../catalogue/small-entities.ts';
import type { Division } from '../../tenancy/division.ts';

/** An entity of platform.md §3 as it is answered. */
export type Entity = Record<string, unknown>;

const tagsOf = (names: readonly string[], type?: string): Entity[] =>
  names.map((name) => ({ id: name, name, ...(type === undefined ? {} : { type }) }));

const addressOf = ({ firstName, lastName, ...address }: Address): Entity => ({
  ...address,
  name: `${firstName} ${lastName}`.trim(),
});

const imageOf = ({ id, src, alt, colour }: ManagedProduct['images'][number], position: number): Entity => ({
  id,
  original: src,
  position,
  altText: alt,
  color: colour,
});

/** How staff decided on a product. */
export interface Approval {
  readonly approvalStatus: string;
  readonly denialReason: string | null;
}

/** The lowest cost of a product for its store; null where no variant says. */
function lowestCost({ variants }: ManagedProduct): number | null {
  const costs = variants.flatMap(({ cost }) => cost ?? []);
  return costs.length === 0 ? null : Math.min(...costs);
}

/** Facts about a product that its owner's screen does not read from it. */
export interface ProductFacts {
  readonly approval: Approval;
  /** VAT rate that is charged on it at home, in percent. */
  readonly vatRate: number;
}

/** A product of the caller's own store. */
export function productEntity(product: ManagedProduct, { approval, vatRate }: ProductFacts): Entity {
  const images = product.images.map(imageOf);
  const colours = new Set(product.variants.map(({ colour }) => colour));
  return {
    ...product,
    ...approval,
    vatRate,
    tags: tagsOf(product.tags),
    images,
    options: [...colours].map((colour) => ({
      colour,
      sizes: [...new Set(product.variants.filter((each) => each.colour === colour).map(({ size }) => size))],
      images: images.filter(({ color }) => color === colour && colour !== ''),
    })),
    onSale: product.salePrice !== null,
    gender: product.gender || null,
    type: product.type || null,
    manufacturer: product.vendor ? { id: product.vendor, name: product.vendor } : null,
    bundleItems: product.bundleItems.map((item) => ({ ...item, id: item.productId })),
    personalizable: product.personalisation.length > 0,
    baseCost: lowestCost(product),
    sizeChartId: product.sizeChart === null ? null : product.id,
  };
}

/** A line of an order, its money for the whole line. */
function lineEntity(order: ManagedOrder, item: ManagedOrder['items'][number]): Entity {
  // Goods that were announced are not back yet, and may never come: those that were booked in are.
  const returned = order.returns.flatMap(({ state, lines, bookedAt: time }) =>
    state === 'booked'
      ? lines.flatMap(({ id, received }) =>
          id === item.id && received ? [{ quantity: received, time }] : [],
        )
      : [],
  );
  return {
    ...item,
    price: item.price * item.quantity,
    tax: item.tax * item.quantity,
    returnLogs: returned,
    activeQuantity: activeQuantity({ quantity: item.quantity, returnLogs: returned }),
  };
}

/** A line of an order by its id. */
export function orderItemEntity(order: ManagedOrder, id: string): Entity | null {
  const item = order.items.find((each) => each.id === id);
  return item ? { ...lineEntity(order, item), orderId: order.id } : null;
}

/** A picture of the caller's own store. */
export function imageEntity({ id, src, alt, colour, position, width, height }: KnownImage): Entity {
  return {
    id,
    original: src,
    position,
    altText: alt,
    color: colour,
    sizes: width > 0 ? { [String(width)]: src } : {},
    width,
    height,
  };
}

/** A tag of the caller's own store. */
export const tagEntity = (name: string): Entity => ({ id: name, name });

/** A completion badge of the caller's own store. */
export const badgeEntity = (badge: StoreBadge): Entity => ({
  ...badge,
  id: badge.code,
  groups: [...groupsOfBadge(badge.code)],
});

/** A discount of the caller's own store, which shoppers know as a coupon where it has a code. */
export const couponEntity = (discount: ManagedDiscount): Entity => ({ ...discount });

/** The surroundings of an order that its store's team knows. */
export interface OrderSurroundings {
  /** Its store, which decides its priority (those of VIP stores are made first) and how it came. */
  readonly store: Division;
  /** Id of the customer who placed it; null while there is none. */
  readonly customer: string | null;
}

/**
 * An order of the caller's own store, its money under the names of the specification.
 *
 * @param known - null for staff, who have orders of all stores
 */
export function orderEntity(order: ManagedOrder, known: OrderSurroundings | null): Entity {
  const { totals, payment, parent, replacements = [], children } = order;
  return {
    ...order,
    items: order.items.map((item) => lineEntity(order, item)),
    total: totals.total,
    subtotal: totals.subtotal,
    goodsTax: totals.goodsTax,
    discount: totals.discount,
    taxDiscount: totals.taxDiscount,
    shipping: totals.shipping,
    shippingTax: totals.shippingTax,
    billingAddress: addressOf(order.billingAddress),
    shippingAddress: addressOf(order.shippingAddress),
    paymentMethod: payment.method,
    customer: known && known.customer,
    priority: known && (known.store.project.isVip ? 1 : 0),
    integrationType: known && known.store.project.integrationType,
    statusLogRecords: [
      // Its flow was decided when it was placed: a quote is told by its first status.
      ...(order.flow === 'bespoke' ? [{ status: 'quote', user: null, time: order.createdAt }] : []),
      ...order.statusLog.map(({ user, status, time }) => ({ user, status, time })),
    ],
    fulfillmentFactory: order.flow === 'paper' ? { code: paperFactoryCode } : null,
    parentOrder: parent && { id: parent.id, number: parent.number },
    childOrders: children.map(({ id, number }) => ({ id, number })),
    exchangeOrders: replacements.map(({ orderHash, number }) => ({ id: orderHash, number })),
    // Money that goes back is told by its refunds: there is no order for it.
    refundOrders: order.refunds.map(({ id, amount, state, time }) => ({ id, amount, state, time })),
  };
}

/** A customer of the caller's own store. */
export function customerEntity(customer: ManagedCustomer, division: number): Entity {
  const { tags, services, industries, statusJourney, latestOrders, account, stores } = customer;
  const permissions = stores.flatMap(({ dashboardPermissions }) => dashboardPermissions);
  return {
    ...customer,
    orders: latestOrders.map(({ id }) => id),
    divisions: [division, ...stores.map((store) => store.division)],
    avatar: account?.avatar ?? null,
    verified: account?.verified ?? false,
    signedEula: account?.signedEula ?? false,
    twoFactorAuthEnabled: account?.twoFactorAuthEnabled ?? false,
    shouldHaveStore: account?.shouldHaveStore ?? false,
    // Their role in the stores that they help to run; owners are owners wherever else they are members.
    dashboardPermissions: [...new Set(permissions)],
    role: stores.find(({ role }) => role === 'owner')?.role ?? stores.at(0)?.role ?? null,
    claimedUser: account !== null,
    statusJourney: statusJourney.at(-1)?.status ?? null,
    tags: [...tagsOf(tags), ...tagsOf(services, 'services'), ...tagsOf(industries, 'industries')],
  };
}

/**
 * How staff have decided on a store (platform.md §3 Division: approvalItem), in the words for products: one that they look at is
 * not modded yet, one that is switched off is denied; null where there was nothing to decide. Why is for its team alone.
 */
function approvalItem({ review, project }: Division): Entity | null {
  if (project.closure) return { approvalStatus: 'Denied', since: project.closure.since.toISOString() };
  return review && { approvalStatus: 'Not modded yet', since: review.since.toISOString() };
}

/** The newest customers of a store. */
export interface NewestCustomers {
  readonly ids: readonly string[];
  /** Cursor of `dashboard.customers` for those before them, sorted by the newest; null: these are all. */
  readonly next: string | null;
}

/** Public facts about a store. @param customers - for its team; null for everybody else */
export function divisionEntity(division: Division, host: string, customers: NewestCustomers | null): Entity {
  return {
    id: division.id,
    name: division.name,
    code: division.code,
    enabled: division.project.closure === null,
    logo: division.logo,
    activeDomainName: host,
    subdomain: { hasPro: division.plan === 'pro', approvalItem: approvalItem(division) },
    demographic: division.project.demographic,
    manufacturer: division.id,
    ...(customers && { customers: customers.ids, customersNext: customers.next }),
  };
}

/** The project of a store. @param own - what its own team sees beside it; null for everybody else */
export function manufacturerEntity(
  division: Division,
  own: { readonly badges: readonly StoreBadge[]; readonly customers: readonly string[] } | null,
): Entity {
  const { project } = division;
  return {
    id: division.id,
    name: division.companyName || division.name,
    logo: division.logo,
    isPro: division.plan === 'pro',
    active: project.closure === null,
    division: division.id,
    currency: division.currency,
    ...(own && {
      email: division.contactEmail,
      force2fa: division.force2fa,
      managed: project.managed,
      isFraud: project.fraud !== null,
      isVip: project.isVip,
      chatChannels: [...project.chatChannels],
      demographic: project.demographic,
      paymentInterval: project.paymentInterval,
      integrationType: project.integrationType,
      badges: own.badges.map((badge) => ({ ...badge, groups: [...groupsOfBadge(badge.code)] })),
      hash: project.hash,
      promoUrl: project.promoUrl,
      betas: [...project.betas],
      customers: own.customers,
    }),
  };
}

/** How often the platform pays out, as an interval of time; null where there is none of this code. */
export function timeIntervalEntity(id: number | string): Entity | null {
  const [code, name] = Object.entries(storePaymentIntervals).find(([each]) => each === id) ?? [];
  return code === undefined || name === undefined
    ? null
    : { id: code, code, name, character: name.charAt(0).toUpperCase() };
}

/** A status of orders by its number. */
export function orderStatusEntity(id: number | string): Entity | null {
  const codes = Object.keys(orderStatuses).filter((code): code is OrderStatusCode => code in orderStatuses);
  const code = codes.find((each) => orderStatuses[each].id === id);
  return code === undefined ? null : { ...orderStatuses[code] };
}
