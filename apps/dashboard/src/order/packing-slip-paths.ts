/** Orders whose packing slips one file may hold. */
export const mostSlips = 100;

const ordersPath = (division: number): string => `/omnis/v3/dashboard/divisions/${division}/orders/`;

/** Address of the packing slip of an order, or of one of its parcels, as a PDF. */
export function packingSlipPath(division: number, id: number, parcel?: number): string {
  const query = parcel === undefined ? '' : `?parcel=${parcel}`;
  return `${ordersPath(division)}${id}/packing-slip.pdf${query}`;
}

/**
 * Address of the packing slips of several orders as one PDF.
 *
 * @param ids - at most {@link mostSlips}, in the order of the file's pages
 */
export const packingSlipsPath = (division: number, ids: readonly string[]): string =>
  `${ordersPath(division)}packing-slips.pdf?ids=${ids.join(',')}`;
