import { useOrdersInvoiceQuery, type CallAnswer } from '@omnis/api-client';
import { discountName } from '@omnis/models';
import { useLocale, useTexts } from '@omnis/texts/react';
import { Button, LinkButton, Notice } from '@omnis/ui';
import { addressText, formatPrice, type ReadArg, useHydrated } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { paymentKey } from '../order/payment-words.ts';
import { InvoiceCredits } from './invoice-credits.tsx';
import { InvoiceRoot } from './invoice-root.ts';
import { InvoiceSums } from './invoice-sums.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

type Invoice = CallAnswer<'orders.invoice'>;

/** Text of the price of one, which says how it stands to the tax of its line where there is any. */
function eachKey({ vatRate, unitTaxed }: Invoice['lines'][number]) {
  if (vatRate === 0) return 'eachCosting';
  return unitTaxed ? 'eachWithVat' : 'eachBeforeVat';
}

function Seller({ seller }: Pick<Invoice, 'seller'>): ReactElement {
  const t = useTexts(ordersTexts);
  const { name, address, email, vatNumber, companyNumber, charityNumber } = seller;
  return (
    <div className="seller">
      <h2>{name}</h2>
      <address>{[...address, email].filter((line) => line !== '').join('\n')}</address>
      {vatNumber !== '' && <p className="muted">{t('vatNumber', { number: vatNumber })}</p>}
      {companyNumber !== '' && <p className="muted">{t('companyNumber', { number: companyNumber })}</p>}
      {charityNumber !== '' && <p className="muted">{t('charityNumber', { number: charityNumber })}</p>}
    </div>
  );
}

function Lines({ invoice }: { readonly invoice: Invoice }): ReactElement {
  const t = useTexts(ordersTexts);
  const { lines, delivered, delivery, rates, totals } = invoice;
  const percent = (rate: number): string => t('percent', { rate });
  const price = (amount: number): string => formatPrice(amount, totals.currency, t.locale);
  const [only, ...others] = rates;
  // A seller without a VAT number prints nothing of tax.
  const isTaxed = only !== undefined;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('description')}</th>
          <th scope="col">{t('quantity')}</th>
          {isTaxed && (
            <>
              <th scope="col">{t('net')}</th>
              <th scope="col">{t('vatRate')}</th>
              <th scope="col">{t('vat')}</th>
            </>
          )}
          <th scope="col">{t('lineTotal')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const { id, name, options, sku, quantity, unit, discount, vatRate, net, tax, total } = line;
          return (
            <tr key={id}>
              <th scope="row">
                {name}
                <small>{[options.join(' / '), sku].filter(Boolean).join(', ')}</small>
                {quantity > 1 && <small>{t(eachKey(line), { price: price(unit) })}</small>}
                {discount > 0 && <small>{t('lessDiscount', { price: price(discount) })}</small>}
              </th>
              <td data-label={t('quantity')}>{quantity}</td>
              {isTaxed && (
                <>
                  <td data-label={t('net')}>{price(net)}</td>
                  <td data-label={t('vatRate')}>{percent(vatRate)}</td>
                  <td data-label={t('vat')}>{price(tax)}</td>
                </>
              )}
              <td className="amount">{price(total)}</td>
            </tr>
          );
        })}
        {delivered && (
          <tr>
            <th scope="row">{t('deliveryBy', { name: delivery.name })}</th>
            <td />
            {isTaxed && (
              <>
                <td data-label={t('net')}>{price(delivery.net)}</td>
                <td data-label={t('vatRate')}>{others.length === 0 ? percent(only.vatRate) : null}</td>
                <td data-label={t('vat')}>{price(delivery.tax)}</td>
              </>
            )}
            <td className="amount">{price(delivery.total)}</td>
          </tr>
        )}
        {totals.discounts && (
          <tr>
            <td colSpan={6}>
              <small>{t('discountsAre', { names: totals.discounts.map(discountName).join(', ') })}</small>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** An invoice as a page that prints as it stands, and leads to the file. */
export function InvoicePage({ arg }: { readonly arg: ReadArg<'ordersInvoice'> }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const locale = useLocale();
  const hydrated = useHydrated();
  const { data: invoice } = useOrdersInvoiceQuery(arg);
  if (!invoice) return null;
  const { orderHash, number, kind, issuedAt, orderedAt, billingAddress, shippingAddress, payment } = invoice;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const [issued, ordered] = [day.format(new Date(issuedAt)), day.format(new Date(orderedAt))];
  return (
    <InvoiceRoot>
      <div className="tools">
        <a href={`/receipt/${orderHash}`}>{t('backToOrder')}</a>
        <LinkButton href={`/invoice/${orderHash}.pdf`} variant="secondary">
          {t('openPdf')}
        </LinkButton>
        {hydrated && <Button onClick={() => window.print()}>{t('print')}</Button>}
      </div>
      {kind === 'pro_forma' && <Notice tone="info">{t('notPaidYet')}</Notice>}
      <article className="sheet" aria-labelledby="invoice-title">
        <div className="top">
          <div>
            <h1 id="invoice-title">{kind === 'invoice' ? t('invoice') : t('proForma')}</h1>
            <p>{t('numberIs', { number })}</p>
            <p>{t('dateIs', { issued })}</p>
            {ordered !== issued && <p>{t('orderedOn', { ordered })}</p>}
          </div>
          <Seller seller={invoice.seller} />
        </div>
        <div className="parties">
          <div>
            <h2>{t('billedTo')}</h2>
            <address>{addressText(billingAddress, locale)}</address>
          </div>
          {invoice.delivered && (
            <div>
              <h2>{t('deliveredTo')}</h2>
              <address>{addressText(shippingAddress, locale)}</address>
            </div>
          )}
          <div>
            <h2>{t('payment')}</h2>
            {payment.giftCardAmount > 0 && (
              <p className="muted">
                {t('byGiftCard', {
                  amount: formatPrice(payment.giftCardAmount, invoice.totals.currency, t.locale),
                })}
              </p>
            )}
            {payment.method !== '' && payment.giftCardAmount < invoice.totals.total && (
              <p className="muted">{payment.method}</p>
            )}
            <p className="muted">{t(paymentKey(invoice))}</p>
          </div>
        </div>
        <Lines invoice={invoice} />
        <InvoiceSums
          sums={{ ...invoice, total: invoice.totals.total }}
          of={invoice}
          byGiftCards={payment.giftCardAmount}
        />
        {invoice.reverseCharge && (
          <p>
            {t('reverseCharge', {
              seller: invoice.reverseCharge.sellerVatNumber,
              buyer: invoice.reverseCharge.buyerVatNumber,
            })}
          </p>
        )}
        <InvoiceCredits invoice={invoice} />
      </article>
    </InvoiceRoot>
  );
}
