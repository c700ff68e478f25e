/** Every status of the three flows, in the order of platform.md §4. */
export const orderStatusCodes = [
  'new', 'to_be_paid', 'paid', 'processing', 'label_printed', 'printed', 'consolidated', 'packing',
  'disputed', 'issue', 'complete', 'exchanged', 'refunded',
  'quote', 'bespoke_idle', 'bespoke_requested_terms', 'bespoke_authorised_terms', 'bespoke_mockup',
  'bespoke_approved', 'bespoke_paid', 'po_confirmed', 'bespoke_production', 'bespoke_documents_printed',
  'bespoke_sorted', 'bespoke_printing', 'bespoke_packing', 'bespoke_shipped', 'bespoke_refunded',
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

function status(id: number, code: OrderStatusCode, name: string, color: string): OrderStatus {
  return { id, name, code, color };
}

/** Every order status by its code, with the name and colour that staff see. */
export const orderStatuses: Readonly<Record<OrderStatusCode, OrderStatus>> = {
  new: status(1, 'new', 'New', '#5b6770'),
  to_be_paid: status(2, 'to_be_paid', 'To be paid', '#8a5a00'),
  paid: status(3, 'paid', 'Paid', '#1f6feb'),
  processing: status(4, 'processing', 'Processing', '#3d5afe'),
  label_printed: status(5, 'label_printed', 'Label printed', '#5e4bd8'),
  printed: status(6, 'printed', 'Printed', '#7b3fc4'),
  consolidated: status(7, 'consolidated', 'Consolidated', '#00757f'),
  packing: status(8, 'packing', 'Packing', '#00696b'),
  disputed: status(9, 'disputed', 'Disputed', '#b3261e'),
  issue: status(10, 'issue', 'Issue', '#b54708'),
  complete: status(11, 'complete', 'Complete', '#2b7a0b'),
  exchanged: status(12, 'exchanged', 'Exchanged', '#5d6b1d'),
  refunded: status(13, 'refunded', 'Refunded', '#7a4a5b'),
  quote: status(14, 'quote', 'Quote', '#5b6770'),
  bespoke_idle: status(15, 'bespoke_idle', 'Idle', '#6e6259'),
  bespoke_requested_terms: status(16, 'bespoke_requested_terms', 'Terms requested', '#8a5a00'),
  bespoke_authorised_terms: status(17, 'bespoke_authorised_terms', 'Terms authorised', '#7a6200'),
  bespoke_mockup: status(18, 'bespoke_mockup', 'Mock-up', '#9c27a0'),
  bespoke_approved: status(19, 'bespoke_approved', 'Approved', '#7b3fc4'),
  bespoke_paid: status(20, 'bespoke_paid', 'Paid', '#1f6feb'),
  po_confirmed: status(21, 'po_confirmed', 'Purchase order confirmed', '#2559b8'),
  bespoke_production: status(22, 'bespoke_production', 'In production', '#3d5afe'),
  bespoke_documents_printed: status(23, 'bespoke_documents_printed', 'Documents printed', '#5e4bd8'),
  bespoke_sorted: status(24, 'bespoke_sorted', 'Sorted', '#4a5fa8'),
  bespoke_printing: status(25, 'bespoke_printing', 'Printing', '#00757f'),
  bespoke_packing: status(26, 'bespoke_packing', 'Packing', '#00696b'),
  bespoke_shipped: status(27, 'bespoke_shipped', 'Shipped', '#2b7a0b'),
  bespoke_refunded: status(28, 'bespoke_refunded', 'Refunded', '#7a4a5b'),
};

/** True for the code of an order status. */
export function isOrderStatusCode(value: unknown): value is OrderStatusCode {
  return typeof value === 'string' && Object.hasOwn(orderStatuses, value);
}

const notified: ReadonlySet<OrderStatusCode> = new Set([
  'paid', 'complete', 'exchanged', 'refunded',
  'quote', 'bespoke_authorised_terms', 'bespoke_mockup', 'bespoke_paid', 'po_confirmed', 'bespoke_shipped', 'bespoke_refunded',
]);

/** Whether a customer gets a mail when an order reaches this status, as shops do. */
export function notifiesCustomer(code: OrderStatusCode): boolean {
  return notified.has(code);
}
