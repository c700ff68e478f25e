import type { CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { ordersTexts } from '../texts/orders/index.ts';

/** An invoice as the call answers it. */
export type Invoice = CallAnswer<'orders.invoice'>;

/** Properties of {@link InvoiceSums}. */
export interface InvoiceSumsProps {
  /** In major units. */
  readonly sums: Pick<Invoice, 'rates' | 'net' | 'tax'> & { readonly total: number };
  readonly of: Pick<Invoice, 'exported' | 'totals'>;
  /** Label of the total; “Total” by default. */
  readonly totalLabel?: string;
  /** Part of the total that gift cards paid, in major units. */
  readonly byGiftCards?: number;
  /** They are taken off. */
  readonly negative?: boolean;
}

/** Net and the tax at each rate, where the seller has a VAT number, and the total, with what gift cards paid of it. */
export function InvoiceSums(props: InvoiceSumsProps): ReactElement {
  const { sums, of, totalLabel, byGiftCards = 0, negative = false } = props;
  const t = useTexts(ordersTexts);
  const { rates, net, tax, total } = sums;
  const price = (amount: number): string =>
    // Less than nothing, and never a nothing with a minus.
    formatPrice(negative ? 0 - amount : amount, of.totals.currency, t.locale);
  return (
    <dl className="sums">
      {rates.length > 0 && (
        <>
          <dt>{t('net')}</dt>
          <dd>{price(net)}</dd>
        </>
      )}
      {rates.map((rate) => [
        <dt key={`rate ${rate.vatRate}`}>
          {of.exported && rate.vatRate === 0
            ? t('vatAtExport', { price: price(rate.net) })
            : t('vatAt', { rate: rate.vatRate, price: price(rate.net) })}
        </dt>,
        <dd key={`tax ${rate.vatRate}`}>{price(rate.tax)}</dd>,
      ])}
      {rates.length > 1 && (
        <>
          <dt>{t('vatAltogether')}</dt>
          <dd>{price(tax)}</dd>
        </>
      )}
      <dt className="total">{totalLabel ?? t('total')}</dt>
      <dd className="total">{price(total)}</dd>
      {byGiftCards > 0 && (
        <>
          <dt>{t('paidByGiftCard')}</dt>
          <dd>{price(byGiftCards)}</dd>
          <dt>{t('paidOtherwise')}</dt>
          <dd>{price(total - byGiftCards)}</dd>
        </>
      )}
    </dl>
  );
}
