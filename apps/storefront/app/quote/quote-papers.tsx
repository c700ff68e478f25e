import { useOrdersGetQuery } from '@omnis/api-client';
import { LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ReadArg } from '../data/reads.ts';
import { Parcel } from '../order/parcel.tsx';
import { RefundList } from '../order/refund-list.tsx';
import { ordersTexts } from '../texts/orders/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What an order has that a quote has not: its parcels, what was given back, and the invoice. */
export function QuotePapers({ arg }: { readonly arg: ReadArg<'ordersGet'> }): ReactElement | null {
  const t = useTexts(ordersTexts);
  const { data: order } = useOrdersGetQuery(arg);
  if (!order) return null;
  return (
    <>
      {order.trackingCodes.length > 0 && (
        <div>
          <h2>{t('delivery')}</h2>
          {order.trackingCodes.map((parcel) => (
            <Parcel key={parcel.code} parcel={parcel} />
          ))}
        </div>
      )}
      {order.refunds.length > 0 && <RefundList refunds={order.refunds} currency={order.currency} />}
      <LinkButton href={`/invoice/${order.orderHash}`} variant="secondary" fullWidth>
        {t('invoice')}
      </LinkButton>
    </>
  );
}
