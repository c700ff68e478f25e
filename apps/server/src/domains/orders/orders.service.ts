import { statusTexts, type CallResponse, type CustomerOrder, type ManagedOrder } from '@omnis/contract';
import {
  currencyCodes,
  isOrderStatusCode,
  isShipped,
  toMajor,
  type Language,
  type OrderStatusCode,
} from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Reading } from '../../database/reading.ts';
import { fail, ok, type Failure, type Result } from '../../http/answer.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { FiguresService } from '../figures/figures.service.ts';
import { boughtCardsFailure, recipientOf } from '../gift-cards/bought-cards.ts';
import { readUses } from '../gift-cards/order-cards.ts';
import type { Division } from '../../tenancy/division.ts';
import type { ToldParcel } from '../notifications/mail/order-status-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { attemptsIn } from '../payments/attempt-words.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { readChanges, readRefunds } from './change/changes.repository.ts';
import { familyOf } from './order-family.ts';
import { aftermathOf, refundedOf, replacementsOf, type Aftermath, type OrdersSummary } from './aftermath.ts';
import { moveOrder, type OrderMove } from './move-order.ts';
import { createOrderNews } from './order-news.ts';
import type { OrderPushes } from './order-pushes.ts';
import { filterTerms, searchedWords } from './list/order-terms.ts';
import { customerList, type Paging } from './customer-list.ts';
import { readOverview } from './overview.ts';
import {
  countByDivision,
  countByStatus,
  countPlaced,
  giveGuestOrders,
  findOrderOfItem,
  listOrders,
  listOrdersOf,
  summariseLines,
  type OrderFilter,
} from './orders.repository.ts';
import { findOrder, findOrderByHash, readItems, readStatusLog } from './order-lookups.ts';
import type { OrderRow } from './orders.types.ts';
import { isRefundStatus, openStatuses, stateOf, type KnownState } from './order-state.ts';
import { createExchanges } from './returns/exchanges.ts';
import { returnableAmong } from './returns/returnable.ts';
import { readReturns } from './returns/returns.repository.ts';
import { toReturn } from './returns/returns.view.ts';
import { isQuoted, readOrder, toCustomerOrder } from './orders.view.ts';
import { toManagedOrder, toManagedRow, type ManagedOrderRow } from './managed-order.view.ts';
import { hoursBefore, type ManagedList, type ManagedQuery } from './managed-query.ts';
import type { ParcelTeam } from './fulfilments/fulfilment-rules.ts';
import { readFulfilments } from './fulfilments/fulfilments.repository.ts';
import { toOrderMail } from './mails/order-mails.service.ts';
import { readNotes } from './notes/order-notes.repository.ts';
import { readPayments } from './payments/order-payments.repository.ts';
import type { Refunds } from './refunds.ts';
import { sayToShopper } from '../../texts/say-to-shopper.ts';

/** Newest orders that the overview shows. */
const latestShown = 5;

/** An order as staff work with it: what they see, and where it is in its flow. */
export interface WorkedOrder {
  order: ManagedOrder;
  state: KnownState;
}

/** Facts about an order that a review needs. */
export interface Purchase {
  orderId: number;
  customerId: string | null;
  buyer: string;
  /** True when the goods are on their way or have arrived. */
  shipped: boolean;
  items: readonly { productId: number; name: string; image: string | null }[];
}

