/** How far below the window lazy parts begin to load, in pixels (storefront.md §9: lazy-load margin 100px). */
export const lazyMargin = 100;
