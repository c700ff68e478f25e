import { useOrdersInvoiceQuery, type CallAnswer } from '@omnis/api-client';
import { Button, LinkButton, Notice } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { formatPrice } from '../data/price.ts';
import type { ReadArg } from '../data/reads.ts';
import { useHydrated } from '../data/use-hydrated.ts';
import { addressText } from '../order/address-text.ts';
import { paymentWords } from '../order/payment-words.ts';
import { InvoiceRoot } from './invoice-root.ts';

type Invoice = CallAnswer<'orders.invoice'>;

function Seller({ seller }: Pick<Invoice, 'seller'>): ReactElement {
  const { name, address, email, vatNumber, companyNumber } = seller;
  return (
    <div className="seller">
      <h2>{name}</h2>
      <address>{[...address, email].filter((line) => line !== '').join('\n')}</address>
      {vatNumber !== '' && <p className="muted">VAT number {vatNumber}</p>}
      {companyNumber !== '' && <p className="muted">Company number {companyNumber}</p>}
    </div>
  );
}

function Lines({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const { lines, delivery, rates, totals } = invoice;
  const price = (amount: number): string => formatPrice(amount, totals.currency);
  const [only, ...others] = rates;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Quantity</th>
          <th scope="col">Net</th>
          <th scope="col">VAT rate</th>
          <th scope="col">VAT</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, options, sku, quantity, unit, discount, vatRate, net, tax, total }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <small>{[options.join(' / '), sku].filter(Boolean).join(', ')}</small>
              {quantity > 1 && <small>{price(unit)} each, VAT included</small>}
              {discount > 0 && <small>less {price(discount)} discount</small>}
            </th>
            <td data-label="Quantity">{quantity}</td>
            <td data-label="Net">{price(net)}</td>
            <td data-label="VAT rate">{vatRate} %</td>
            <td data-label="VAT">{price(tax)}</td>
            <td className="amount">{price(total)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">Delivery: {delivery.name}</th>
          <td />
          <td data-label="Net">{price(delivery.net)}</td>
          <td data-label="VAT rate">{only && others.length === 0 ? `${only.vatRate} %` : null}</td>
          <td data-label="VAT">{price(delivery.tax)}</td>
          <td className="amount">{price(delivery.total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Sums({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const { rates, net, tax, totals } = invoice;
  const price = (amount: number): string => formatPrice(amount, totals.currency);
  return (
    <dl className="sums">
      <dt>Net</dt>
      <dd>{price(net)}</dd>
      {rates.map((rate) => [
        <dt key={`rate ${rate.vatRate}`}>
          VAT at {rate.vatRate} % on {price(rate.net)}
        </dt>,
        <dd key={`tax ${rate.vatRate}`}>{price(rate.tax)}</dd>,
      ])}
      {rates.length > 1 && (
        <>
          <dt>VAT altogether</dt>
          <dd>{price(tax)}</dd>
        </>
      )}
      <dt className="total">Total</dt>
      <dd className="total">{price(totals.total)}</dd>
    </dl>
  );
}

/** An invoice as a page that prints as it stands, and leads to the file. */
export function InvoicePage({ arg }: { readonly arg: ReadArg<'ordersInvoice'> }): ReactElement | null {
  const locale = useCore().state.store.locale || 'en-GB';
  const hydrated = useHydrated();
  const { data: invoice } = useOrdersInvoiceQuery(arg);
  if (!invoice) return null;
  const { orderHash, number, kind, issuedAt, orderedAt, billingAddress, shippingAddress, payment } = invoice;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const [issued, ordered] = [day.format(new Date(issuedAt)), day.format(new Date(orderedAt))];
  return (
    <InvoiceRoot>
      <div className="tools">
        <a href={`/receipt/${orderHash}`}>Back to the order</a>
        <LinkButton href={`/invoice/${orderHash}.pdf`} variant="secondary">
          Open as PDF
        </LinkButton>
        {hydrated && <Button onClick={() => window.print()}>Print</Button>}
      </div>
      {kind === 'pro_forma' && (
        <Notice tone="info">
          This order is not paid yet. A pro forma invoice cannot be used to reclaim VAT.
        </Notice>
      )}
      <article className="sheet" aria-labelledby="invoice-title">
        <div className="top">
          <div>
            <h1 id="invoice-title">{kind === 'invoice' ? 'Invoice' : 'Pro forma invoice'}</h1>
            <p>Number {number}</p>
            <p>Date {issued}</p>
            {ordered !== issued && <p>Ordered on {ordered}</p>}
          </div>
          <Seller seller={invoice.seller} />
        </div>
        <div className="parties">
          <div>
            <h2>Billed to</h2>
            <address>{addressText(billingAddress, locale)}</address>
          </div>
          <div>
            <h2>Delivered to</h2>
            <address>{addressText(shippingAddress, locale)}</address>
          </div>
          <div>
            <h2>Payment</h2>
            {payment.method !== '' && <p className="muted">{payment.method}</p>}
            <p className="muted">{paymentWords[payment.state]}</p>
          </div>
        </div>
        <Lines invoice={invoice} />
        <Sums invoice={invoice} />
      </article>
    </InvoiceRoot>
  );
}
