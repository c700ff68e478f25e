export { CanvasPage, type CanvasPageProps } from './canvas/canvas-page.tsx';
export {
  canvasProtocol,
  editorKey,
  isWebOrigin,
  posted,
  readCanvasMessage,
  readEditorMessage,
  type CanvasKey,
  type CanvasMessage,
  type EditorMessage,
  type KeyPress,
  type Posted,
} from './canvas/protocol.ts';
export { useCanvas, type Canvas, type CanvasOptions } from './canvas/use-canvas.ts';
export type { BlockEnvironment, BlockLinkProps, BlockProblem, KeepProps } from './environment/environment.ts';
export type { SubscribeAnswer, SubscribeRequest } from './environment/subscribe.types.ts';
export type {
  BlockVisitor,
  ChatAvailability,
  ContactRequest,
  GateRequest,
  OptionalEnvironment,
  RemillAnswer,
} from './environment/optional.ts';
export {
  BlockEnvironmentProvider,
  useBlockEnvironment,
  useBlockSource,
  type BlockEnvironmentProviderProps,
} from './environment/environment-provider.tsx';
export { SocialGlyph } from './types/socials/social-glyph.tsx';
export { BlockItemView, itemKey, itemMarks, type BlockItemViewProps } from './page/block-item-view.tsx';
export { BlockView, previewMarks, type BlockViewProps } from './page/block-view.tsx';
export { frameOrigins } from './page/frame-origins.ts';
export { loadBlockTypes, type LoadFailure, type LoadOptions } from './page/load-block-types.ts';
export { migrateBlock, migratePage, pageSchemaVersion, type MigrateOptions } from './migrate/migrate.ts';
export { definePage, type WrittenPage } from './page/define-page.ts';
export type { PageContent } from './page/page-content.ts';
export { PageView, type PageViewProps } from './page/page-view.tsx';
export type { Values } from './read/read.ts';
export type {
  BlockCategory,
  BlockExample,
  BlockMigration,
  BlockTraits,
  BlockTypeData,
  PageKind,
} from './registry/block-data.ts';
export type {
  BlockBuilder,
  BlockInit,
  BlockProps,
  BlockType,
  ShownBlockType,
} from './registry/block-type.ts';
export { lazyBlock, type BlockModule, type LazyBlock } from './registry/block-component.ts';
export { BlockTypeError } from './registry/block-type-error.ts';
export { blockRegistry, makeBlock } from './registry/default-registry.ts';
export { builderOf } from './registry/builder-of.ts';
export { makeExample } from './registry/define-block.ts';
export { defineBlock, readBlockProperties, type BlockProperties } from './registry/block-properties.ts';
export type { BlockField, BlockFieldType, FieldOption } from './registry/fields.ts';
export { registerBlockType } from './registry/registered-types.ts';
export type { BlockInitOf, WrittenBlock, WrittenProperties } from './registry/written-block.ts';
export { createBlockRegistry, type BlockRegistry } from './registry/registry.ts';
export type { ShownTypes } from './registry/shown-types.ts';
export { blockSources, type BlockSourcesOptions } from './sources/block-sources.ts';
export {
  driveSearch,
  readItemFactory,
  sourceLimits,
  type ContentSourceKind,
  type ItemFactory,
} from './sources/item-factory.ts';
export {
  readProductItem,
  readProductItems,
  type ProductColour,
  type ProductItem,
} from './sources/product-item.ts';
export {
  productSorts,
  sourceKey,
  type BlockSource,
  type ProductSort,
  type SourceState,
} from './sources/source.ts';
export { useBlockItems, type BlockItems } from './sources/use-block-items.ts';
export type { ContentItem } from './sources/content-blocks.ts';
export { faqData, questionsData } from './structured-data/faq-data.ts';
export {
  offersOf,
  priceValidUntil,
  productListData,
  ratingOf,
  type CurrencyRate,
  type ListedProduct,
  type Offered,
  type OfferPlace,
} from './structured-data/product-data.ts';
export { sectionSchemeNames, type SectionSchemeName } from './scheme/scheme-name.ts';
export { pageSchemes } from './scheme/page-schemes.ts';
export { sectionSchemeCss, type SectionSchemeOptions } from './scheme/section-schemes.ts';
export { readBlocks, type BlockNode } from './tree/block-node.ts';
export { openingCards } from './product-card/opening-cards.ts';
export {
  ProductCardView,
  ProductGridView,
  type ProductGridViewProps,
} from './product-card/product-card-view.tsx';
export type { ProductCardProps } from './product-card/product-card.tsx';
export { parseRichText } from './rich-text/parse-rich-text.ts';
export type { RichElement, RichNode } from './rich-text/rich-node.ts';
export { hasContent, RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { proseCss } from './rich-text/prose-css.ts';
export { BlockLink, type BlockLinkViewProps } from './parts/block-link.tsx';
export { BlockIcon, hasIcon } from './parts/icon.tsx';
export { iconOptions } from './parts/icon-options.ts';
export { Initial, type InitialProps } from './parts/initial.tsx';
export { iconMask } from './parts/icon-mask.ts';
export type { BlockTypeName } from './types/block-data.ts';
export { blockTypes } from './types/block-types.ts';
export type { BlockTextValues, SayBlockText, TranslateBlockText } from './text/block-text.types.ts';
export type { BlockText } from './text/block-texts.ts';
