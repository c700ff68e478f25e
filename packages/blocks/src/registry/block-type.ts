import type { Block } from '@omnis/models';
import type { ComponentType } from 'react';
import type { Values } from '../read/read.ts';
import type { BlockNode } from '../tree/block-node.ts';
import type { BlockTraits, BlockTypeData } from './block-data.ts';

/** Properties of a block's component. */
export interface BlockProps {
  readonly block: BlockNode;
  /** In view when the page opens: its picture is fetched at once and first. */
  readonly priority: boolean;
}

/** Values that a new block may start with, beside its type's defaults. */
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

/** The part of a type that is needed to show a block: less than the editor knows of it. */
export interface ShownBlockType extends BlockTraits {
  readonly name: string;
  /** Plain, or loaded when a page uses it: see `lazyBlock`. */
  readonly component: ComponentType<BlockProps>;
}

/** A block type: name, title, component, builder and compatibility set (storefront.md §3). */
export interface BlockType extends BlockTypeData, ShownBlockType {
  readonly name: string;
  /** Without one, blocks of this type are shown but cannot be made. */
  readonly builder?: BlockBuilder;
}
