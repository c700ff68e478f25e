import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import type { ProductItem } from '../sources/product-item.ts';
import type { BlockSource, SourceState } from '../sources/source.ts';
import type { TranslateBlockText } from '../text/block-text.types.ts';
import type { OptionalEnvironment } from './optional.ts';
import type { SubscribeRequest, SubscribeAnswer } from './subscribe.types.ts';

/** Properties of the app's link: those of an anchor, with `to` for the address. */
export interface BlockLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path on this site, with its query and fragment. */
  readonly to: string;
  readonly children?: ReactNode;
}

/** Properties of an environment's `Keep`. */
export interface KeepProps {
  /** Object that the part is rendered from; it does not change. */
  readonly of: object;
  /** Anything else that the part is rendered from, as text. */
  readonly by?: string;
  readonly children: () => ReactNode;
}

/** Something that a shop owner or developer should know of; shoppers never see it. */
export interface BlockProblem {
  readonly code:
    | 'unknown-type'
    | 'unknown-condition'
    | 'no-source'
    | 'render-failed'
    | 'load-failed'
    | 'unsafe-link'
    | 'misplaced-variation';
  /** In words, naming the block and what is wrong with it. */
  readonly message: string;
  readonly uid?: string;
  readonly error?: unknown;
}

/**
 * Everything that blocks need of the app around them: data, links, money and actions. Blocks know no store, no
 * router and no client.
 */
export interface BlockEnvironment extends OptionalEnvironment {
  /** `preview` in the editor's canvas: everything is shown, links do not navigate. */
  readonly mode: 'native' | 'preview';
  /** Link of the app's router, for addresses on this site. */
  readonly Link: ComponentType<BlockLinkProps>;
  /** An amount in major units as a shopper reads it; a currency code that is unknown must not throw. */
  readonly formatMoney: (amountMajor: number, currencyCode: string) => string;
  /** A number with one decimal, such as an average of stars, as a shopper reads it; with a point unless given. */
  readonly formatDecimal?: (value: number) => string;
  /**
   * A hook that gives the items of a source. On the server, and while hydrating, it has to give what the loader
   * fetched for `blockSources(page)`. Give the same function as long as the page is shown. Null asks for nothing: ready,
   * without items; so is the answer for a kind that the app has no call for.
   */
  readonly useSource: (source: BlockSource | null) => SourceState;
  /** Says the texts that blocks bring themselves in the shopper's language; the same function as long as it is. English unless given. */
  readonly say?: TranslateBlockText;
  /** Tag of the language that days and numbers of blocks are written in; `en-GB` unless given. */
  readonly locale?: string;
  readonly subscribe: (request: SubscribeRequest) => Promise<SubscribeAnswer>;
  /** Called for links that begin with @, with the action's name, e.g. `open-chat` (storefront.md §2 Links). */
  readonly trigger: (action: string) => void;
  /** Logs a problem. It may be called while rendering on the server. */
  readonly report: (problem: BlockProblem) => void;
  /** The heart on product cards; none unless given. */
  readonly Favourite?: ComponentType<{ readonly product: ProductItem }>;
  /** The button on product cards that puts a product into the basket; none unless given. One without content shows a bag. */
  readonly QuickAdd?: ComponentType<{ readonly product: ProductItem }>;
  /** Keeps what it has rendered for the next page, on a server that does; without it, parts are rendered each time. */
  readonly Keep?: ComponentType<KeepProps>;
  /** Conditions that are known here and whether they hold; a block with an unknown one is hidden. */
  readonly conditions?: Readonly<Record<string, boolean>>;
  /** Origin of the product's main site, whose not-found page replaces blocked links. */
  readonly mainSite?: string;
  /** Origin of the site that is shown, such as `https://shop.example`: whole addresses of it are links on this site. */
  readonly origin?: string;
}
