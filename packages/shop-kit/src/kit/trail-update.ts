import type { Breadcrumb } from '@omnis/models';

/**
 * Event on `window` that gives the page that is shown another trail, a list of texts and addresses as its detail; with an
 * empty one the page has its own again (storefront.md §2 Header).
 */
export const trailEvent = 'omnis:breadcrumbs';

/** Has the breadcrumb bar show this trail until the route changes. */
export function updateTrail(trail: readonly Breadcrumb[]): void {
  window.dispatchEvent(new CustomEvent(trailEvent, { detail: trail }));
}

/** Slot for the trail that the bar shows instead of the page's own, filled by code that comes later than the bar. */
export const trailSlot: { give?: (trail: readonly Breadcrumb[] | null) => void } = {};
