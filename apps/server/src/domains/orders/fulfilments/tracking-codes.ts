import { trackingLink, type CarrierCode } from '@omnis/models';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { ReadOrder } from '../orders.view.ts';

/** The tracking numbers of an order, as its customer sees them. */
export type TrackingCodes = ReadOrder['trackingCodes'];

/** How a parcel is tracked. */
export interface Tracking {
  readonly carrier: CarrierCode;
  /** '' for a parcel without a number. */
  readonly code: string;
  readonly url: string | null;
}

/** Most tracking numbers of one order. */
export const mostParcels = 20;

/** The same number however it is written. */
export const sameCode = (a: string, b: string): boolean =>
  a.replace(/[\s-]/g, '').toUpperCase() === b.replace(/[\s-]/g, '').toUpperCase();

/** The tracking of a parcel as it was told: with the carrier's page, unless another address was given. */
export function trackingOf({
  carrier,
  code,
  url,
}: {
  carrier: CarrierCode;
  code: string;
  url: string;
}): Tracking {
  if (code === '') return { carrier, code, url: null };
  return { carrier, code, url: url === '' ? trackingLink({ carrier, code }) : url };
}

/**
 * Tracking numbers of an order with that of a parcel that is on its way. A number that was noted before it left is that
 * parcel's.
 *
 * Fails with `validation_failed` on `code` for the number of another parcel, and for too many.
 *
 * @param at.sentAt - when it left
 * @param at.former - the number that it had; '' for none
 */
export function withTracking(
  codes: TrackingCodes,
  tracking: Tracking,
  { sentAt, former = '' }: { sentAt: string; former?: string },
): Result<TrackingCodes> {
  const others = codes.filter(({ code }) => former === '' || code !== former);
  const { carrier, code, url } = tracking;
  if (code === '') return ok(others);
  const noted = others.find((each) => sameCode(each.code, code));
  if (noted?.sentAt !== undefined)
    return fail('validation_failed', 'This parcel is on the order already', 'code');
  if (!noted && others.length >= mostParcels)
    return fail('validation_failed', `An order has at most ${mostParcels} parcels`, 'code');
  const entry = { code, carrier, url, sentAt };
  if (noted) return ok(others.map((each) => (each === noted ? entry : each)));
  // In its place, so that a corrected number does not jump to the end.
  const at = codes.findIndex((each) => former !== '' && each.code === former);
  return ok(at === -1 ? [...others, entry] : others.toSpliced(at, 0, entry));
}
