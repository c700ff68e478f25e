import { useState, type Dispatch } from 'react';
import type { Page } from '@omnis/models';
import type { Saving } from '../save/use-save.ts';
import type { EditorAction } from '../state/actions.ts';
import { currentId, type EditorState } from '../state/editor-state.ts';
import type { PagePublishing, ScheduledAction } from './page-publishing.ts';

/** Options of {@link usePublishing}. */
export interface PublishingOptions {
  readonly publishing: PagePublishing | undefined;
  readonly state: EditorState;
  readonly dirty: boolean;
  /** Asks for what is wrong in the page. @returns false where something is */
  readonly check: () => boolean;
  readonly saving: Saving;
  readonly dispatch: Dispatch<EditorAction>;
  /** Brings a page of the server to what the editor works on. */
  readonly opened: (page: Page) => Page;
  /** A newer version was saved, as the editor knows it now. */
  readonly onBase: (page: Page) => void;
  readonly onDone: (what: 'published' | 'unpublished' | 'discarded') => void;
}

/** Publishing, as the top bar shows it. */
export interface Publishing {
  readonly publish: () => void;
  readonly unpublish: () => void;
  readonly schedule: (wanted: { readonly action: ScheduledAction; readonly at: string }) => void;
  readonly cancelSchedule: (action: ScheduledAction) => void;
  readonly discard: () => void;
  /** An open dialog; null: none. */
  readonly dialog: 'schedule' | 'discard' | 'unpublish' | null;
  readonly setDialog: (dialog: Publishing['dialog']) => void;
}

/** Puts the page before shoppers, saving it first where something is unsaved. */
export function usePublishing(options: PublishingOptions): Publishing {
  const { publishing, state, dirty, check, saving, dispatch, opened, onBase, onDone } = options;
  const [dialog, setDialog] = useState<Publishing['dialog']>(null);

  /** The page as it is saved, with all changes; null where something is wrong in it, or it could not be saved. */
  const savedPage = async (): Promise<Page | null> => {
    if (!check()) return null;
    return dirty ? saving.save(state.page, currentId(state)) : state.page;
  };
  const adopt = (page: Page, sent: Page): void => {
    onBase(opened(page));
    dispatch({ type: 'saved', page: opened(page), sent, savedId: currentId(state) });
  };
  const publish = async (): Promise<void> => {
    const page = await savedPage();
    if (page === null || publishing === undefined) return;
    const live = await saving.run(() => publishing.onPublish(page.version));
    if (live === null) return;
    adopt(live, state.page);
    onDone('published');
  };
  const unpublish = async (): Promise<void> => {
    if (publishing === undefined) return;
    const page = await saving.run(() => publishing.onUnpublish(state.page.version));
    setDialog(null);
    if (page === null) return;
    dispatch({ type: 'versioned', page });
    onDone('unpublished');
  };
  const schedule = async (wanted: {
    readonly action: ScheduledAction;
    readonly at: string;
  }): Promise<void> => {
    // A page that is wrong can still be taken off the shop.
    const isSaved = wanted.action === 'unpublish' && !dirty;
    const page = isSaved ? state.page : await savedPage();
    // The faults and the reason of a refusal are shown behind the dialog.
    setDialog(null);
    if (page === null || publishing === undefined) return;
    const set = await saving.run(() => publishing.onSchedule(page.version, wanted));
    if (set !== null) dispatch({ type: 'versioned', page: set });
  };
  const cancelSchedule = async (action: ScheduledAction): Promise<void> => {
    if (publishing === undefined) return;
    // Taking a schedule back edits nothing: the editor keeps the version that it has.
    await saving.run(() => publishing.onCancelSchedule(action));
  };
  const discard = async (): Promise<void> => {
    if (publishing === undefined) return;
    const page = await saving.run(() => publishing.onDiscardDraft(state.page.version));
    setDialog(null);
    if (page === null) return;
    const live = opened(page);
    onBase(live);
    dispatch({ type: 'restore', page: live, label: { key: 'discardDraft' }, saved: true });
    onDone('discarded');
  };
  return {
    publish: () => void publish(),
    unpublish: () => void unpublish(),
    schedule: (wanted) => void schedule(wanted),
    cancelSchedule: (action) => void cancelSchedule(action),
    discard: () => void discard(),
    dialog,
    setDialog,
  };
}
