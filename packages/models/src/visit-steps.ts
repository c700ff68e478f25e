/** Steps of a visit to a shop, from coming to ordering. */
export const visitSteps = ['visit', 'product', 'basket', 'checkout', 'order'] as const;

/** A step of a visit. */
export type VisitStep = (typeof visitSteps)[number];

/** The event by which a shop tells of each step (platform.md §7); the first of its kind in a visit carries `first: true`. */
export const visitStep: Readonly<Record<VisitStep, string>> = {
  visit: 'page_view',
  product: 'view_item',
  basket: 'add_to_cart',
  checkout: 'begin_checkout',
  order: 'purchase',
};
