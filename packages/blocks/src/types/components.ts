import { lazyBlock, type LazyBlock } from '../registry/block-component.ts';

/** What an owner sees in the place of a block that cannot be shown. */
export const blockNotice: LazyBlock = lazyBlock(() => import('../page/block-notice.tsx'));

/**
 * The component of each block type, a module of its own that browsers load when a page uses it. Node takes
 * `components.node.ts` instead (`#components` in package.json), where all of them are there from the start.
 */
export const blockComponents: Readonly<Record<string, LazyBlock>> = {
  action: lazyBlock(() => import('./action/action.tsx')),
  affiliate: lazyBlock(() => import('./affiliate/affiliate.tsx')),
  announcement: lazyBlock(() => import('./announcement/announcement.tsx')),
  announcementV2: lazyBlock(() => import('./announcement-v2/announcement-v2.tsx')),
  appIcon: lazyBlock(() => import('./app-icon/app-icon.tsx')),
  badge: lazyBlock(() => import('./badge/badge.tsx')),
  badgeProgress: lazyBlock(() => import('./badge-progress/badge-progress.tsx')),
  banner: lazyBlock(() => import('./banner/banner.tsx')),
  button: lazyBlock(() => import('./button/button.tsx')),
  card: lazyBlock(() => import('./card/card.tsx')),
  carousel: lazyBlock(() => import('./carousel/carousel.tsx')),
  catalogueCollections: lazyBlock(() => import('./catalogue-collections/catalogue-collections.tsx')),
  catalogueProducts: lazyBlock(() => import('./catalogue-products/catalogue-products.tsx')),
  expandable: lazyBlock(() => import('./expandable/expandable.tsx')),
  feature: lazyBlock(() => import('./feature/feature.tsx')),
  feed: lazyBlock(() => import('./feed/feed.tsx')),
  gate: lazyBlock(() => import('./gate/gate.tsx')),
  graph: lazyBlock(() => import('./graph/graph.tsx')),
  grid: lazyBlock(() => import('./grid/grid.tsx')),
  html: lazyBlock(() => import('./html/html.tsx')),
  iframe: lazyBlock(() => import('./iframe/iframe.tsx')),
  image: lazyBlock(() => import('./image/image.tsx')),
  interactions: lazyBlock(() => import('./interactions/interactions.tsx')),
  liveChat: lazyBlock(() => import('./live-chat/live-chat.tsx')),
  mailContactForm: lazyBlock(() => import('./mail-contact-form/mail-contact-form.tsx')),
  newsletterSubscribe: lazyBlock(() => import('./newsletter-subscribe/newsletter-subscribe.tsx')),
  pod: lazyBlock(() => import('./pod/pod.tsx')),
  priceBreakdown: lazyBlock(() => import('./price-breakdown/price-breakdown.tsx')),
  proBenefits: lazyBlock(() => import('./pro-benefits/pro-benefits.tsx')),
  productList: lazyBlock(() => import('./product-list/product-list.tsx')),
  productMockup: lazyBlock(() => import('./product-mockup/product-mockup.tsx')),
  profit: lazyBlock(() => import('./profit/profit.tsx')),
  quote: lazyBlock(() => import('./quote/quote.tsx')),
  remillReturn: lazyBlock(() => import('./remill-return/remill-return.tsx')),
  row: lazyBlock(() => import('./row/row.tsx')),
  slide: lazyBlock(() => import('./slide/slide.tsx')),
  slideshow: lazyBlock(() => import('./slideshow/slideshow.tsx')),
  socials: lazyBlock(() => import('./socials/socials.tsx')),
  spacer: lazyBlock(() => import('./spacer/spacer.tsx')),
  storeHidden: lazyBlock(() => import('./store-hidden/store-hidden.tsx')),
  studio: lazyBlock(() => import('./studio/studio.tsx')),
  summary: lazyBlock(() => import('./summary/summary.tsx')),
  tag: lazyBlock(() => import('./tag/tag.tsx')),
  taglets: lazyBlock(() => import('./taglets/taglets.tsx')),
  text: lazyBlock(() => import('./text/text.tsx')),
  textBlock: lazyBlock(() => import('./text-block/text-block.tsx')),
  youtube: lazyBlock(() => import('./youtube/youtube.tsx')),
};