/** Orders as shoppers, owners and staff read them, and as staff move them. Rows never leave it. */
export interface OrdersService {
  /** The order behind a receipt's address, in its own store only. */
  /** An order, what the platform says of it in a language. */
  byHash(division: Division, hash: string, language: Language): Promise<Result<CustomerOrder>>;
  /** Goods bought in the order behind a receipt's address, in the transaction of `db`; null for none. */
  readonly purchase: (db: Db, division: number, hash: string) => Promise<Purchase | null>;
  /** A customer's own orders, newest first. */
  mine(division: Division, customer: string, paging: Paging): Promise<CallResponse<'orders.mine'>>;
  /**
   * Gives the orders that somebody placed as a guest to their account, in the transaction in which they prove the address.
   *
   * @param email - in small letters
   */
  readonly giveGuestOrders: (
    db: Db,
    to: { division: number; customer: string; email: string },
  ) => Promise<void>;
  /** One order. @param division - the owner's store; null for staff */
  managedById(division: number | null, id: number): Promise<Result<ManagedOrder>>;
  /** The order that a line is of; null where the store has no such line. */
  orderOfItem(division: number, item: string): Promise<number | null>;
  /** An order of any store, in a transaction of the platform's role. */
  worked(db: Db, id: number): Promise<Result<WorkedOrder>>;
  /**
   * Moves an order as `moveOrder` does and, in the same transaction, writes the customer's mail and the refund's job
   * where the new status asks for them. Roll back when it fails; call `core.jobs.wake()` after the commit.
   */
  move(db: Db, move: OrderMove): Promise<Result<WorkedOrder>>;
  /** Tells the customer of a parcel that leaves ahead of the rest of their order, or after it. */
  tellParcel(
    db: Db,
    order: OrderRow,
    parcel: Pick<ToldParcel, 'code' | 'carrier'> & { sent?: boolean | undefined },
  ): Promise<void>;
  managedList(query: ManagedQuery): Promise<ManagedList>;
  /** Counts the orders that wait for work in each of some stores. */
  openByDivision(divisions: readonly number[]): Promise<Map<number, number>>;
  overview(division: Division): Promise<CallResponse<'dashboard.overview'>>;
}

/** A store that is switched off has no name and no address to show: its orders wait until it is on again. */
const storeIsOff = (): Failure => fail('conflict', 'The store of this order is switched off');
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

const hasStatus = (entry: { status: string }): entry is { status: OrderStatusCode } =>
  isOrderStatusCode(entry.status);

function sum(counts: Map<string, number>, statuses: readonly string[] | null): number {
  const shown = statuses === null ? [...counts.keys()] : statuses;
  return shown.reduce((total, status) => total + (counts.get(status) ?? 0), 0);
}

/** Why an order cannot be refunded; null when nothing is known that stands against it. It is locked from then on. */
async function lockForRefund(db: Db, { division, orderId }: OrderMove): Promise<Failure | null> {
  const order = await findOrder(db, { division, id: orderId, lock: true });
  return order && boughtCardsFailure(db, order);
}

/** Others that the service of orders works with. */
export interface OrdersNeeds {
  mailer: Mailer;
  pushes: OrderPushes;
  payments: PaymentsService;
  catalogue: CatalogueService;
  refunds: Refunds;
  figures: Pick<FiguresService, 'read'>;
  /** The payments that were tried for an order. */
  triedPayments: (db: Db, division: number, order: number) => Promise<string[]>;
}

