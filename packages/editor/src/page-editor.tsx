import { blockRegistry, type BlockRegistry, type CanvasKey } from '@omnis/blocks';
import type { Page, StoreBeta } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { SnackbarProvider, useSnackbar } from '@omnis/ui';
import { useCallback, useEffect, useMemo, useReducer, useState, type ReactElement } from 'react';
import { EditorRoot } from './editor-root.ts';
import { pageFaults } from './form/block-errors.ts';
import { FormChoicesContext, type FormChoices } from './form/form-choices.ts';
import { SettingsPanel } from './form/settings-panel.tsx';
import { HistoryDrawer } from './history/history-drawer.tsx';
import type { PageHistory } from './history/page-history.ts';
import { BlockList } from './list/block-list.tsx';
import { acceptedTypes } from './list/outline.ts';
import { MergeDialog } from './merge/merge-dialog.tsx';
import type { NewestPage } from './merge/use-merge.ts';
import { DraftNotice, FaultsNotice, ProblemNotice } from './notices.tsx';
import { BlockPicker } from './picker/block-picker.tsx';
import type { Device } from './preview/devices.ts';
import { Preview } from './preview/preview.tsx';
import { CleanedNotice, MergedNotice, ScheduleNotices } from './publishing/page-notices.tsx';
import type { PagePublishing } from './publishing/page-publishing.ts';
import { PageMenu, PageStateBadge, PublishButton } from './publishing/publish-actions.tsx';
import { PublishDialogs } from './publishing/publish-dialogs.tsx';
import type { SaveAnswer } from './save/save-answer.ts';
import { initialState } from './state/editor-state.ts';
import { openPage, requirePage } from './state/open-page.ts';
import { editorReducer, redoLabel, undoLabel } from './state/reducer.ts';
import { findBlock } from './state/tree.ts';
import { Others, type EditingPerson } from './top-bar/others.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { useBlockCommands } from './use-block-commands.ts';
import { useKeeping, type DivergedPage } from './use-keeping.ts';
import { usePanes, type View } from './use-panes.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { editorTexts, type EditorTextKey } from './texts/editor/index.ts';
import { versionTexts } from './texts/versions/index.ts';

/** Properties of {@link PageEditor}. */
export interface PageEditorProps {
  /** The saved page; another uuid begins another editor. */
  readonly page: Page;
  /** Plan of the shop: without `pro` the server refuses to save, and the editor says so beforehand. */
  readonly plan: string;
  /** Saves the page; a rejected promise counts as a request that never arrived. */
  readonly onSave: (page: Page) => Promise<SaveAnswer>;
  /** Origin of the store's preview, such as `http://demo.preview.localhost:3000`. */
  readonly canvasOrigin: string;
  /** Address of this page on it. */
  readonly canvasUrl: string;
  /** Types that can be used; those of `@omnis/blocks` and `registerBlockType` unless told. */
  readonly registry?: BlockRegistry;
  /** Features in test that the store has; their blocks are offered, and those of others are not. */
  readonly betas?: readonly StoreBeta[];
  /** Choices from the shop for fields: collections, pages to link to, fonts, files. */
  readonly choices?: FormChoices;
  /** Where to upgrade to the pro plan. */
  readonly upgradeHref?: string;
  /** Where shoppers see the page; a link opens it once it is published. */
  readonly viewHref?: string;
  /** A draft beside the live page, and what puts it before shoppers; `onSave` keeps the draft then. */
  readonly publishing?: PagePublishing;
  /** The versions of the page, to be compared and restored. */
  readonly history?: PageHistory;
  /** Id of the person who edits; unsaved changes that this browser keeps are offered to them alone. */
  readonly person?: string;
  /** Others who have the page open now. */
  readonly others?: readonly EditingPerson[];
  /** Fetches the newest version when somebody else has saved; the editor merges it with its own changes. */
  readonly onFetchNewest?: () => Promise<NewestPage>;
  /** The live page as it was when the draft was begun, and as it is now, where it was changed beside the draft. */
  readonly diverged?: DivergedPage | null;
  /** Origin of the shop, such as `https://shop.example`; with it, the address of the page can be changed. */
  readonly shopOrigin?: string;
  /** Told whether there are unsaved changes, so that an app's router can ask before it leaves. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Fetches the page again after a conflict, where there is no `onFetchNewest`. */
  readonly onReload?: () => void;
  readonly onClose?: () => void;
}

