import type { BlockRegistry } from '@omnis/blocks';
import { pageChanges, type Page, type PageChanges } from '@omnis/models';
import { useCallback, useRef, useState, type Dispatch } from 'react';
import type { EditorAction } from '../state/actions.ts';
import { openPage } from '../state/open-page.ts';
import { applyChoices } from './apply-choices.ts';
import type { MergeChoices } from './conflict.ts';
import { mergePages, type PageMerge } from './merge-pages.ts';
import { treeOf } from './page-tree.ts';

/** The newest version of a page, as an app fetches it for a merge. */
export interface NewestPage {
  readonly page: Page;
  /** Name of the person who saved it; null where it is not known. */
  readonly savedBy: string | null;
}

/** Reasons for a merge: somebody saved meanwhile, a draft of this browser is restored, or the live page was changed. */
export type MergeReason = 'saved' | 'draft' | 'live';

/** A merge that waits for choices. */
export interface OpenMerge {
  readonly reason: MergeReason;
  readonly merge: PageMerge;
  readonly mine: Page;
  readonly theirs: Page;
  readonly by: string | null;
}

/** Changes that came in by a merge, to be shown. */
export interface Merged {
  readonly reason: MergeReason;
  readonly by: string | null;
  readonly changes: PageChanges;
}

interface Wanted {
  readonly reason: MergeReason;
  readonly base: Page | null;
  readonly mine: Page;
  readonly theirs: Page;
  readonly by: string | null;
  readonly onTaken?: () => void;
}

/** Options of {@link useMerge}. */
export interface MergeOptions {
  /** The page as the editor has it, read when a merge begins. */
  readonly current: () => Page;
  /** The newest version that was saved as this editor knows it. */
  readonly base: () => Page;
  readonly onBase: (page: Page) => void;
  readonly registry: BlockRegistry;
  readonly dispatch: Dispatch<EditorAction>;
  readonly onFetchNewest?: (() => Promise<NewestPage>) | undefined;
}

/** Merging, as the editor shows it. */
export interface Merging {
  /** Waits for choices; null: nothing does. */
  readonly open: OpenMerge | null;
  readonly merged: Merged | null;
  readonly dismiss: () => void;
  readonly choose: (choices: MergeChoices) => void;
  readonly cancel: () => void;
  /** Merges with what somebody else saved. @returns false where that cannot be fetched */
  readonly withNewest: () => Promise<boolean>;
  /** Puts a draft over the page of the editor. @param onTaken - called once it is there */
  readonly withDraft: (
    draft: { readonly page: Page; readonly base: Page | null },
    onTaken: () => void,
  ) => void;
  /** Takes over what was changed on the live page beside the draft. */
  readonly withLive: (diverged: {
    readonly base: Page;
    readonly live: Page;
    readonly onMerged?: () => void;
  }) => void;
}

/** Brings changes of two people together, and asks only where both changed the same. */
export function useMerge({
  current,
  base,
  onBase,
  registry,
  dispatch,
  onFetchNewest,
}: MergeOptions): Merging {
  const [open, setOpen] = useState<OpenMerge | null>(null);
  const [merged, setMerged] = useState<Merged | null>(null);
  const begun = useRef<Wanted | null>(null);

  const finish = useCallback(
    (page: Page) => {
      const wanted = begun.current;
      if (wanted === null) return;
      begun.current = null;
      setOpen(null);
      const { reason, theirs, by } = wanted;
      if (reason === 'saved') {
        onBase(theirs);
        dispatch({ type: 'merge', newest: theirs, merged: page });
      } else {
        const label = { key: reason === 'draft' ? 'restoreDraft' : 'yourChanges' } as const;
        dispatch({ type: 'restore', page, label });
      }
      wanted.onTaken?.();
      if (reason === 'draft') return;
      setMerged({ reason, by, changes: pageChanges(wanted.base ?? theirs, theirs) });
    },
    [dispatch, onBase],
  );

  const begin = useCallback(
    (wanted: Wanted) => {
      const merge = mergePages(wanted.base, wanted.mine, wanted.theirs);
      begun.current = wanted;
      setMerged(null);
      if (merge.conflicts.length === 0) finish(merge.page);
      else setOpen({ ...wanted, merge });
    },
    [finish],
  );

  const withNewest = useCallback(async () => {
    if (onFetchNewest === undefined) return false;
    const newest = await onFetchNewest().catch(() => null);
    if (newest === null) return false;
    const theirs = openPage(newest.page, registry);
    begin({ reason: 'saved', base: base(), mine: current(), theirs, by: newest.savedBy });
    return true;
  }, [onFetchNewest, registry, begin, base, current]);

  const withDraft = useCallback<Merging['withDraft']>(
    (draft, onTaken) => {
      const was = draft.base === null ? null : openPage(draft.base, registry);
      const mine = openPage(draft.page, registry);
      begin({ reason: 'draft', base: was, mine, theirs: current(), by: null, onTaken });
    },
    [begin, registry, current],
  );

  const withLive = useCallback<Merging['withLive']>(
    (diverged) => {
      const [was, live] = [openPage(diverged.base, registry), openPage(diverged.live, registry)];
      begin({
        reason: 'live',
        base: was,
        mine: current(),
        theirs: live,
        by: null,
        onTaken: diverged.onMerged,
      });
    },
    [begin, registry, current],
  );

  const choose = (choices: MergeChoices): void => {
    if (open === null) return;
    const trees = { mine: treeOf(open.mine), theirs: treeOf(open.theirs) };
    finish(applyChoices(open.merge, choices, (side, uid) => trees[side].nodes.has(uid)));
  };
  const cancel = (): void => {
    begun.current = null;
    setOpen(null);
  };
  const dismiss = useCallback(() => setMerged(null), []);
  return { open, merged, dismiss, choose, cancel, withNewest, withDraft, withLive };
}
