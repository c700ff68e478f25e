import { carrierNames } from '@omnis/models';
import type { ReactElement } from 'react';
import { ordersTexts } from '../texts/orders/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Order } from './stages.ts';

/** A parcel by its number, with its carrier's page of it where one is known. */
export function Parcel({
  parcel: { code, carrier, url },
}: {
  readonly parcel: Order['trackingCodes'][number];
}): ReactElement {
  const t = useTexts(ordersTexts);
  const number = url === null ? code : <a href={url}>{code}</a>;
  return (
    <p>
      {carrier === 'other'
        ? t.parts('parcel', { code: number })
        : t.parts('parcelBy', { carrier: carrierNames[carrier], code: number })}
    </p>
  );
}
