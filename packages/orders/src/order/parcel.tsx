import { carrierNames } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { ordersTexts } from '../texts/orders/index.ts';
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
        ? textParts(t, 'parcel', { code: number })
        : textParts(t, 'parcelBy', { carrier: carrierNames[carrier], code: number })}
    </p>
  );
}
