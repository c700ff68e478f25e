/** Least widths of the viewport classes in CSS pixels (platform.md §9, storefront.md §9). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, '2xl': 1536 } as const;

/** A viewport class by name. */
export type Breakpoint = keyof typeof breakpoints;

const widestFirst = ['2xl', 'xl', 'lg', 'md', 'sm'] as const;

/**
 * The class of a viewport (storefront.md §4 Viewport classes).
 *
 * @param width - of the viewport, in CSS pixels.
 */
export function viewportClass(width: number): Breakpoint {
  return widestFirst.find((name) => width >= breakpoints[name]) ?? 'xs';
}
