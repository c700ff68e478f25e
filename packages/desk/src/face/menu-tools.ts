import type { LinkChoice } from './link-field.tsx';
import type { MenuNode, MenuPath } from './menu-tree.ts';

/** Acts on the tree of a menu, and what its fields need. */
export interface MenuTools {
  /** Key of the part whose fields are open; null for none. */
  readonly open: string | null;
  /** Messages by the fields of the call. */
  readonly errors: Readonly<Record<string, string>>;
  readonly links: readonly LinkChoice[];
  readonly onPickImage: (current: string) => Promise<string | null>;
  readonly toggle: (key: string) => void;
  readonly update: (path: MenuPath, values: Partial<MenuNode>) => void;
  readonly add: (path: MenuPath) => void;
  readonly remove: (path: MenuPath) => void;
  readonly move: (parent: MenuPath, from: number, to: number) => void;
  readonly nest: (path: MenuPath) => void;
  readonly unnest: (path: MenuPath) => void;
  readonly mayNest: (path: MenuPath) => boolean;
}
