import { blockComponents } from '#components';
import { blockTraits } from '../types/traits.ts';
import type { ShownBlockType } from './block-type.ts';
import { registeredTypes } from './registered-types.ts';

/** Types by name, as far as showing a page takes it; a `BlockRegistry` is one. */
export interface ShownTypes {
  /** Undefined for a name that was never registered, inherited ones such as `constructor` included. */
  readonly get: (name: string) => ShownBlockType | undefined;
}

const own = /* @__PURE__ */ new Map<string, ShownBlockType>(
  /* @__PURE__ */ Object.entries(blockComponents).map(([name, component]) => [
    name,
    { name, component, ...blockTraits[name] },
  ]),
);

/** The types that `<PageView>` shows unless given a registry: those of this package and those registered since. */
export const shownTypes: ShownTypes = { get: (name) => own.get(name) ?? registeredTypes.get(name) };
