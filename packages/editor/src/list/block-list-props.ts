import type { BlockRegistry } from '@omnis/blocks';
import type { Page, StoreBeta } from '@omnis/models';
import type { Dispatch } from 'react';
import type { EditorAction } from '../state/actions.ts';

/** Properties of the block list. */
export interface BlockListProps {
  readonly page: Page;
  readonly selected: string | null;
  readonly registry: BlockRegistry;
  /** Features in test that the store has. */
  readonly betas: readonly StoreBeta[];
  readonly dispatch: Dispatch<EditorAction>;
  /** Uids of blocks with something wrong in them. */
  readonly faulty: ReadonlySet<string>;
  /** A block, or null for the page, was chosen to be edited. */
  readonly onSelect: (uid: string | null) => void;
  /** Opens the picker for a block to put in, at a place; null: the page. */
  readonly onAdd: (parent: string | null, index: number) => void;
  readonly onDuplicate: (uid: string) => void;
  readonly onRemove: (uid: string) => void;
}
