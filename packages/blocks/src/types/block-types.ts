import type { BlockType } from '../registry/block-type.ts';
import { announcement } from './announcement/announcement.tsx';
import { banner } from './banner/banner.tsx';
import { button } from './button/button.tsx';
import { grid } from './grid/grid.tsx';
import { html } from './html/html.tsx';
import { image } from './image/image.tsx';
import { newsletterSubscribe } from './newsletter-subscribe/newsletter-subscribe.tsx';
import { pod } from './pod/pod.tsx';
import { productList } from './product-list/product-list.tsx';
import { quote } from './quote/quote.tsx';
import { row } from './row/row.tsx';
import { slide } from './slide/slide.tsx';
import { slideshow } from './slideshow/slideshow.tsx';
import { spacer } from './spacer/spacer.tsx';
import { summary } from './summary/summary.tsx';
import { textBlock } from './text-block/text-block.tsx';
import { text } from './text/text.tsx';

/** Every block type of this package by its identifier (storefront.md §3 Block types). */
export const blockTypes = {
  banner,
  slideshow,
  slide,
  grid,
  pod,
  productList,
  textBlock,
  text,
  html,
  summary,
  quote,
  announcement,
  image,
  row,
  button,
  spacer,
  newsletterSubscribe,
} as const satisfies Readonly<Record<string, BlockType>>;

/** Identifier of a block type of this package. */
export type BlockTypeName = keyof typeof blockTypes;
