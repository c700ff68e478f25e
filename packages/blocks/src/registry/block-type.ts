import type { Block, StoreBeta } from '@omnis/models';
import type { ComponentType } from 'react';
import type { Values } from '../read/read.ts';
import type { BlockSource } from '../sources/source.ts';
import type { BlockNode } from '../tree/block-node.ts';
import type { BlockField } from './fields.ts';

/** Kinds of page that a block can stand on. */
export type PageKind = 'store' | 'mail';

/** Groups of the editor's block picker. */
export type BlockCategory = 'hero' | 'products' | 'text' | 'media' | 'layout' | 'signUp';

/** What a block's component is given. */
export interface BlockProps {
  readonly block: BlockNode;
  /** In view when the page opens: its picture is fetched at once and first. */
  readonly priority: boolean;
}

/** What a new block may start with beside its type's defaults. */
export interface BlockInit {
  /** Generated if absent. */
  readonly uid?: string;
  /** Columns out of 12; never under the type's least. */
  readonly size?: number;
  readonly properties?: Values;
  readonly items?: readonly Block[];
  readonly order?: number;
  readonly unpublished?: boolean;
}

/** Makes a block of its type. */
export type BlockBuilder = (init: BlockInit) => Block;

/** A block type as data, beside its component: what the editor and the builder know of it. */
export interface BlockTypeData {
  /** Identifier that blocks carry in `type`. */
  readonly name: string;
  /** What shop owners call it. */
  readonly title: string;
  /** One line for the picker. */
  readonly description: string;
  readonly category: BlockCategory;
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
  readonly fields: readonly BlockField[];
  /** Types that its nested items may have, first the usual one; it takes none unless told. */
  readonly itemTypes?: readonly string[];
  readonly compatibility: ReadonlySet<PageKind>;
}

/** Turns the properties of a version into those of the next; pure, and for any properties. */
export type BlockMigration = (properties: Values) => Values;

/** What a page has to know of a type before the type's code is here. */
export interface BlockTraits {
  /** From each version to the next, the first from 1 to 2; blocks of a type with none are of version 1. */
  readonly migrations?: readonly BlockMigration[];
  /** From edge to edge of the page rather than within its gutters. */
  readonly bleed?: boolean;
  /** Data that a block with these properties needs, beside what `asyncItems`, `asyncData` and an item factory ask for. */
  readonly sources?: (properties: Values) => readonly BlockSource[];
}

/** What showing a block takes of its type: less than the editor knows of it. */
export interface ShownBlockType extends BlockTraits {
  readonly name: string;
  /** Plain, or loaded when a page uses it: see `lazyBlock`. */
  readonly component: ComponentType<BlockProps>;
}

/** A nested block of an example. */
export interface BlockExample {
  readonly type: string;
  readonly size?: number;
  readonly properties?: Values;
  readonly items?: readonly BlockExample[];
}

/** A block type: name, title, component, builder and compatibility set (storefront.md §3). */
export interface BlockType extends BlockTypeData, ShownBlockType {
  readonly name: string;
  /** Without one, blocks of this type are shown but cannot be made. */
  readonly builder?: BlockBuilder;
}
