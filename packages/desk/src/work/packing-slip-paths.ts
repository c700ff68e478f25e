/** Orders whose packing slips one file may hold. */
export const mostSlips = 100;

/**
 * Address of the packing slip of an order, or of one of its parcels, as a PDF.
 *
 * @param orders - address of the call that lists the orders
 */
export function packingSlipPath(orders: string, id: number, parcel?: number): string {
  const query = parcel === undefined ? '' : `?parcel=${parcel}`;
  return `${orders}${id}/packing-slip.pdf${query}`;
}

/**
 * Address of the packing slips of several orders as one PDF.
 *
 * @param orders - address of the call that lists the orders
 * @param ids - at most {@link mostSlips}, in the order of the file's pages
 */
export const packingSlipsPath = (orders: string, ids: readonly string[]): string =>
  `${orders}packing-slips.pdf?ids=${ids.join(',')}`;
