import { useTexts } from '@omnis/texts/react';
import { tokenNames, tokens, type ThemeMode } from '@omnis/theme';
import { Button, ConfirmDialog, Notice } from '@omnis/ui';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState, type ReactElement } from 'react';
import { themeEditorTexts } from '../texts/theme-editor/index.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { CompareDialog } from './dialogs/compare-dialog.tsx';
import { KeptDialog, NameDialog } from './dialogs/kept-dialogs.tsx';
import { PublishDialog } from './dialogs/publish-dialog.tsx';
import { tokenTitle } from './form/token-title.ts';
import { ThemePreview } from './preview/theme-preview.tsx';
import { resolveLook, weakTexts, type ResolvedLook, type ThemeLook } from './state/look.ts';
import { openTheme, themeReducer, type ThemeStep } from './state/theme-state.ts';
import type { ThemeEditorProps } from './theme-editor-props.ts';
import { ThemeEditorRoot } from './theme-editor-root.ts';
import { themeMenu, type ThemeDialog } from './theme-menu.ts';
import { ThemeTopBar } from './theme-top-bar.tsx';
import { ThemeValues } from './theme-values.tsx';
import { useThemeActs } from './use-theme-acts.ts';

/** Values that scripts and pictures of the shop read: a style sheet cannot show them. */
const unseen = tokenNames.filter((name) => ['text', 'keyword'].includes(tokens[name].type));

const unseenOf = ({ light }: ResolvedLook): string => unseen.map((name) => light.values[name]).join('\n');

const homePage = { path: '/' } as const;

function begin({ look, trial }: { readonly look: ThemeLook; readonly trial?: ThemeLook | undefined }) {
  const opened = openTheme(look);
  return trial === undefined ? opened : themeReducer(opened, { type: 'replace', look: trial, at: 0 });
}

/**
 * The theme editor (storefront.md §1 "Owners edit themes", §3 Theme): every value of a theme in groups, light and dark beside
 * each other, contrast checked as one types, on the shop's own pages. Saving, publishing, files, fonts and kept themes are the
 * owner's functions, so that it works without the platform's server; what is not given is not offered.
 *
 * @example
 * ```tsx
 * import { ThemeEditor, type ThemeLook } from '@omnis/editor/theme';
 *
 * export function ShopTheme({ look, store }: { look: ThemeLook; store: (look: ThemeLook) => Promise<Response> }) {
 *   return (
 *     <ThemeEditor
 *       shop="Harbour Goods"
 *       look={look}
 *       isDraft={false}
 *       onSave={async (edited) => {
 *         const answer = await store(edited);
 *         return answer.ok ? { ok: true } : { ok: false, message: 'Try again' };
 *       }}
 *     />
 *   );
 * }
 * ```
 */
