import type { Block } from '@omnis/models';
import { BlockTypeError, requireName } from './block-type-error.ts';
import type { BlockInit, BlockType } from './block-type.ts';

/** Block types by name. */
export interface BlockRegistry {
  readonly types: () => readonly BlockType[];
  readonly get: (name: string) => BlockType | undefined;
  readonly register: (type: BlockType) => void;
  readonly make: (name: string, init?: BlockInit) => Block;
}

/**
 * A registry that starts with these types; those of `added`, which may be shared, come after them. `get` gives undefined for a name that was never registered, inherited ones
 * such as `constructor` included.
 *
 * `register` throws {@link BlockTypeError} 'Tried to register block type that conflicts with another'.
 * `make` throws 'Unable to make block, no type was defined', "Block type of X hasn't been registered" or
 * 'Tried to make type but no builder was defined' (storefront.md §5, §8).
 */
export function createBlockRegistry(
  initial: Readonly<Record<string, BlockType>>,
  added: Map<string, BlockType> = new Map(),
): BlockRegistry {
  const known = new Map(Object.entries(initial));
  const get = (name: string): BlockType | undefined => known.get(name) ?? added.get(name);
  return {
    types: () => [...known.values(), ...added.values()],
    get,
    register: (type) => {
      requireName(type);
      if (get(type.name) !== undefined) {
        throw new BlockTypeError('Tried to register block type that conflicts with another', type.name);
      }
      added.set(type.name, type);
    },
    make: (name, init = {}) => {
      // Of JSON it may be missing altogether.
      if (!name) throw new BlockTypeError('Unable to make block, no type was defined', '');
      const type = get(name);
      if (type === undefined) throw new BlockTypeError(`Block type of ${name} hasn't been registered`, name);
      if (type.builder === undefined) {
        throw new BlockTypeError('Tried to make type but no builder was defined', name);
      }
      return type.builder(init);
    },
  };
}
