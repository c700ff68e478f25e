import type { BlockRegistry } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { useSnackbar } from '@omnis/ui';
import { useCallback, useEffect, useMemo, useRef, useState, type Dispatch } from 'react';
import type { Page } from '@omnis/models';
import { useMerge, type Merging, type NewestPage } from './merge/use-merge.ts';
import { usePublishing, type Publishing } from './publishing/use-publishing.ts';
import type { PagePublishing } from './publishing/page-publishing.ts';
import type { SaveAnswer } from './save/save-answer.ts';
import { useSave, type SaveOptions, type Saving } from './save/use-save.ts';
import type { EditorAction } from './state/actions.ts';
import { currentId, isDirty, type EditorState } from './state/editor-state.ts';
import { openPage } from './state/open-page.ts';
import { cutBlocks } from './state/saved-page.ts';
import { versionTexts } from './texts/versions/index.ts';
import { useDraft, type DraftOffer } from './use-draft.ts';

/** The live page as it was when the draft was begun, and as it is now. */
export interface DivergedPage {
  readonly base: Page;
  readonly live: Page;
  /** Called once the changes of the live page are part of the one that is edited. */
  readonly onMerged?: () => void;
}

/** Options of {@link useKeeping}. */
export interface KeepingOptions {
  readonly state: EditorState;
  readonly dispatch: Dispatch<EditorAction>;
  readonly registry: BlockRegistry;
  readonly onSave: (page: Page) => Promise<SaveAnswer>;
  readonly onFetchNewest?: (() => Promise<NewestPage>) | undefined;
  readonly publishing?: PagePublishing | undefined;
  readonly diverged?: DivergedPage | null | undefined;
  readonly viewHref?: string | undefined;
  readonly person: string;
  /** Asks for what is wrong in the page. @returns false where something is */
  readonly check: () => boolean;
}

/** Everything that keeps what was edited: saving, publishing, merging, and the draft of this browser. */
export interface Keeping {
  readonly dirty: boolean;
  readonly saving: Saving;
  readonly trySave: () => void;
  /** Does again what failed last: saving, publishing or scheduling, with the page as it is now. */
  readonly retry: () => void;
  readonly merging: Merging;
  readonly publishing: Publishing;
  readonly offer: DraftOffer;
  /** Titles of blocks whose code was changed when it was saved. */
  readonly cleaned: readonly string[];
  readonly dismissCleaned: () => void;
}

/** Something that failed and can be done again, with the page as it is by then. */
type Act = (now: Publishing & { readonly save: () => void }) => void;
const saveAct: Act = (now) => now.save();

const none: readonly string[] = [];

const doneTexts = {
  published: 'pagePublished',
  unpublished: 'pageUnpublished',
  discarded: 'draftDiscarded',
} as const;

/** Keeps what is edited, so that nothing that this owner or another one did is lost. */
export function useKeeping(options: KeepingOptions): Keeping {
  const { state, dispatch, registry, onSave, onFetchNewest, publishing, diverged, viewHref, person, check } =
    options;
  const t = useTexts(versionTexts);
  const notify = useSnackbar();
  const dirty = isDirty(state);
  const [base, setBase] = useState(state.page);
  const [cleaned, setCleaned] = useState(none);

  // Read when something begins, so that typing makes no new callbacks.
  const newest = useRef({ page: state.page, base });
  useEffect(() => {
    newest.current = { page: state.page, base };
  });
  const merging = useMerge({
    current: useCallback(() => newest.current.page, []),
    base: useCallback(() => newest.current.base, []),
    onBase: setBase,
    registry,
    dispatch,
    onFetchNewest,
  });

  const { dismiss } = merging;
  const onSaved = useCallback<SaveOptions['onSaved']>(
    (saved) => {
      dismiss();
      const page = openPage(saved.page, registry);
      setBase(page);
      const cut = cutBlocks(saved).map(({ type }) => registry.get(type)?.title ?? type);
      setCleaned([...new Set(cut)]);
      dispatch({ type: 'saved', ...saved, page });
    },
    [dispatch, registry, dismiss],
  );
  const saving = useSave({
    onSave,
    onSaved,
    onConflict: onFetchNewest === undefined ? undefined : merging.withNewest,
  });
  const { save } = saving;
  const again = useRef<Act>(saveAct);
  const trySave = useCallback(() => {
    again.current = saveAct;
    if (dirty && check()) void save(state.page, currentId(state));
  }, [dirty, check, save, state]);

  const done = (what: 'published' | 'unpublished' | 'discarded'): void =>
    notify({
      tone: 'success',
      text: t(doneTexts[what]),
      ...(what === 'published' && viewHref !== undefined
        ? {
            action: {
              label: t('viewPage'),
              onSelect: () => void window.open(viewHref, '_blank', 'noopener'),
            },
          }
        : {}),
    });
  const publish = usePublishing({
    publishing,
    state,
    dirty,
    check,
    saving,
    dispatch,
    opened: useCallback((page) => openPage(page, registry), [registry]),
    onBase: setBase,
    onDone: done,
  });

  const acts = { ...publish, save: trySave };
  /** Begins an act, and keeps it for when it fails. */
  const begin = (act: Act): void => {
    again.current = act;
    act(acts);
  };

  const { withLive } = merging;
  const isLiveTaken = useRef(false);
  useEffect(() => {
    if (!diverged || isLiveTaken.current) return;
    isLiveTaken.current = true;
    withLive(diverged);
  }, [diverged, withLive]);

  const offer = useDraft(
    useMemo(() => ({ page: state.page, base, dirty, person }), [state.page, base, dirty, person]),
  );
  return {
    dirty,
    saving,
    trySave,
    retry: () => again.current(acts),
    merging,
    publishing: {
      ...publish,
      publish: () => begin((now) => now.publish()),
      unpublish: () => begin((now) => now.unpublish()),
      schedule: (wanted) => begin((now) => now.schedule(wanted)),
      cancelSchedule: (action) => begin((now) => now.cancelSchedule(action)),
      discard: () => begin((now) => now.discard()),
    },
    offer,
    cleaned,
    dismissCleaned: () => setCleaned(none),
  };
}
