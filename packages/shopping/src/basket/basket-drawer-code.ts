import { preloading } from '@omnis/shop-kit';

/** Imports the basket's drawer. */
export const loadBasketDrawer = () => import('./basket-drawer.tsx');

/** Fetches the drawer's code ahead of its first use. */
export const preloadBasketDrawer = preloading(loadBasketDrawer);
