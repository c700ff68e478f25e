import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { OrderItemsTable, OrdersTable } from '../domains/orders/orders.tables.ts';

/** Address of the tests' shopper. */
export const testAddress = {
  firstName: 'Ann',
  lastName: 'Archer',
  company: '',
  street: '1 High Street',
  street2: '',
  city: 'Leeds',
  state: '',
  country: 'GB',
  zip: 'LS1 1AA',
  eori: '',
};

let counter = 1000;

/** Writes an order of two lines, three units, £28.95 with delivery; says where it is found. */
export async function insertTestOrder(
  database: Database,
  order: Partial<Insertable<OrdersTable>> & { division_id: number },
  item: Partial<Insertable<OrderItemsTable>> = {},
): Promise<{ id: number; hash: string; number: string }> {
  counter += 1;
  const hash = randomBytes(18).toString('base64url');
  return database.tenant(order.division_id, async ({ query }) => {
    const row = await query
      .insertInto('orders')
      .values({
        hash,
        number: `T${counter}`,
        status: 'paid',
        email: 'ann@shop.example',
        customer_name: 'Ann Archer',
        currency: 'GBP',
        subtotal_minor: 3000,
        discount_minor: 500,
        goods_tax_minor: 500,
        tax_discount_minor: 83,
        shipping_minor: 395,
        shipping_tax_minor: 66,
        total_minor: 2895,
        shipping_method: JSON.stringify({ code: 'standard', name: 'Standard', estimate: '3 to 5 days' }),
        shipping_address: JSON.stringify(testAddress),
        billing_address: JSON.stringify(testAddress),
        country: 'GB',
        payment_state: 'paid',
        payment_method: 'Visa •••• 4242',
        ...order,
      })
      .returning(['id', 'hash', 'number'])
      .executeTakeFirstOrThrow();
    const line = { division_id: order.division_id, order_id: row.id, vat_rate: 20 };
    await query
      .insertInto('order_items')
      .values([
        {
          ...line,
          position: 0,
          product_id: 501,
          product_url: 'wren-tee',
          name: 'Wren tee',
          sku: 'WT-M',
          colour: 'Green',
          size: 'M',
          quantity: 2,
          price_minor: 1000,
          tax_minor: 200,
          discount_minor: 400,
          ...item,
        },
        {
          ...line,
          position: 1,
          name: 'Print',
          image: '/images/print.png',
          quantity: 1,
          price_minor: 500,
          tax_minor: 100,
          discount_minor: 100,
        },
      ])
      .execute();
    await query
      .insertInto('order_status_log')
      .values({
        division_id: order.division_id,
        order_id: row.id,
        status: order.status ?? 'paid',
        reason: 'Card checked by hand',
        user_kind: 'staff',
        user_name: 'Sam Staff',
      })
      .execute();
    return row;
  });
}
