import { useOrdersGetQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { LinkButton } from '@omnis/ui';
import { ordersTexts, Parcel, RefundList } from '@omnis/orders';
import type { ReadArg } from '@omnis/shop-kit';
import type { ReactElement } from 'react';

/** Papers that an order has and a quote has not: its parcels, refunds, and the invoice. */
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