/**
 * Edits a page made of blocks (storefront.md §1, §4, §6): list, form and live preview, undo and redo, saving with the
 * spec's texts, and drafts. It knows no store and no router.
 *
 * @example
 * ```tsx
 * import { PageEditor, type SaveAnswer } from '@omnis/editor';
 * import type { Page } from '@omnis/models';
 * export const Edit = ({ page, save }: { page: Page; save: (page: Page) => Promise<SaveAnswer> }) => (
 *   <PageEditor
 *     page={page}
 *     plan="pro"
 *     onSave={save}
 *     canvasOrigin="http://demo.preview.localhost:3000"
 *     canvasUrl={`http://demo.preview.localhost:3000${page.url}`}
 *   />
 * );
 * ```
 */
export function PageEditor(props: PageEditorProps): ReactElement {
  return (
    <SnackbarProvider>
      <Editor key={requirePage(props.page).uuid} {...props} />
    </SnackbarProvider>
  );
}

const noBetas: readonly StoreBeta[] = [];
const noChoices: FormChoices = {};
const nobody: readonly EditingPerson[] = [];
const views = [
  ['list', 'blocks'],
  ['preview', 'preview'],
  ['form', 'settings'],
] as const satisfies readonly (readonly [View, EditorTextKey])[];

function Editor(props: PageEditorProps): ReactElement {
  const {
    page: savedPage,
    plan,
    onSave,
    canvasOrigin,
    canvasUrl,
    upgradeHref,
    viewHref,
    onDirtyChange,
  } = props;
  const { registry = blockRegistry, betas = noBetas, choices = noChoices, onReload, onClose } = props;
  const { publishing, history, person = '', others = nobody, onFetchNewest, diverged, shopOrigin } = props;
  const t = useTexts(editorTexts);
  const tVersions = useTexts(versionTexts);
  const notify = useSnackbar();
  const [state, dispatch] = useReducer(editorReducer, savedPage, (page) =>
    initialState(openPage(page, registry)),
  );
  const { page, selected } = state;
  const [view, setView] = useState<View>('list');
  const [device, setDevice] = useState<Device>('desktop');
  const [asked, setAsked] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);

  const faults = useMemo(() => pageFaults(t, page.blocks, registry), [t, page.blocks, registry]);
  const titles = useMemo(
    () => Object.fromEntries(registry.types().map(({ name, title }) => [name, title])),
    [registry],
  );
  const faulty = useMemo(() => new Set(faults.map(({ uid }) => uid)), [faults]);
  const isSound = faults.length === 0;
  const check = useCallback(() => {
    setAsked(true);
    return isSound;
  }, [isSound]);
  const keeping = useKeeping({
    state,
    dispatch,
    registry,
    onSave,
    onFetchNewest,
    publishing,
    diverged,
    viewHref,
    person,
    check,
  });
  const { dirty, trySave, merging, offer, cleaned } = keeping;
  const { saving, problem, dismiss } = keeping.saving;
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  const undo = useCallback(() => dispatch({ type: 'undo' }), []);
  const redo = useCallback(() => dispatch({ type: 'redo' }), []);
  const press = useCallback(
    (key: CanvasKey): void => {
      switch (key) {
        case 'undo':
          return undo();
        case 'redo':
          return redo();
        case 'save':
          return trySave();
      }
    },
    [undo, redo, trySave],
  );
  useShortcuts(press);
  const { narrow, panesRef } = usePanes(view);

  const skipPreview = (): void => panesRef.current?.querySelector<HTMLElement>(':scope > .form')?.focus();
  const chooseInPreview = useCallback((uid: string | null) => {
    dispatch({ type: 'select', uid });
    if (uid !== null) setView('form');
  }, []);
  const choose = (uid: string | null): void => {
    dispatch({ type: 'select', uid });
    setView('form');
  };
  const { adding, setAdding, add, duplicate, remove } = useBlockCommands({ page, registry, dispatch });
  const holder = findBlock(page.blocks, adding?.parent ?? null)?.block ?? null;
  const holderType = holder === null ? null : (registry.get(holder.type) ?? null);
  const restore = (version: Page, date: string): void => {
    const label = { key: 'restoreVersion' } as const;
    // A version brings back what stood on the page: its address may lead elsewhere by now.
    const { url } = page;
    dispatch({ type: 'restore', page: { ...openPage(version, registry), url }, label });
    setIsHistoryOpen(false);
    const text =
      version.url === url ? tVersions('restored', { date }) : tVersions('restoredHere', { date, url });
    notify({ text, code: 'version restored' });
  };
  const status = publishing?.status ?? null;

  return (
    <EditorRoot data-view={view}>
      <TopBar
        title={page.properties.title || page.url || t('page')}
        {...{ dirty, saving, device, onClose }}
        viewHref={status === null || status.published ? viewHref : undefined}
        needsPro={plan !== 'pro'}
        onDevice={setDevice}
        undo={undoLabel(state)}
        redo={redoLabel(state)}
        onUndo={undo}
        onRedo={redo}
        onSave={trySave}
        badge={status === null ? undefined : <PageStateBadge status={status} />}
        others={<Others people={others} />}
        main={
          status === null ? undefined : (
            <PublishButton
              {...{ status, dirty }}
              busy={saving}
              badge={plan === 'pro' ? undefined : t('pro')}
              onPublish={keeping.publishing.publish}
            />
          )
        }
        menu={
          <PageMenu
            status={status}
            onSchedule={() => keeping.publishing.setDialog('schedule')}
            onUnpublish={() => keeping.publishing.setDialog('unpublish')}
            onDiscard={() => keeping.publishing.setDialog('discard')}
            onHistory={history === undefined ? undefined : () => setIsHistoryOpen(true)}
          />
        }
      />
      {offer.draft !== null && (
        <DraftNotice
          draft={offer.draft}
          onRestore={() => {
            if (offer.draft !== null) merging.withDraft(offer.draft, offer.settle);
          }}
          onDiscard={offer.settle}
        />
      )}
      {status !== null && <ScheduleNotices status={status} onCancel={keeping.publishing.cancelSchedule} />}
      {merging.merged !== null && (
        <MergedNotice merged={merging.merged} registry={registry} onDismiss={merging.dismiss} />
      )}
      {cleaned.length > 0 && <CleanedNotice titles={cleaned} onDismiss={keeping.dismissCleaned} />}
      {problem !== null && (
        <ProblemNotice {...{ problem, upgradeHref, onReload }} onRetry={keeping.retry} onDismiss={dismiss} />
      )}
      {asked && faults.length > 0 && <FaultsNotice faults={faults} onChoose={choose} />}
      <div className="views" role="group" aria-label={t('whatToShow')}>
        {views.map(([name, labelKey]) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
            {t(labelKey)}
          </button>
        ))}
      </div>
      <FormChoicesContext value={choices}>
        <div className="panes" ref={panesRef}>
          <div className="pane list" tabIndex={-1}>
            <BlockList
              {...{ page, selected, registry, betas, dispatch, faulty }}
              onSelect={choose}
              onAdd={(parent, index) => setAdding({ parent, index })}
              onDuplicate={duplicate}
              onRemove={remove}
            />
          </div>
          <div className="pane preview" tabIndex={-1} inert={narrow && view !== 'preview'}>
            <Preview
              {...{ page, selected, titles, canvasOrigin, canvasUrl }}
              device={narrow ? 'mobile' : device}
              onSelect={chooseInPreview}
              onKey={press}
              onSkip={narrow ? undefined : skipPreview}
            />
          </div>
          <div className="pane form" tabIndex={-1}>
            <SettingsPanel
              {...{ page, registry, dispatch, shopOrigin }}
              isPublishedApart={status !== null}
              block={findBlock(page.blocks, selected)?.block ?? null}
            />
          </div>
        </div>
      </FormChoicesContext>
      <BlockPicker
        open={adding !== null}
        onOpenChange={(open) => {
          if (!open) setAdding(null);
        }}
        types={acceptedTypes(registry, holderType, betas)}
        onPick={add}
      />
      {merging.open !== null && (
        <MergeDialog
          merge={merging.open}
          registry={registry}
          onChoose={merging.choose}
          onCancel={merging.cancel}
        />
      )}
      {status !== null && <PublishDialogs publishing={keeping.publishing} status={status} busy={saving} />}
      {isHistoryOpen && history !== undefined && (
        <HistoryDrawer
          {...{ history, page, registry }}
          onRestore={restore}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </EditorRoot>
  );
}
