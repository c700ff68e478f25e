/** Carriers of parcels; `other` is any whose tracking page is not known here. */
export const carrierCodes = ['royal_mail', 'dpd', 'evri', 'dhl', 'ups', 'fedex', 'yodel', 'other'] as const;

/** Code of a carrier. */
export type CarrierCode = (typeof carrierCodes)[number];

/** Names of the carriers. */
export const carrierNames: Readonly<Record<CarrierCode, string>> = {
  royal_mail: 'Royal Mail',
  dpd: 'DPD',
  evri: 'Evri',
  dhl: 'DHL',
  ups: 'UPS',
  fedex: 'FedEx',
  yodel: 'Yodel',
  other: 'Other carrier',
};

/** The page of a carrier on which everybody can follow a parcel, up to its number. */
const trackingPages: Readonly<Record<CarrierCode, string | null>> = {
  royal_mail: 'https://www.royalmail.com/track-your-item#/tracking-results/',
  dpd: 'https://track.dpd.co.uk/search?reference=',
  evri: 'https://www.evri.com/track/parcel/',
  dhl: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id=',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  yodel: 'https://www.yodel.co.uk/tracking/',
  other: null,
};

/** Longest parcel number. */
export const longestParcelNumber = 60;

/** Pattern of a parcel number: letters, digits, `-` and spaces, and neither of the last two at its ends. */
export const parcelNumberPattern = /^[A-Za-z0-9](?:[A-Za-z0-9 -]{0,58}[A-Za-z0-9])?$/;

/**
 * The page on which a parcel can be followed.
 *
 * @param parcel - its carrier, and its number as the carrier writes it
 * @returns an `https` address; null where the carrier's page is not known
 * @example
 * trackingLink({ carrier: 'ups', code: '1Z 999 AA1' }); // 'https://www.ups.com/track?tracknum=1Z999AA1'
 */
export function trackingLink({
  carrier,
  code,
}: {
  readonly carrier: CarrierCode;
  readonly code: string;
}): string | null {
  const page = trackingPages[carrier];
  return page === null ? null : page + encodeURIComponent(code.replace(/\s/g, ''));
}
