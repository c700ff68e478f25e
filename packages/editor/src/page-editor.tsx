import { blockRegistry, makeExample, type BlockRegistry, type CanvasKey } from '@omnis/blocks';
import { randomUuid, type Page, type StoreBeta } from '@omnis/models';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type ReactElement } from 'react';
import { useTexts } from '@omnis/texts/react';
import { SnackbarProvider, useSnackbar } from '@omnis/ui';
import { EditorRoot } from './editor-root.ts';
import { pageFaults } from './form/block-errors.ts';
import { FormChoicesContext, type FormChoices } from './form/form-choices.ts';
import { SettingsPanel } from './form/settings-panel.tsx';
import { BlockList } from './list/block-list.tsx';
import { acceptedTypes } from './list/outline.ts';
import { DraftNotice, FaultsNotice, ProblemNotice } from './notices.tsx';
import { BlockPicker } from './picker/block-picker.tsx';
import type { Device } from './preview/devices.ts';
import { Preview } from './preview/preview.tsx';
import type { SaveAnswer } from './save/save-answer.ts';
import { useSave, type SaveOptions } from './save/use-save.ts';
import { currentId, initialState, isDirty } from './state/editor-state.ts';
import { openPage } from './state/open-page.ts';
import { editorReducer, redoLabel, undoLabel } from './state/reducer.ts';
import { copyBlock, findBlock } from './state/tree.ts';
import { TopBar } from './top-bar/top-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useNarrow } from './use-narrow.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { editorTexts, type EditorTextKey } from './texts/editor/index.ts';

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
  /** Where shoppers see the page; a link opens it. */
  readonly viewHref?: string;
  /** Told whether there are unsaved changes, so that an app's router can ask before it leaves. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Fetches the page again after a conflict. */
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
      <Editor key={props.page.uuid} {...props} />
    </SnackbarProvider>
  );
}

const noBetas: readonly StoreBeta[] = [];
const noChoices: FormChoices = {};
type View = 'list' | 'preview' | 'form';
const views = [
  ['list', 'blocks'],
  ['preview', 'preview'],
  ['form', 'settings'],
] as const satisfies readonly (readonly [View, EditorTextKey])[];

function Editor({
  page: savedPage,
  plan,
  onSave,
  canvasOrigin,
  canvasUrl,
  registry = blockRegistry,
  betas = noBetas,
  choices = noChoices,
  upgradeHref,
  viewHref,
  onDirtyChange,
  onReload,
  onClose,
}: PageEditorProps): ReactElement {
  const t = useTexts(editorTexts);
  const [state, dispatch] = useReducer(editorReducer, savedPage, (page) =>
    initialState(openPage(page, registry)),
  );
  const { page, selected } = state;
  const dirty = isDirty(state);
  const notify = useSnackbar();
  const [view, setView] = useState<View>('list');
  const [device, setDevice] = useState<Device>('desktop');
  const [adding, setAdding] = useState<{ parent: string | null; index: number } | null>(null);
  const [asked, setAsked] = useState(false);

  const faults = useMemo(() => pageFaults(t, page.blocks, registry), [t, page.blocks, registry]);
  const titles = useMemo(
    () => Object.fromEntries(registry.types().map(({ name, title }) => [name, title])),
    [registry],
  );
  const faulty = useMemo(() => new Set(faults.map(({ uid }) => uid)), [faults]);
  const onSaved = useCallback<SaveOptions['onSaved']>((saved) => dispatch({ type: 'saved', ...saved }), []);
  const { saving, problem, dismiss, save } = useSave({ onSave, onSaved });
  const { draft, settle } = useDraft(page, dirty);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  const trySave = useCallback(() => {
    if (!dirty) return;
    setAsked(true);
    if (faults.length === 0) save(page, currentId(state));
  }, [dirty, faults.length, save, page, state]);
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

  const narrow = useNarrow();
  const panesRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element may have gone out of sight with its pane.
    const gone = document.activeElement;
    const panes = panesRef.current;
    if (!narrow || panes === null || !panes.contains(gone)) return;
    const pane = panes.querySelector<HTMLElement>(`:scope > .${view}`);
    if (pane !== null && !pane.contains(gone)) pane.focus({ preventScroll: true });
  }, [narrow, view]);

  const skipPreview = (): void => panesRef.current?.querySelector<HTMLElement>(':scope > .form')?.focus();
  const chooseInPreview = useCallback((uid: string | null) => {
    dispatch({ type: 'select', uid });
    if (uid !== null) setView('form');
  }, []);
  const choose = (uid: string | null): void => {
    dispatch({ type: 'select', uid });
    setView('form');
  };
  const add = (name: string): void => {
    const type = registry.get(name);
    if (adding === null || type === undefined) return;
    const label = { key: 'addStep', title: type.title } as const;
    dispatch({ type: 'add', block: makeExample(type, registry.make), ...adding, label });
    setAdding(null);
  };
  const titleOf = (uid: string): string =>
    registry.get(findBlock(page.blocks, uid)?.block.type ?? '')?.title ?? t('block');
  const duplicate = (uid: string): void => {
    const place = findBlock(page.blocks, uid);
    if (place === null) return;
    const parent = place.parent?.uid ?? null;
    const block = copyBlock(place.block, randomUuid);
    const label = { key: 'duplicateStep', title: titleOf(uid) } as const;
    dispatch({ type: 'add', block, parent, index: place.index + 1, label });
  };
  const remove = (uid: string): void => {
    notify({
      text: t('blockDeleted', { title: titleOf(uid) }),
      code: `deleted ${uid}`,
      timeout: 6000,
      action: { label: t('undo'), onSelect: () => dispatch({ type: 'unremove', uid }) },
    });
    dispatch({ type: 'remove', uid });
  };
  const holder = findBlock(page.blocks, adding?.parent ?? null)?.block ?? null;
  const holderType = holder === null ? null : (registry.get(holder.type) ?? null);

  return (
    <EditorRoot data-view={view}>
      <TopBar
        title={page.properties.title || page.url || t('page')}
        {...{ dirty, saving, device, viewHref, onClose }}
        needsPro={plan !== 'pro'}
        onDevice={setDevice}
        undo={undoLabel(state)}
        redo={redoLabel(state)}
        onUndo={undo}
        onRedo={redo}
        onSave={trySave}
      />
      {draft !== null && (
        <DraftNotice
          draft={draft}
          onRestore={() => {
            dispatch({ type: 'restore', page: openPage(draft.page, registry) });
            settle(true);
          }}
          onDiscard={() => settle(false)}
        />
      )}
      {problem !== null && (
        <ProblemNotice {...{ problem, upgradeHref, onReload }} onRetry={trySave} onDismiss={dismiss} />
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
              {...{ page, registry, dispatch }}
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
    </EditorRoot>
  );
}