/** Builds the reading side of orders, and what staff do with them. */
export function createOrdersService(core: Core, needs: OrdersNeeds): OrdersService {
  const { database, divisions } = core;
  const { payments, catalogue, figures } = needs;
  const news = createOrderNews(core, needs);
  const exchanges = createExchanges(core, needs);

  /** The payments that were tried for an order, and the one that counts. */
  async function intentsOf(db: Db, order: OrderRow): Promise<string[]> {
    const tried = await needs.triedPayments(db, order.division_id, order.id);
    const { payment_intent: paid } = order;
    return paid === null || tried.includes(paid) ? tried : [...tried, paid];
  }

  /** Sends all of an order again, unless a return has done so; the exchange of a return is made with its booking. */
  async function exchangeWhole(db: Db, division: Division, order: OrderRow): Promise<void> {
    const { children } = await familyOf(db, order);
    if (children.length > 0) return;
    const arrived = (await readItems(db, order))
      .filter((item) => recipientOf(item) === null)
      .map((item) => ({ item, line: item, count: item.quantity }));
    if (arrived.some(({ item }) => item.variant_id !== null))
      await exchanges.create(db, division, { order, number: '', arrived, variants: new Map() });
  }

  async function managed(db: Db, order: OrderRow, team: ParcelTeam): Promise<Result<ManagedOrder>> {
    const division = await divisions.byId(order.division_id, db);
    if (!division) return storeIsOff();
    const intents = await intentsOf(db, order);
    const [
      items,
      log,
      refunds,
      uses,
      changes,
      returns,
      recorded,
      notes,
      fulfilments,
      mails,
      attempts,
      family,
    ] = await Promise.all([
      readItems(db, order),
      readStatusLog(db, order),
      readRefunds(db, order),
      readUses(db, order),
      readChanges(db, order),
      readReturns(db, order),
      readPayments(db, order),
      readNotes(db, order),
      readFulfilments(db, order),
      needs.mailer.ofOrder(db, order.division_id, order.id),
      payments.attempts(db, order.division_id, intents),
      familyOf(db, order),
    ]);
    // With the port where there is one, so that a link can be made of it.
    const { host } = new URL(needs.mailer.originOf(division));
    const money = { refunds, uses, payments: recorded, attempts };
    const sent = { fulfilments, mails: mails.map(toOrderMail) };
    const rows = { order, items, log, changes, returns, notes, family, ...money, ...sent };
    const refunded = toMajor(refundedOf(order, refunds), readOrder(order).currency);
    return ok(toManagedOrder(rows, { division, host, refunded, team }));
  }

  /** Staff see every store; everybody else one, behind the second wall of row level security. */
  function inReach<T>(
    from: Pick<Reading, 'tenant' | 'platform'>,
    division: number | null,
    work: (db: Db) => Promise<T>,
  ): Promise<T> {
    return division === null ? from.platform(work) : from.tenant(division, work);
  }

  async function managedList(query: ManagedQuery): Promise<ManagedList> {
    const { division, statuses, page, perPage, sort } = query;
    const now = new Date();
    const placed: OrderFilter = {
      division,
      ...(query.payment === undefined ? {} : { payment: query.payment }),
      ...(query.country === undefined ? {} : { country: query.country }),
      withSignals: query.signals === 'any',
      areDrafts: query.drafts === 'only',
      days: { from: query.from, to: query.to, timeZone: query.timeZone ?? 'UTC' },
      amount: { min: query.min, max: query.max, currencies: currencyCodes },
      ...(query.minAgeHours === undefined ? {} : { placedBefore: hoursBefore(now, query.minAgeHours) }),
      ...(query.maxAgeHours === undefined ? {} : { placedAfter: hoursBefore(now, query.maxAgeHours) }),
    };
    const list = await inReach(core.reading, division, async (db) => {
      const words = await searchedWords(db, query.search ?? '');
      if (words === null)
        return {
          orders: [],
          counts: new Map<string, number>(),
          lines: new Map(),
          aftermath: (): Aftermath => ({}),
        };
      const terms = (await filterTerms(db, query)).map(({ from }) => from);
      const filter: OrderFilter = { ...placed, words, terms };
      const part = { limit: perPage, offset: (page - 1) * perPage, sort };
      const { first = [] } = query;
      const [orders, counts] = await Promise.all([
        listOrdersOf(db, { ...filter, statuses }, { ...part, first }),
        countByStatus(db, filter),
      ]);
      const [lines, aftermath] = await Promise.all([summariseLines(db, orders), aftermathOf(db, orders)]);
      return { orders, counts, lines, aftermath };
    });
    const { orders, counts, lines, aftermath } = list;
    const items = await managedRows(orders, { lines, aftermath, now });
    return { items, total: sum(counts, statuses), page, perPage, counts };
  }

  /** Orders as lists show them. */
  async function managedRows(
    orders: readonly OrderRow[],
    { lines, aftermath, now }: OrdersSummary,
  ): Promise<ManagedOrderRow[]> {
    // Stores are held by the process, so they never come from a replica.
    const stores = await divisions.byIds(new Set(orders.map((order) => order.division_id)));
    return orders.map((order) => {
      const divisionName = stores.get(order.division_id)?.name ?? `Store ${order.division_id}`;
      const { refunded = 0 } = aftermath(order);
      return toManagedRow(order, { divisionName, lines: lines.get(order.id), refunded, now });
    });
  }

  /** The newest orders of a store, and how many wait for work. */
  async function latestOf(
    division: number,
  ): Promise<{ latestOrders: ManagedOrderRow[]; openOrders: number }> {
    const { orders, openOrders, ...summary } = await core.reading.tenant(division, async (db) => {
      const [newest, open] = await Promise.all([
        listOrders(db, { division, statuses: null }, { limit: latestShown, offset: 0, sort: 'newest' }),
        countPlaced(db, division, openStatuses),
      ]);
      const [lines, aftermath] = await Promise.all([summariseLines(db, newest), aftermathOf(db, newest)]);
      return { orders: newest, openOrders: open, lines, aftermath };
    });
    return { latestOrders: await managedRows(orders, { ...summary, now: new Date() }), openOrders };
  }

  async function readWorked(db: Db, order: OrderRow): Promise<Result<WorkedOrder>> {
    const whole = await managed(db, order, 'platform');
    return whole.ok ? ok({ order: whole.value, state: stateOf(order) }) : whole;
  }

  return {
    byHash: (division, hash, language) =>
      database.tenant(division.id, async (db) => {
        const order = await findOrderByHash(db, division.id, hash);
        if (!order) return gone();
        const intents = await intentsOf(db, order);
        const [items, log, refunds, uses, attempts, returnable, aftermath, returns, replacements] =
          await Promise.all([
            readItems(db, order),
            readStatusLog(db, order),
            readRefunds(db, order),
            readUses(db, order),
            payments.charges(db, division.id, intents),
            returnableAmong(db, [order]),
            aftermathOf(db, [order]),
            readReturns(db, order),
            replacementsOf(db, order),
          ]);
        const shown = toCustomerOrder({ order, items, log, refunds, uses, attempts }, division);
        const inWords = (reason: string): string => sayToShopper(language, reason);
        return ok({
          ...shown,
          returnable: returnable.has(order.id),
          quoted: isQuoted(order),
          ...aftermath(order),
          returns: returns.map((each) => toReturn(each, items)),
          replacements,
          attempts: attemptsIn(language, shown.attempts),
          refunds: shown.refunds.map((each) => ({ ...each, reason: inWords(each.reason) })),
        });
      }),

    mine: (division, customer, paging) =>
      database.tenant(division.id, (db) => customerList(db, { division: division.id, customer }, paging)),

    purchase: async (db, division, hash) => {
      const order = await findOrderByHash(db, division, hash);
      if (!order) return null;
      const [items, log] = await Promise.all([readItems(db, order), readStatusLog(db, order)]);
      const visited = log.map(({ status }) => ({ status })).filter(hasStatus);
      return {
        orderId: order.id,
        customerId: order.customer_id,
        buyer: order.customer_name,
        shipped: isShipped({ ...stateOf(order), statusLogRecords: visited }),
        // Of a gift card there is nothing to say.
        items: items.flatMap((item) =>
          item.product_id === null || recipientOf(item) !== null
            ? []
            : [{ productId: item.product_id, name: item.name, image: item.image }],
        ),
      };
    },

    giveGuestOrders,

    managedById: (division, id) =>
      inReach(database, division, async (db) => {
        const order = await findOrder(db, { division, id });
        return order ? managed(db, order, division === null ? 'platform' : 'store') : gone();
      }),

    orderOfItem: (division, item) => database.tenant(division, (db) => findOrderOfItem(db, division, item)),

    worked: async (db, id) => {
      const order = await findOrder(db, { division: null, id });
      return order ? readWorked(db, order) : gone();
    },

    move: async (db, move) => {
      const seen = isRefundStatus(move.to) ? await lockForRefund(db, move) : null;
      if (seen) return seen;
      const moved = await moveOrder(db, move);
      if (!moved.ok) return moved;
      const division = await divisions.byId(moved.value.order.division_id, db);
      if (!division) return storeIsOff();
      if (moved.value.status === 'exchanged') await exchangeWhole(db, division, moved.value.order);
      await news.moved(db, division, moved.value);
      return readWorked(db, moved.value.order);
    },

    managedList,
    tellParcel: async (db, order, { sent = false, ...parcel }) => {
      const division = await divisions.byId(order.division_id, db);
      if (division) await news.parcel(db, division, { order, parcel, sent });
    },

    openByDivision: (ids) => core.reading.platform((db) => countByDivision(db, ids, openStatuses)),

    overview: async (division) => {
      const [facts, latest] = await Promise.all([
        readOverview(core, { division, catalogue, figures }),
        latestOf(division.id),
      ]);
      return { ...facts, ...latest };
    },
  };
}
