import type { ComponentType } from 'react';
import BlockNotice from '../page/block-notice.tsx';
import type { BlockProps } from '../registry/block-type.ts';
import Action from './action/action.tsx';
import Affiliate from './affiliate/affiliate.tsx';
import Announcement from './announcement/announcement.tsx';
import AnnouncementV2 from './announcement-v2/announcement-v2.tsx';
import AppIcon from './app-icon/app-icon.tsx';
import Badge from './badge/badge.tsx';
import BadgeProgress from './badge-progress/badge-progress.tsx';
import Banner from './banner/banner.tsx';
import Button from './button/button.tsx';
import Card from './card/card.tsx';
import Carousel from './carousel/carousel.tsx';
import CatalogueCollections from './catalogue-collections/catalogue-collections.tsx';
import CatalogueProducts from './catalogue-products/catalogue-products.tsx';
import ComparePictures from './compare-pictures/compare-pictures.tsx';
import Expandable from './expandable/expandable.tsx';
import Feature from './feature/feature.tsx';
import Feed from './feed/feed.tsx';
import Gate from './gate/gate.tsx';
import Graph from './graph/graph.tsx';
import Grid from './grid/grid.tsx';
import Html from './html/html.tsx';
import Iframe from './iframe/iframe.tsx';
import Image from './image/image.tsx';
import Interactions from './interactions/interactions.tsx';
import LiveChat from './live-chat/live-chat.tsx';
import MailContactForm from './mail-contact-form/mail-contact-form.tsx';
import NewsletterSubscribe from './newsletter-subscribe/newsletter-subscribe.tsx';
import Pod from './pod/pod.tsx';
import PriceBreakdown from './price-breakdown/price-breakdown.tsx';
import ProBenefits from './pro-benefits/pro-benefits.tsx';
import ProductList from './product-list/product-list.tsx';
import ProductMockup from './product-mockup/product-mockup.tsx';
import Profit from './profit/profit.tsx';
import Quote from './quote/quote.tsx';
import RemillReturn from './remill-return/remill-return.tsx';
import Row from './row/row.tsx';
import Slide from './slide/slide.tsx';
import Slideshow from './slideshow/slideshow.tsx';
import Socials from './socials/socials.tsx';
import Spacer from './spacer/spacer.tsx';
import SplitTest from './split-test/split-test.tsx';
import SplitTestVariation from './split-test-variation/split-test-variation.tsx';
import StoreHidden from './store-hidden/store-hidden.tsx';
import Studio from './studio/studio.tsx';
import Summary from './summary/summary.tsx';
import Tag from './tag/tag.tsx';
import Taglets from './taglets/taglets.tsx';
import Text from './text/text.tsx';
import TextBlock from './text-block/text-block.tsx';
import Youtube from './youtube/youtube.tsx';

/** Notice for owners in the place of a block that cannot be shown. */
export const blockNotice: ComponentType<BlockProps> = BlockNotice;

/**
 * The component of each block type, all at once: on a server there is nothing to save by waiting, and a page is rendered
 * whole by any of React's ways. Stories use it too.
 */
export const blockComponents: Readonly<Record<string, ComponentType<BlockProps>>> = {
  action: Action,
  affiliate: Affiliate,
  announcement: Announcement,
  announcementV2: AnnouncementV2,
  appIcon: AppIcon,
  badge: Badge,
  badgeProgress: BadgeProgress,
  banner: Banner,
  button: Button,
  card: Card,
  carousel: Carousel,
  catalogueCollections: CatalogueCollections,
  catalogueProducts: CatalogueProducts,
  comparePictures: ComparePictures,
  expandable: Expandable,
  feature: Feature,
  feed: Feed,
  gate: Gate,
  graph: Graph,
  grid: Grid,
  html: Html,
  iframe: Iframe,
  image: Image,
  interactions: Interactions,
  liveChat: LiveChat,
  mailContactForm: MailContactForm,
  newsletterSubscribe: NewsletterSubscribe,
  pod: Pod,
  priceBreakdown: PriceBreakdown,
  proBenefits: ProBenefits,
  productList: ProductList,
  productMockup: ProductMockup,
  profit: Profit,
  quote: Quote,
  remillReturn: RemillReturn,
  row: Row,
  slide: Slide,
  slideshow: Slideshow,
  socials: Socials,
  spacer: Spacer,
  splitTest: SplitTest,
  splitTestVariation: SplitTestVariation,
  storeHidden: StoreHidden,
  studio: Studio,
  summary: Summary,
  tag: Tag,
  taglets: Taglets,
  text: Text,
  textBlock: TextBlock,
  youtube: Youtube,
};
