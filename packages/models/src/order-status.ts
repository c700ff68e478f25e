/** Every status of the three flows, in the order of platform.md §4. */
export const orderStatusCodes = [
  'new',
  'to_be_paid',
  'paid',
  'processing',
  'label_printed',
  'printed',
  'consolidated',
  'packing',
  'disputed',
  'issue',
  'complete',
  'exchanged',
  'refunded',
  'quote',
  'bespoke_idle',
  'bespoke_requested_terms',
  'bespoke_authorised_terms',
  'bespoke_mockup',
  'bespoke_approved',
  'bespoke_paid',
  'po_confirmed',
  'bespoke_production',
  'bespoke_documents_printed',
  'bespoke_sorted',
  'bespoke_printing',
  'bespoke_packing',
  'bespoke_shipped',
  'bespoke_refunded',
] as const;

/** Code of an order status. */
export type OrderStatusCode = (typeof orderStatusCodes)[number];

/** A status of an order (platform.md §3). */
export interface OrderStatus {
  id: number;
  name: string;
  code: OrderStatusCode;
  /** Six-digit hex colour on which white text reads at 4.5:1 or better. */
  color: string;
}

// @__NO_SIDE_EFFECTS__
function status(code: OrderStatusCode, name: string, color: string): OrderStatus {
  return { id: orderStatusCodes.indexOf(code) + 1, name, code, color };
}

/** Every order status by its code, with the name and colour that staff see. */
export const orderStatuses: Readonly<Record<OrderStatusCode, OrderStatus>> = {
  new: status('new', 'New', '#5b6770'),
  to_be_paid: status('to_be_paid', 'To be paid', '#8a5a00'),
  paid: status('paid', 'Paid', '#1f6feb'),
  processing: status('processing', 'Processing', '#3d5afe'),
  label_printed: status('label_printed', 'Label printed', '#5e4bd8'),
  printed: status('printed', 'Printed', '#7b3fc4'),
  consolidated: status('consolidated', 'Consolidated', '#00757f'),
  packing: status('packing', 'Packing', '#00696b'),
  disputed: status('disputed', 'Disputed', '#b3261e'),
  issue: status('issue', 'Issue', '#b54708'),
  complete: status('complete', 'Complete', '#2b7a0b'),
  exchanged: status('exchanged', 'Exchanged', '#5d6b1d'),
  refunded: status('refunded', 'Refunded', '#7a4a5b'),
  quote: status('quote', 'Quote', '#5b6770'),
  bespoke_idle: status('bespoke_idle', 'Idle', '#6e6259'),
  bespoke_requested_terms: status('bespoke_requested_terms', 'Terms requested', '#8a5a00'),
  bespoke_authorised_terms: status('bespoke_authorised_terms', 'Terms authorised', '#7a6200'),
  bespoke_mockup: status('bespoke_mockup', 'Mock-up', '#9c27a0'),
  bespoke_approved: status('bespoke_approved', 'Approved', '#7b3fc4'),
  bespoke_paid: status('bespoke_paid', 'Paid', '#1f6feb'),
  po_confirmed: status('po_confirmed', 'Purchase order confirmed', '#2559b8'),
  bespoke_production: status('bespoke_production', 'In production', '#3d5afe'),
  bespoke_documents_printed: status('bespoke_documents_printed', 'Documents printed', '#5e4bd8'),
  bespoke_sorted: status('bespoke_sorted', 'Sorted', '#4a5fa8'),
  bespoke_printing: status('bespoke_printing', 'Printing', '#00757f'),
  bespoke_packing: status('bespoke_packing', 'Packing', '#00696b'),
  bespoke_shipped: status('bespoke_shipped', 'Shipped', '#2b7a0b'),
  bespoke_refunded: status('bespoke_refunded', 'Refunded', '#7a4a5b'),
};

/** True for the code of an order status. */
export function isOrderStatusCode(value: unknown): value is OrderStatusCode {
  return typeof value === 'string' && Object.hasOwn(orderStatuses, value);
}

const notified: ReadonlySet<OrderStatusCode> = new Set([
  'paid',
  'complete',
  'exchanged',
  'refunded',
  'quote',
  'bespoke_authorised_terms',
  'bespoke_mockup',
  'bespoke_paid',
  'po_confirmed',
  'bespoke_shipped',
  'bespoke_refunded',
]);

/** Tells whether a customer gets an email when an order reaches this status, as shops do. */
export function notifiesCustomer(code: OrderStatusCode): boolean {
  return notified.has(code);
}
