import type { ManagedCustomer, ManagedDiscount, ManagedOrder, ManagedProduct } from '@omnis/contract';
import type { DashboardPermission } from '@omnis/models';
import type { Core } from '../../core.ts';
import { fail, ok, type Answer, type Result } from '../../http/answer.ts';
import type { CallContext, Identity, Membership } from '../../http/context.ts';
import { route, type Route } from '../../http/route.ts';
import type { BadgesOf } from '../divisions/badges/badges.service.ts';
import { pick, type Model, type ModelsService } from '../catalogue/models.service.ts';
import type { SmallEntities } from '../catalogue/small-entities.ts';
import type { Division } from '../../tenancy/division.ts';
import { orderTax } from '../../tenancy/order-tax.ts';
import {
  badgeEntity,
  couponEntity,
  customerEntity,
  divisionEntity,
  imageEntity,
  manufacturerEntity,
  orderEntity,
  orderItemEntity,
  orderStatusEntity,
  productEntity,
  tagEntity,
  timeIntervalEntity,
  type Approval,
  type NewestCustomers,
} from './entity-views.ts';
import { fontEntities } from './font-entities.ts';
import { attributesFailure } from './known-attributes.ts';

type Id = number | string;

/** Where models are read. */
export interface ModelSources {
  /** Models that every visitor of a store sees. */
  readonly shop: ModelsService;
  /** Staff, for atlas. */
  readonly users: (by: Identity, ids: readonly string[]) => Promise<Model[]>;
  readonly orders: (division: number | null, id: number) => Promise<Result<ManagedOrder>>;
  readonly customers: (division: Division, id: string) => Promise<Result<ManagedCustomer>>;
  /** Ids of the customers who placed some orders, by the orders. */
  readonly customersOf: (
    division: Division,
    orders: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>;
  readonly newestCustomers: (division: Division) => Promise<NewestCustomers>;
  readonly products: (division: Division, id: number) => Promise<Result<ManagedProduct>>;
  readonly approvals: (division: number, ids: readonly number[]) => Promise<ReadonlyMap<number, Approval>>;
  readonly badgesOf: BadgesOf;
  /** Ids of the people who run a store. */
  readonly teamOf: (division: number) => Promise<readonly string[]>;
  readonly discounts: (division: Division, id: string) => Promise<Result<ManagedDiscount>>;
  /** The order that a line is of; null where the store has no such line. */
  readonly orderOfItem: (division: number, item: string) => Promise<number | null>;
  readonly small: SmallEntities;
}

/** Permission that a member of a store's team needs for models that visitors do not see. */
const needed: Readonly<Record<string, DashboardPermission>> = {
  order: 'orders',
  customer: 'orders',
  order_item: 'orders',
  product: 'products',
  coupon: 'products',
  image: 'products',
  tag: 'products',
};

/** A request for models. */
interface Asked {
  readonly type: string;
  readonly ids: readonly Id[];
  readonly attributes: readonly string[];
  readonly relations: readonly string[];
}

/** The store that a member of its team manages now, and what they may do there. */
interface Managed {
  readonly division: Division;
  readonly membership: Membership;
}

/** Tells if a member of a team may have models of a type. */
const may = ({ role, permissions }: Membership, type: string): boolean => {
  const permission = needed[type];
  return permission === undefined || role === 'owner' || permissions.includes(permission);
};

const numbersOf = (ids: readonly Id[]): number[] => ids.filter((id) => typeof id === 'number');
const textsOf = (ids: readonly Id[]): string[] => ids.filter((id) => typeof id === 'string');
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Those that may be ids of rows that are known by a UUID: any other text is not there, and no fault. */
const uuidsOf = (ids: readonly Id[]): string[] => textsOf(ids).filter((id) => uuid.test(id));

/** Found values, without those that are missing or not the store's. */
const found = <T>(results: readonly Result<T>[]): T[] =>
  results.flatMap((result) => (result.ok ? [result.value] : []));

/**
 * Entities of platform.md §3 by id. A visitor of a store gets what its shop shows; a member of a team, on the platform's host,
 * what the own store has (the one that they manage now), as far as their permissions go; staff, in atlas, colleagues and orders.
 */
export function createModelsRoom(
  { divisions }: Pick<Core, 'divisions'>,
  sources: ModelSources,
): { routes: Route[] } {
  const { shop, users, orders, customers, products, approvals, badgesOf } = sources;
  const { discounts, orderOfItem, small, teamOf, customersOf, newestCustomers } = sources;
  const hostOf = (division: Division): string => divisions.hostOf(division);

  /** Models that are the same wherever they are asked for; null: the type is none of them. */
  function common(division: Division | null, type: string, ids: readonly Id[]): Model[] | null {
    if (type === 'order_status')
      return ids.flatMap((id): Model[] => [orderStatusEntity(id)].filter((each) => each !== null));
    if (type === 'time_interval')
      return ids.flatMap((id): Model[] => [timeIntervalEntity(id)].filter((each) => each !== null));
    if (division === null) return null;
    const isOwn = ids.includes(division.id);
    if (type === 'division') return isOwn ? [divisionEntity(division, hostOf(division), null)] : [];
    if (type === 'font') return fontEntities(division, textsOf(ids));
    if (type === 'manufacturer' || type === 'project')
      return isOwn ? [manufacturerEntity(division, null)] : [];
    return null;
  }

  async function orderItem(division: number, id: string): Promise<Model[]> {
    const of = await orderOfItem(division, id);
    const order = of === null ? null : await orders(division, of);
    const item = order?.ok ? orderItemEntity(order.value, id) : null;
    return item ? [item] : [];
  }

  async function ordersOf(division: Division, ids: readonly number[]): Promise<Model[]> {
    const [known, buyers] = await Promise.all([
      Promise.all(ids.map((id) => orders(division.id, id))),
      customersOf(division, ids),
    ]);
    return found(known).map((order) =>
      orderEntity(order, { store: division, customer: buyers.get(order.id) ?? null }),
    );
  }

  async function productsOf(division: Division, ids: readonly number[]): Promise<Model[]> {
    const known = await approvals(division.id, ids);
    const tax = orderTax(division, { to: null, now: new Date() });
    return found(await Promise.all(ids.map((id) => products(division, id)))).map((product) =>
      productEntity(product, {
        approval: known.get(product.id) ?? { approvalStatus: 'No approval item', denialReason: null },
        vatRate: tax.rateOf(product),
      }),
    );
  }

  /** Models of a store for its team; null: the type is none of theirs alone. */
  async function ofTeam(
    { division, membership }: Managed,
    type: string,
    ids: readonly Id[],
  ): Promise<Model[] | null> {
    switch (type) {
      case 'order':
        return ordersOf(division, numbersOf(ids));
      case 'division': {
        if (!ids.includes(division.id)) return [];
        // Its customers are for those who may look at them.
        const newest = may(membership, 'customer') ? await newestCustomers(division) : null;
        return [divisionEntity(division, hostOf(division), newest)];
      }
      case 'customer':
        return found(await Promise.all(uuidsOf(ids).map((id) => customers(division, id)))).map((each) =>
          customerEntity(each, division.id),
        );
      case 'product':
        return productsOf(division, numbersOf(ids));
      case 'manufacturer':
      case 'project':
        return ids.includes(division.id)
          ? [
              manufacturerEntity(division, {
                badges: await badgesOf(division),
                customers: await teamOf(division.id),
              }),
            ]
          : [];
      case 'order_item':
        return (await Promise.all(uuidsOf(ids).map((id) => orderItem(division.id, id)))).flat();
      case 'coupon':
        return found(await Promise.all(uuidsOf(ids).map((id) => discounts(division, id)))).map(couponEntity);
      case 'badge':
        return (await badgesOf(division)).filter(({ code }) => ids.includes(code)).map(badgeEntity);
      case 'image':
        return (await small.images(division.id, uuidsOf(ids))).map(imageEntity);
      case 'tag':
        return (await small.tags(division.id, ids.map(String))).map(tagEntity);
      default:
        return null;
    }
  }

  async function forStaff(
    identity: Identity | null,
    type: string,
    ids: readonly Id[],
  ): Promise<Result<Model[]>> {
    if (!identity) return shop.unknown(type);
    if (type === 'user') return ok(await users(identity, uuidsOf(ids)));
    if (type === 'order') {
      if (!identity.permissions.includes('orders.view'))
        return fail('forbidden', 'You need the permission to look at orders');
      return ok(
        found(await Promise.all(numbersOf(ids).map((id) => orders(null, id)))).map((each) =>
          orderEntity(each, null),
        ),
      );
    }
    const models = common(null, type, ids);
    return models ? ok(models) : shop.unknown(type);
  }

  /** The store that a member of a team manages now; null for everybody else. */
  async function managedBy({ hostKind, visitor: { identity } }: CallContext): Promise<Managed | null> {
    if (hostKind !== 'platform' || identity?.kind !== 'owner' || identity.activeDivision === null)
      return null;
    const membership = identity.memberships.find(({ division }) => division === identity.activeDivision);
    const division = membership && (await divisions.byId(membership.division));
    return division && membership ? { division, membership } : null;
  }

  /** Whole models, for whoever asks. */
  async function whole(context: CallContext, { type, ids, relations }: Asked): Promise<Result<Model[]>> {
    if (context.hostKind === 'atlas') return forStaff(context.visitor.identity, type, ids);
    const managed = await managedBy(context);
    if (managed) {
      if (!may(managed.membership, type))
        return fail('forbidden', 'You need another permission in this store for that');
      const models = await ofTeam(managed, type, ids);
      if (models) return ok(models);
    }
    const division = managed?.division ?? context.division;
    const models = common(division, type, ids);
    if (models) return ok(models);
    const currency = managed ? division.currency : context.currency;
    return shop.fetch(division, { type, ids: numbersOf(ids), relations }, currency);
  }

  async function fetch(context: CallContext, asked: Asked): Promise<Result<Model[]>> {
    const models = await whole(context, asked);
    if (!models.ok) return models;
    const failure = attributesFailure(asked.type, asked.attributes, models.value);
    return failure ?? ok(models.value.map((model) => pick(model, asked)));
  }

  return {
    routes: [
      route('models.fetch', async (context, { body }): Promise<Answer<{ data: Model | Model[] }>> => {
        const models = await fetch(context, { ...body, ids: [body.ids].flat() });
        if (!models.ok) return models;
        if (Array.isArray(body.ids)) return ok({ data: models.value });
        const [first] = models.value;
        return first ? ok({ data: first }) : shop.missing(body.type);
      }),
    ],
  };
}
