import { texts } from '@omnis/contract';
import { languageOf } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback } from '../../../http/answer.ts';
import { randomToken } from '../../../security/secrets.ts';
import type { CatalogueLookups, FoundVariant } from '../../catalogue/catalogue.types.ts';
import type { Division } from '../../../tenancy/division.ts';
import { nextOrderNumber } from '../../divisions/order-number.ts';
import { lockVariants, takeStock } from '../../stock/stock.ts';
import { exchangeMethod, reprintMethod } from '../aftermath.ts';
import { moveOrder, systemMover } from '../move-order.ts';
import { insertOrder } from '../new-order.ts';
import { bundleOf, stockOf } from '../order-stock.ts';
import { findOrder } from '../order-lookups.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { personalisationOf, readOrder } from '../orders.view.ts';
import { readReturns, type StoredReturn } from './returns.repository.ts';

/** A line of a return that has arrived, with the line of the order. */
export interface Arrived {
  item: OrderItemRow;
  line: Pick<StoredReturn['lines'][number], 'variant_id' | 'colour' | 'size'>;
  count: number;
}

/** The SKU and image of the variant that is sent; those of the first order where the variant is gone. */
function sentAs(item: OrderItemRow, found: FoundVariant | undefined): Pick<OrderItemRow, 'sku' | 'image'> {
  const { sku, image } = item;
  return found
    ? { sku: found.variant.sku || found.product.sku, image: found.image ?? image }
    : { sku, image };
}

/** Orders that send goods again free of charge: for goods that came back, or that were spoiled (platform.md §4). */
export function createExchanges(
  { database, divisions }: Pick<Core, 'database' | 'divisions'>,
  { catalogue }: { catalogue: CatalogueLookups },
) {
  /** Writes the order of an exchange or a reprint, in the transaction of its booking. */
  async function create(
    db: Db,
    division: Division,
    given: {
      order: OrderRow;
      number: string;
      arrived: readonly Arrived[];
      variants: ReadonlyMap<string, FoundVariant>;
      /** The reason why goods are printed again; left out of an exchange. */
      reprintReason?: string;
    },
  ): Promise<OrderRow> {
    const { order, number, arrived, variants, reprintReason } = given;
    const wanted = arrived.flatMap(({ item, line, count }) =>
      line.variant_id === null ? [] : [{ item, line, quantity: count, variantId: line.variant_id }],
    );
    // A bundle is sent again with what it held.
    const needed = stockOf(
      wanted.map(({ item, variantId, quantity }) => ({ ...item, variant_id: variantId, quantity })),
    );
    const locked = await lockVariants(
      db,
      division.id,
      needed.map(({ variantId }) => variantId),
    );
    for (const { variantId, quantity } of needed) {
      const variant = locked.get(variantId);
      if (!variant?.shown) throw new Rollback(fail('sold_out', texts.productGone, 'lines'));
      if (variant.stock !== null && variant.stock < quantity) {
        const name = wanted.find((each) => each.variantId === variantId)?.item.name ?? 'what it holds';
        const message = `Only ${variant.stock} of ${name} are left in the size that is wanted`;
        throw new Rollback(fail('sold_out', message, 'lines'));
      }
    }
    await takeStock(db, division.id, needed);
    const read = readOrder(order);
    const { code, name, pickup } = read.shippingMethod;
    const written = await insertOrder(db, {
      division: division.id,
      hash: randomToken(),
      number: await nextOrderNumber(db, division),
      language: languageOf(order.language),
      customerId: order.customer_id,
      email: order.email,
      phone: order.phone,
      customerName: order.customer_name,
      note: '',
      currency: read.currency,
      exchangeRate: Number(order.exchange_rate),
      totals: {
        subtotal: 0,
        discount: 0,
        goodsTax: 0,
        taxDiscount: 0,
        shipping: 0,
        shippingTax: 0,
        total: 0,
      },
      vatNumber: order.vat_number ?? division.vatNumber,
      taxScheme: read.taxScheme,
      buyerVatNumber: order.buyer_vat_number,
      coupon: null,
      // The days that were told are those of the first parcel.
      shippingMethod: { code, name, estimate: '', ...(pickup && { pickup }) },
      shippingAddress: read.shippingAddress,
      billingAddress: read.billingAddress,
      paymentState: 'paid',
      paymentMethod: reprintReason === undefined ? exchangeMethod(number) : reprintMethod(order.number),
      paymentIntent: null,
      parentId: order.id,
      ...(reprintReason === undefined ? {} : { reprintReason }),
      items: wanted.map(({ item, line, quantity, variantId }) => ({
        productId: item.product_id ?? 0,
        productUrl: item.product_url ?? '',
        variantId,
        name: item.name,
        ...sentAs(item, variants.get(variantId)),
        colour: line.colour,
        size: line.size,
        // It is made again as it was made.
        design: item.design_id,
        personalisation: personalisationOf(item),
        bundleItems: bundleOf(item),
        quantity,
        priceMinor: 0,
        taxMinor: 0,
        discountMinor: 0,
        vatRate: Number(item.vat_rate),
      })),
    });
    const child = {
      division: division.id,
      orderId: written.order.id,
      from: 'new',
      to: 'paid',
      by: systemMover,
    };
    const paid = await moveOrder(db, child);
    if (!paid.ok) throw new Error(`An order that sends goods again cannot be made: ${paid.message}`);
    return paid.value.order;
  }

  /**
   * The variants that a return is exchanged for, by id. They are read before the return is booked: the embedded database
   * runs one transaction at a time.
   */
  async function variantsOf(at: {
    orderId: number;
    returnId: number;
  }): Promise<ReadonlyMap<string, FoundVariant>> {
    const wanted = await database.platform(async (db) => {
      const order = await findOrder(db, { division: null, id: at.orderId });
      const division = order && (await divisions.byId(order.division_id, db));
      const stored = order && (await readReturns(db, order)).find(({ row }) => row.id === at.returnId);
      const ids = stored?.lines.flatMap(({ variant_id: id }) => (id === null ? [] : [id])) ?? [];
      return division && ids.length > 0 ? { division, ids } : null;
    });
    return wanted ? catalogue.variantsByIds(wanted.division, wanted.ids) : new Map();
  }

  return { create, variantsOf };
}
