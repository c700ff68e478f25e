import type { StoreBeta } from '@omnis/models';
import type { Properties } from '../read/properties.ts';
import type { Values } from '../read/read.ts';
import type { BlockSource } from '../sources/source.ts';
import type { BlockField } from './fields.ts';

/** Kinds of page that a block can stand on. */
export type PageKind = 'store' | 'mail';

/** Groups of the editor's block picker, in its order. */
export type BlockCategory = 'hero' | 'products' | 'text' | 'media' | 'layout' | 'signUp';

/** A block type as data, beside its component: what the editor and the builder know of it. */
export interface BlockTypeData {
  /** Identifier that blocks carry in `type`. */
  readonly name: string;
  /** Title for shop owners. */
  readonly title: string;
  /** One line for the picker. */
  readonly description: string;
  /** A `BlockCategory`; any other text is a group of the picker of its own, called so, below the others. */
  readonly category: string;
  /** The feature in test that it is of: only stores that have it can add such blocks. */
  readonly beta?: StoreBeta;
  /** Columns out of 12 that a new one takes. */
  readonly size: number;
  /** Fewest columns; 3 at least. */
  readonly minSize: number;
  /** Properties where a block has none. */
  readonly defaults: Values;
  /** Properties, and items by type, that a block added in the editor starts with, so that it looks like something. */
  readonly example?: { readonly properties?: Values; readonly items?: readonly BlockExample[] };
  /** Bounds, lengths and timings of the type by name, where it has any (storefront.md §9). */
  readonly limits?: Values;
  /** Its properties by key, with how each is read, where its component is of this package. */
  readonly properties?: Properties;
  readonly fields: readonly BlockField[];
  /** Types that its nested items may have, first the usual one; it takes none unless told. */
  readonly itemTypes?: readonly string[];
  /** Types whose item it may be although their `itemTypes` do not name it: how a type of another team gets into a row. */
  readonly within?: readonly string[];
  readonly compatibility: ReadonlySet<PageKind>;
}

/** Turns the properties of a version into those of the next; pure, and for any properties. */
export type BlockMigration = (properties: Values) => Values;

/** Facts about a type that a page needs before the type's code is loaded. */
export interface BlockTraits {
  /** From each version to the next, the first from 1 to 2; blocks of a type with none are of version 1. */
  readonly migrations?: readonly BlockMigration[];
  /** From edge to edge of the page rather than within its gutters. */
  readonly bleed?: boolean;
  /** Data that a block with these properties needs, beside what `asyncItems`, `asyncData` and an item factory ask for. */
  readonly sources?: (properties: Values) => readonly BlockSource[];
}

/** A nested block of an example. */
export interface BlockExample {
  readonly type: string;
  readonly size?: number;
  readonly properties?: Values;
  readonly items?: readonly BlockExample[];
}
