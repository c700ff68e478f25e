import { carrierCodes, carrierNames, longestParcelNumber, type CarrierCode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Select, TextField, type FieldBinding } from '@omnis/ui';
import type { ReactElement } from 'react';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

/** How a parcel is tracked, as it is typed. */
export interface TrackingValues {
  readonly carrier: CarrierCode;
  readonly code: string;
  readonly url: string;
}

const carriers = carrierCodes.map((value) => ({ value, label: carrierNames[value] }));

/** Typed tracking as it is sent: another carrier alone has an address of its own. */
export const trackingBody = ({ carrier, code, url }: TrackingValues): TrackingValues => ({
  carrier,
  code: code.trim(),
  url: carrier === 'other' ? url.trim() : '',
});

/** Properties of {@link TrackingFields}. */
export interface TrackingFieldsProps {
  readonly carrier: FieldBinding<CarrierCode>;
  readonly code: FieldBinding<string>;
  readonly url: FieldBinding<string>;
}

/** Carrier and tracking number; the tracking page too where it is not known here. */
export function TrackingFields({ carrier, code, url }: TrackingFieldsProps): ReactElement {
  const t = useTexts(deskWorkTexts);
  return (
    <>
      <Select label={t('carrier')} options={carriers} {...carrier} />
      <TextField
        label={t('trackingNumber')}
        optional
        autoComplete="off"
        maxLength={longestParcelNumber}
        help={t('trackingNumberHelp')}
        {...code}
      />
      {carrier.value === 'other' && (
        <TextField
          label={t('trackingPage')}
          optional
          type="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          help={t('trackingPageHelp')}
          {...url}
        />
      )}
    </>
  );
}
