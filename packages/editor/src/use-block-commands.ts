import { makeExample, type BlockRegistry } from '@omnis/blocks';
import { randomUuid, type Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useSnackbar } from '@omnis/ui';
import { useState, type Dispatch } from 'react';
import type { EditorAction } from './state/actions.ts';
import { copyBlock, findBlock } from './state/tree.ts';
import { editorTexts } from './texts/editor/index.ts';

/** The place of a block that is about to be added. */
export interface AddingAt {
  readonly parent: string | null;
  readonly index: number;
}

/** Commands of the block list. */
export interface BlockCommands {
  /** Where a block is about to be added; null: nowhere. */
  readonly adding: AddingAt | null;
  readonly setAdding: (at: AddingAt | null) => void;
  /** Adds a block of a type there. */
  readonly add: (type: string) => void;
  readonly duplicate: (uid: string) => void;
  /** Deletes a block, and offers to undo it. */
  readonly remove: (uid: string) => void;
}

/** Adds, copies and deletes blocks. */
export function useBlockCommands({
  page,
  registry,
  dispatch,
}: {
  readonly page: Page;
  readonly registry: BlockRegistry;
  readonly dispatch: Dispatch<EditorAction>;
}): BlockCommands {
  const t = useTexts(editorTexts);
  const notify = useSnackbar();
  const [adding, setAdding] = useState<AddingAt | null>(null);
  const titleOf = (uid: string): string =>
    registry.get(findBlock(page.blocks, uid)?.block.type ?? '')?.title ?? t('block');
  return {
    adding,
    setAdding,
    add: (name) => {
      const type = registry.get(name);
      if (adding === null || type === undefined) return;
      const label = { key: 'addStep', title: type.title } as const;
      dispatch({ type: 'add', block: makeExample(type, registry.make), ...adding, label });
      setAdding(null);
    },
    duplicate: (uid) => {
      const place = findBlock(page.blocks, uid);
      if (place === null) return;
      const parent = place.parent?.uid ?? null;
      const block = copyBlock(place.block, randomUuid);
      const label = { key: 'duplicateStep', title: titleOf(uid) } as const;
      dispatch({ type: 'add', block, parent, index: place.index + 1, label });
    },
    remove: (uid) => {
      notify({
        text: t('blockDeleted', { title: titleOf(uid) }),
        code: `deleted ${uid}`,
        timeout: 6000,
        action: { label: t('undo'), onSelect: () => dispatch({ type: 'unremove', uid }) },
      });
      dispatch({ type: 'remove', uid });
    },
  };
}
