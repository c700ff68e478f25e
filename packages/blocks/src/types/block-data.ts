import type { BlockTypeData } from '../registry/block-data.ts';
import { actionData } from './action/action.data.ts';
import { affiliateData } from './affiliate/affiliate.data.ts';
import { announcementData } from './announcement/announcement.data.ts';
import { announcementV2Data } from './announcement-v2/announcement-v2.data.ts';
import { appIconData } from './app-icon/app-icon.data.ts';
import { badgeData } from './badge/badge.data.ts';
import { badgeProgressData } from './badge-progress/badge-progress.data.ts';
import { bannerData } from './banner/banner.data.ts';
import { buttonData } from './button/button.data.ts';
import { cardData } from './card/card.data.ts';
import { carouselData } from './carousel/carousel.data.ts';
import { catalogueCollectionsData } from './catalogue-collections/catalogue-collections.data.ts';
import { catalogueProductsData } from './catalogue-products/catalogue-products.data.ts';
import { comparePicturesData } from './compare-pictures/compare-pictures.data.ts';
import { expandableData } from './expandable/expandable.data.ts';
import { featureData } from './feature/feature.data.ts';
import { feedData } from './feed/feed.data.ts';
import { gateData } from './gate/gate.data.ts';
import { graphData } from './graph/graph.data.ts';
import { gridData } from './grid/grid.data.ts';
import { htmlData } from './html/html.data.ts';
import { iframeData } from './iframe/iframe.data.ts';
import { imageData } from './image/image.data.ts';
import { interactionsData } from './interactions/interactions.data.ts';
import { liveChatData } from './live-chat/live-chat.data.ts';
import { mailContactFormData } from './mail-contact-form/mail-contact-form.data.ts';
import { newsletterSubscribeData } from './newsletter-subscribe/newsletter-subscribe.data.ts';
import { podData } from './pod/pod.data.ts';
import { priceBreakdownData } from './price-breakdown/price-breakdown.data.ts';
import { proBenefitsData } from './pro-benefits/pro-benefits.data.ts';
import { productListData } from './product-list/product-list.data.ts';
import { productMockupData } from './product-mockup/product-mockup.data.ts';
import { profitData } from './profit/profit.data.ts';
import { quoteData } from './quote/quote.data.ts';
import { remillReturnData } from './remill-return/remill-return.data.ts';
import { rowData } from './row/row.data.ts';
import { slideData } from './slide/slide.data.ts';
import { slideshowData } from './slideshow/slideshow.data.ts';
import { socialsData } from './socials/socials.data.ts';
import { spacerData } from './spacer/spacer.data.ts';
import { splitTestData } from './split-test/split-test.data.ts';
import { splitTestVariationData } from './split-test-variation/split-test-variation.data.ts';
import { storeHiddenData } from './store-hidden/store-hidden.data.ts';
import { studioData } from './studio/studio.data.ts';
import { summaryData } from './summary/summary.data.ts';
import { tagData } from './tag/tag.data.ts';
import { tagletsData } from './taglets/taglets.data.ts';
import { textData } from './text/text.data.ts';
import { textBlockData } from './text-block/text-block.data.ts';
import { youtubeData } from './youtube/youtube.data.ts';

/**
 * Every block type of this package, without its component: name, title, category, defaults, limits
 * and fields, by identifier (storefront.md §3 Block types), in the order of the editor's picker. A server reads it
 * without React.
 *
 * @example
 * ```ts
 * import { blockData } from '@omnis/blocks/data';
 * export const asked = blockData.banner.fields.map(({ key, label }) => `${label}: ${key}`);
 * ```
 */
export const blockData = {
  banner: bannerData,
  slideshow: slideshowData,
  slide: slideData,
  grid: gridData,
  carousel: carouselData,
  pod: podData,
  card: cardData,
  action: actionData,
  productList: productListData,
  priceBreakdown: priceBreakdownData,
  textBlock: textBlockData,
  expandable: expandableData,
  text: textData,
  html: htmlData,
  summary: summaryData,
  taglets: tagletsData,
  tag: tagData,
  quote: quoteData,
  announcement: announcementData,
  announcementV2: announcementV2Data,
  interactions: interactionsData,
  image: imageData,
  comparePictures: comparePicturesData,
  youtube: youtubeData,
  iframe: iframeData,
  badge: badgeData,
  badgeProgress: badgeProgressData,
  graph: graphData,
  row: rowData,
  button: buttonData,
  spacer: spacerData,
  newsletterSubscribe: newsletterSubscribeData,
  feed: feedData,
  catalogueCollections: catalogueCollectionsData,
  catalogueProducts: catalogueProductsData,
  mailContactForm: mailContactFormData,
  remillReturn: remillReturnData,
  liveChat: liveChatData,
  gate: gateData,
  splitTest: splitTestData,
  splitTestVariation: splitTestVariationData,
  storeHidden: storeHiddenData,
  proBenefits: proBenefitsData,
  profit: profitData,
  affiliate: affiliateData,
  studio: studioData,
  appIcon: appIconData,
  socials: socialsData,
  productMockup: productMockupData,
  feature: featureData,
} as const satisfies Readonly<Record<string, BlockTypeData>>;

/** Identifier of a block type of this package. */
export type BlockTypeName = keyof typeof blockData;
