import { allocate, computeTotals, startTaxRates, taxClasses } from '@omnis/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from '../../checkout/snapshot.ts';
import { invoiceSums } from '../../orders/invoice/invoice-sums.ts';
import { orderItem } from '../../orders/order-item.fixture.ts';
import { divisionOf } from '../../../tenancy/division.fixture.ts';
import { orderTax } from '../../../tenancy/order-tax.ts';

const line = fc.record({
  typedMinor: fc.integer({ min: 0, max: 50_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  vatClass: fc.constantFrom(...taxClasses, null),
  vatRate: fc.constantFrom(0, 5, 19, 20),
});
const store = fc.record({
  pricesIncludeTax: fc.boolean(),
  oss: fc.constantFrom(null, { since: null }),
  abroad: fc.boolean(),
});
const order = fc.record({
  store,
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  to: fc.constantFrom('DE', 'FR', 'HU', 'FI', 'CH', 'US'),
  businessNumber: fc.constantFrom(undefined, 'FR40303265045'),
  discount: fc.integer({ min: 0, max: 100 }),
  shippingMinor: fc.integer({ min: 0, max: 3000 }),
});

const now = new Date('2026-06-01T12:00:00Z');
const storeOf = ({
  pricesIncludeTax,
  oss,
  abroad,
}: {
  pricesIncludeTax: boolean;
  oss: object | null;
  abroad: boolean;
}) =>
  divisionOf({
    country: 'DE',
    vat_number: 'DE136695976',
    time_zone: 'Europe/Berlin',
    tax_settings: {
      pricesIncludeTax,
      oss,
      version: 1,
      registrations: abroad
        ? [{ country: 'FR', number: 'FR40303265045', since: null, rates: startTaxRates['FR'], version: 1 }]
        : [],
    },
  });

test('the tax of lines, of delivery and of rates comes to that of the order, to the penny', () => {
  fc.assert(
    fc.property(order, ({ store: of, lines, to, businessNumber, discount, shippingMinor }) => {
      const tax = orderTax(storeOf(of), { to: { country: to }, now, businessNumber });
      const priced = lines.map((each) => ({
        unitMinor: tax.toPay(each.typedMinor, each),
        quantity: each.quantity,
        vatRate: tax.rateOf(each),
      }));
      const worth = priced.map(({ unitMinor, quantity }) => unitMinor * quantity);
      const all = worth.reduce((sum, each) => sum + each, 0);
      const totals = computeTotals({
        lines: priced,
        reductions: { lines: allocate(Math.floor((all * discount) / 100), worth), freeDelivery: false },
        shippingMinor,
        currency: 'EUR',
        taxIncluded: true,
      });
      const sums = invoiceSums(
        {
          total_minor: totals.total,
          goods_tax_minor: totals.goodsTax,
          tax_discount_minor: totals.taxDiscount,
          shipping_minor: totals.shipping,
          shipping_tax_minor: totals.shippingTax,
        },
        priced.map((each, index) => {
          const { priceMinor, taxMinor } = splitTax(each);
          return orderItem({
            id: String(index),
            quantity: each.quantity,
            price_minor: priceMinor,
            tax_minor: taxMinor,
            discount_minor: totals.lines[index]?.discount ?? 0,
            vat_rate: String(each.vatRate),
          });
        }),
      );
      const due = totals.goodsTax - totals.taxDiscount + totals.shippingTax;
      const taxOf = (parts: readonly { readonly tax: number }[]): number =>
        parts.reduce((sum, part) => sum + part.tax, 0);
      expect(taxOf(sums.rates)).toBe(due);
      expect(taxOf([...sums.lines, sums.delivery])).toBe(due);
      expect(sums.rates.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total);
      for (const { net, tax: part, total } of [...sums.rates, ...sums.lines]) expect(net + part).toBe(total);
      if (tax.businessNumber !== null) expect(due).toBe(0);
    }),
    { numRuns: 500 },
  );
});

test('a business pays for one what others pay less the tax in it, however prices are typed', () => {
  fc.assert(
    fc.property(line, store, (each, of) => {
      const at = { to: { country: 'FR' }, now };
      const others = orderTax(storeOf(of), at);
      const business = orderTax(storeOf(of), { ...at, businessNumber: 'FR40303265045' });
      const product = {
        ...each,
        unitMinor: others.toPay(each.typedMinor, each),
        vatRate: others.rateOf(each),
      };
      expect(business.rateOf(each)).toBe(0);
      expect(business.dueRateOf(each)).toBe(others.rateOf(each));
      expect(business.toPay(each.typedMinor, each)).toBe(splitTax(product).priceMinor);
    }),
  );
});
