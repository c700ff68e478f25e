import { carrierCodes, carrierNames, longestParcelNumber, type CarrierCode } from '@omnis/models';
import { Select, TextField, type FieldBinding } from '@omnis/ui';
import type { ReactElement } from 'react';

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
  return (
    <>
      <Select label="Carrier" options={carriers} {...carrier} />
      <TextField
        label="Tracking number"
        optional
        autoComplete="off"
        maxLength={longestParcelNumber}
        help="Your customer can follow the parcel by it."
        {...code}
      />
      {carrier.value === 'other' && (
        <TextField
          label="Tracking page"
          optional
          type="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={500}
          help="The carrier’s page of this parcel."
          {...url}
        />
      )}
    </>
  );
}
