import type { Block } from '@omnis/models';
import type { ChoiceProperty, Properties, Property } from '../read/properties.ts';
import type { blockData, BlockTypeName } from '../types/block-data.ts';
import type { BlockTypeData } from './block-data.ts';
import type { BlockProperties } from './block-properties.ts';
import type { BlockInit } from './block-type.ts';

/** The properties that a type of this package declares. */
type Declared<N extends BlockTypeName> = (typeof blockData)[N]['properties'];

/** The value of a property as a page's JSON has it. */
type WrittenValue<P extends Property<unknown>> =
  P extends ChoiceProperty<infer C>
    ? C
    : P['kind'] extends 'switch'
      ? boolean
      : P['kind'] extends 'number'
        ? number
        : P['kind'] extends 'list'
          ? readonly object[]
          : P['kind'] extends 'texts'
            ? readonly string[]
            : P['kind'] extends 'group'
              ? object
              : string;

/** Properties that blocks of every type may have; no interface, so that they fit where any properties do. */
type CommonProperties = {
  /** '' says that none was chosen. */
  readonly template?: string;
  readonly scheme?: string;
  readonly published?: boolean;
  /** Where the items come from: an address of the API, or a source. */
  readonly asyncItems?: unknown;
  readonly asyncData?: unknown;
};

type Written<P extends Properties> = { readonly [K in keyof P]?: WrittenValue<P[K]> | null };

/**
 * Properties of a block as a page's JSON has them, by the name of its type: each may be left out, and no other is known.
 * `BlockProperties<'banner'>` are those that its component reads.
 *
 * @example
 * ```ts
 * import type { WrittenProperties } from '@omnis/blocks';
 * export const properties: WrittenProperties<'banner'> = { title: 'Made to be worn for years', align: 'center' };
 * ```
 */
export type WrittenProperties<N extends BlockTypeName> = N extends BlockTypeName
  ? CommonProperties & Omit<Written<Declared<N>>, keyof CommonProperties>
  : never;

/** Values that a new block may start with; for a type of this package, its own properties only. */
export type BlockInitOf<N extends string> = N extends BlockTypeName
  ? Omit<BlockInit, 'properties'> & { readonly properties?: WrittenProperties<N> }
  : BlockInit;

interface WrittenOf<Type extends string, P, Own extends BlockTypeData> extends Partial<
  Pick<Block, 'uid' | 'size' | 'order' | 'unpublished' | 'conditions'>
> {
  readonly type: Type;
  readonly properties?: P;
  readonly items?: readonly WrittenBlock<Own>[];
}

type OwnBlock<D extends BlockTypeData, Own extends BlockTypeData> = D extends BlockTypeData
  ? WrittenOf<D['name'], CommonProperties & Partial<BlockProperties<D>>, Own>
  : never;

/**
 * A block as it is written in code: of a type of this package, or of one of `Own`. A type between underscores is the
 * pattern of items that a source fills.
 */
export type WrittenBlock<Own extends BlockTypeData = never> =
  | { [N in BlockTypeName]: WrittenOf<N | `_${N}_`, WrittenProperties<N>, Own> }[BlockTypeName]
  | OwnBlock<Own, Own>;
