/**
 * Parts of pages that are fetched once the page stands: each is a file of its own, so that a page which does not show it
 * does not load it. Give them to `lazy` or to the shop kit's `later`.
 */
export const loadPopular = () => import('./catalogue/popular.tsx');
/** The products that a visitor has looked at. */
export const loadRecentlyViewed = () => import('./viewed/recently-viewed.tsx');
/** The blocks of a page. */
export const loadPageBlocks = () => import('./page/page-blocks.tsx');
/** The canvas of the page editor. */
export const loadPageCanvas = () => import('./page/page-canvas.tsx');
/** A page that not everybody may see. */
export const loadGuardedPage = () => import('./page/guarded-page.tsx');
/** The reviews of a product. */
export const loadReviews = () => import('./product/reviews.tsx');
/** Products that are bought together with one. */
export const loadBuyTogether = () => import('./product/buy-together.tsx');
/** Products that are like one. */
export const loadRelated = () => import('./product/related.tsx');
/** Products that go with one that was bought. */
export const loadGoesWell = () => import('./product/goes-well.tsx');
/** The dialog in which a bank asks its customer. */
export const loadChallengeDialog = () => import('./checkout/challenge-dialog.tsx');
/** The block types that the shop's pages are made of. */
export const loadPageSources = () => import('./page/page-sources.ts');