export function ThemeEditor(props: ThemeEditorProps): ReactElement {
  const t = useTexts(themeEditorTexts);
  const { shop, isDraft, publishAt = null, previewUrl, kept, ownFonts, onPublish, onUnschedule } = props;
  const { onDiscard, onDirtyChange, onClose } = props;
  const [state, dispatch] = useReducer(themeReducer, props, begin);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const [dialog, setDialog] = useState<ThemeDialog | null>(null);
  const [fileInput, setFileInput] = useState<HTMLInputElement | null>(null);
  const acts = useThemeActs(props, state, dispatch);
  const { dirty, saving, message, save } = acts;
  const { look, past, future } = state;
  const resolved = useMemo(() => resolveLook(look), [look]);
  const savedUnseen = useMemo(() => unseenOf(resolveLook(state.saved)), [state.saved]);
  const weak = useMemo(() => weakTexts(resolved), [resolved]);
  const modes: readonly ThemeMode[] = resolved.light.mode === 'dark' ? ['dark'] : ['light', 'dark'];
  // Pages are loaded again where a style sheet cannot show what was saved.
  const [loads, setLoads] = useState({ count: 0, unseen: savedUnseen });
  if (loads.unseen !== savedUnseen) setLoads({ count: loads.count + 1, unseen: savedUnseen });

  const opened = useRef(props.look);
  useEffect(() => {
    if (opened.current === props.look) return;
    opened.current = props.look;
    dispatch({ type: 'open', look: props.look });
  }, [props.look]);

  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);

  useShortcuts(
    useCallback(
      (key) => {
        if (key === 'save') void (dirty && !saving && save());
        else dispatch({ type: key });
      },
      [dirty, saving, save],
    ),
  );

  const words = (step: ThemeStep | undefined): string | null => {
    if (step === undefined) return null;
    switch (step.label) {
      case 'theme':
        return t('stepTheme');
      case 'group':
        return t('stepGroup');
      case 'look':
        return t('stepLook');
      default:
        return tokenTitle(t, step.label);
    }
  };
  const date = (at: string): string =>
    new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const stateWords = saving
    ? t('saving')
    : dirty
      ? t('notSaved')
      : publishAt !== null
        ? t('scheduledFor', { date: date(publishAt) })
        : t(isDraft ? 'draftSaved' : 'published');
  const discard = async (): Promise<void> => {
    setDialog(null);
    const answer = await onDiscard?.();
    if (answer?.ok === false) acts.refused(t('discardDraft'), answer);
  };
  const unschedule = async (): Promise<void> => {
    const answer = await onUnschedule?.();
    if (answer?.ok === false) acts.refused(t('cancelSchedule'), answer);
  };
  const close = (): void => setDialog(null);
  const pages = props.pages ?? [{ ...homePage, label: shop }];
  return (
    <ThemeEditorRoot data-view={view}>
      <ThemeTopBar
        title={`${t('theme')} · ${shop}`}
        state={stateWords}
        undo={words(past.at(-1))}
        redo={words(future.at(-1))}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        dirty={dirty}
        saving={saving}
        onSave={() => void save()}
        onPublish={onPublish && (() => setDialog('publish'))}
        mayPublish={dirty || isDraft}
        menu={themeMenu(t, props, {
          open: setDialog,
          copyLink: () => void acts.copyLink(),
          chooseFile: () => fileInput?.click(),
        })}
        onClose={onClose}
      />
      {(message !== null || publishAt !== null) && (
        <div className="messages">
          {publishAt !== null && (
            <Notice
              tone="info"
              actions={
                onUnschedule && (
                  <Button size="sm" variant="secondary" onClick={() => void unschedule()}>
                    {t('cancelSchedule')}
                  </Button>
                )
              }
            >
              {t('scheduleText', { date: date(publishAt) })}
            </Notice>
          )}
          {message !== null && (
            <Notice
              tone={message.tone}
              title={message.title}
              alert={message.tone === 'error'}
              actions={
                <>
                  {message.conflict === true && props.onReload !== undefined && (
                    <Button
                      size="sm"
                      variant="secondary"
                      onClick={() => (dirty ? setDialog('theirs') : props.onReload?.())}
                    >
                      {t('loadTheirs')}
                    </Button>
                  )}
                  <Button size="sm" variant="ghost" onClick={() => acts.setMessage(null)}>
                    {t('closeMessage')}
                  </Button>
                </>
              }
            >
              {message.text}
              {message.faults !== undefined && message.faults.length > 0 && (
                <ul>
                  {message.faults.map(({ field, message: text }) => (
                    <li key={`${field} ${text}`}>
                      {field}: {text}
                    </li>
                  ))}
                </ul>
              )}
            </Notice>
          )}
        </div>
      )}
      {previewUrl !== undefined && (
        <div className="views">
          <button type="button" aria-pressed={view === 'form'} onClick={() => setView('form')}>
            {t('values')}
          </button>
          <button type="button" aria-pressed={view === 'preview'} onClick={() => setView('preview')}>
            {t('preview')}
          </button>
        </div>
      )}
      <div className="panes">
        <section className="pane form" aria-label={t('values')}>
          <ThemeValues
            look={look}
            resolved={resolved}
            weak={weak}
            kept={kept?.themes ?? []}
            ownFonts={ownFonts}
            dispatch={dispatch}
          />
        </section>
        {previewUrl !== undefined && (
          <div className="pane preview">
            <ThemePreview
              look={look}
              modes={modes}
              url={props.frameUrl ?? previewUrl}
              pages={pages}
              needsSave={unseenOf(resolved) !== savedUnseen}
              loaded={loads.count}
            />
          </div>
        )}
      </div>
      <input
        ref={setFileInput}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('importFile')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void acts.take(file);
        }}
      />
      {dialog === 'publish' && <PublishDialog weak={weak.length} onPublish={acts.publish} onClose={close} />}
      {dialog === 'compare' && (
        <CompareDialog
          resolved={resolved}
          kept={kept?.themes ?? []}
          onUse={(token, mode, value) => dispatch({ type: 'set', token, mode, value, at: Date.now() })}
          onClose={close}
        />
      )}
      {dialog === 'keep' && kept !== undefined && (
        <NameDialog
          title={t('keepTitle')}
          name=""
          onSave={async (name) => {
            const answer = await kept.onKeep(name, look);
            if (answer.ok) acts.setMessage({ tone: 'success', text: t('kept', { name }) });
            return answer;
          }}
          onClose={close}
        />
      )}
      {dialog === 'kept' && kept !== undefined && (
        <KeptDialog
          kept={kept}
          onLoad={(theme) => {
            dispatch({ type: 'replace', look: theme.look, at: Date.now() });
            close();
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === 'theirs'}
        onOpenChange={close}
        title={t('loadTheirsTitle')}
        text={t(kept === undefined ? 'loadTheirsText' : 'loadTheirsOrKeep')}
        confirmLabel={t('loadTheirs')}
        danger
        onConfirm={() => {
          close();
          props.onReload?.();
        }}
      />
      <ConfirmDialog
        open={dialog === 'discard'}
        onOpenChange={close}
        title={t('discardTitle')}
        text={t('discardText')}
        confirmLabel={t('discardDraft')}
        danger
        onConfirm={() => void discard()}
      />
    </ThemeEditorRoot>
  );
}
