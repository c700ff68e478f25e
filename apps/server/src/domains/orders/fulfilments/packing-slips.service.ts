import { statusTexts } from '@omnis/contract';
import { languageOf, oneSize, orderAddressLines, type Language } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import { paperWords, type PaperWords } from '../../../texts/papers/paper-words.ts';
import { sayToShopper } from '../../../texts/say-to-shopper.ts';
import { bundleWords } from '../../basket/line-bundle.ts';
import { personalisationWords } from '../../basket/line-personalisation.ts';
import type { Division } from '../../../tenancy/division.ts';
import { recipientOf } from '../../gift-cards/bought-cards.ts';
import { readRefunds } from '../change/changes.repository.ts';
import { bundleOf } from '../order-stock.ts';
import { findOrder, readItems } from '../order-lookups.ts';
import type { OrderItemRow } from '../orders.types.ts';
import { personalisationOf, readOrder } from '../orders.view.ts';
import { leftToSend, linesIn, standing, type LineUnits } from './fulfilment-rules.ts';
import { readFulfilments } from './fulfilments.repository.ts';
import type { PackingSlip } from './packing-slip-pdf.ts';

/** A packing slip with the words of its customer. */
export interface ReadSlip {
  readonly slip: PackingSlip;
  readonly words: PaperWords;
}

function linesOf(
  items: readonly OrderItemRow[],
  units: readonly LineUnits[],
  language: Language,
): PackingSlip['lines'] {
  return items.flatMap((item) => {
    const quantity = units.find(({ id }) => id === item.id)?.quantity ?? 0;
    if (quantity === 0) return [];
    const size = item.size === oneSize ? sayToShopper(language, item.size) : item.size;
    const details = [
      [item.colour, size].filter(Boolean).join(' / '),
      item.sku,
      ...bundleWords(bundleOf(item)),
      ...personalisationWords(personalisationOf(item), language),
    ];
    return [{ name: item.name, quantity, details: details.filter(Boolean) }];
  });
}

/** Builds the packing slips of orders and parcels. */
export function createPackingSlips({ database, divisions }: Pick<Core, 'database' | 'divisions'>) {
  const read = (
    division: Division,
    { orderId, parcel }: { orderId: number; parcel: number | null },
  ): Promise<Result<ReadSlip>> =>
    database.tenant(division.id, async (db) => {
      const gone = fail('not_found', statusTexts[404] ?? '');
      const order = await findOrder(db, { division: division.id, id: orderId });
      if (!order) return gone;
      const [items, refunds, rows] = await Promise.all([
        readItems(db, order),
        readRefunds(db, order),
        readFulfilments(db, order),
      ]);
      const row = standing(rows).find(({ position }) => position === parcel);
      if (parcel !== null && !row) return gone;
      const left = leftToSend({ order, items, refunds, rows });
      const goods = items.filter((item) => recipientOf(item) === null);
      const units = row ? linesIn(row) : left.length > 0 ? left : goods;
      const language = languageOf(order.language);
      const words = paperWords(language, division);
      const known = readOrder(order);
      return ok({
        words,
        slip: {
          store: division.name,
          orderNumber: order.number,
          parcel,
          orderedAt: order.created_at,
          sentAt: row?.at ?? null,
          address: orderAddressLines(known.shippingAddress, words.locale),
          isCollected: known.shippingMethod.pickup !== undefined,
          lines: linesOf(items, units, language),
          note: order.note,
        },
      });
    });

  /** Reads the slips one after the other; fails as the first that fails. */
  async function readEach(
    orders: readonly number[],
    readOne: (orderId: number) => Promise<Result<ReadSlip>>,
  ): Promise<Result<readonly ReadSlip[]>> {
    const slips: ReadSlip[] = [];
    // Each in a transaction of its own: the embedded database runs one at a time, and others want their turn between them.
    for (const orderId of orders) {
      const slip = await readOne(orderId);
      if (!slip.ok) return slip;
      slips.push(slip.value);
    }
    return ok(slips);
  }

  async function readAnywhere(at: { orderId: number; parcel: number | null }): Promise<Result<ReadSlip>> {
    const order = await database.platform((db) => findOrder(db, { division: null, id: at.orderId }));
    const division = order && (await divisions.byId(order.division_id));
    return division ? read(division, at) : fail('not_found', statusTexts[404] ?? '');
  }

  return {
    /**
     * The packing slip of a parcel, or of an order: of what is left to send, and of all of it once it was sent. Fails with
     * `not_found`.
     *
     * @param at.parcel - number of the parcel within its order; null for the order
     */
    read,

    /** The packing slips of several orders, in their order. Fails with `not_found` when one of them is not of the store. */
    readMany: (division: Division, orders: readonly number[]): Promise<Result<readonly ReadSlip[]>> =>
      readEach(orders, (orderId) => read(division, { orderId, parcel: null })),

    /** The packing slip of an order of any store, for staff. Fails with `not_found`. */
    readAnywhere,

    /** The packing slips of orders of any stores, for staff, in their order. Fails with `not_found` when one of them is not there. */
    readManyAnywhere: (orders: readonly number[]): Promise<Result<readonly ReadSlip[]>> =>
      readEach(orders, (orderId) => readAnywhere({ orderId, parcel: null })),
  };
}

/** Packing slips of orders and parcels. */
export type PackingSlips = ReturnType<typeof createPackingSlips>;
