import { useTexts } from '@omnis/texts/react';
import { useCallback, useRef, useState, type Dispatch } from 'react';
import { themeEditorTexts } from '../texts/theme-editor/index.ts';
import type { ThemeAction, ThemeEditorState } from './state/theme-state.ts';
import { isThemeDirty } from './state/theme-state.ts';
import type { ThemeAnswer, ThemeEditorProps, ThemeFault } from './theme-editor-props.ts';

/** A message of the editor, under its bar. */
export interface ThemeMessage {
  readonly tone: 'error' | 'success' | 'info';
  readonly title?: string;
  readonly text: string;
  readonly faults?: readonly ThemeFault[];
  /** Somebody else has changed the theme since. */
  readonly conflict?: boolean;
}

/** Acts of the editor that its owner answers. */
export function useThemeActs(
  { onSave, onPublish, onImport, previewUrl }: ThemeEditorProps,
  state: ThemeEditorState,
  dispatch: Dispatch<ThemeAction>,
) {
  const t = useTexts(themeEditorTexts);
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState<ThemeMessage | null>(null);
  const { look } = state;
  const dirty = isThemeDirty(state);

  const refused = useCallback((title: string, answer: Extract<ThemeAnswer, { readonly ok: false }>): void => {
    setMessage({
      tone: 'error',
      title,
      text: answer.message,
      faults: answer.conflict ? [] : (answer.errors ?? []),
      conflict: answer.conflict ?? false,
    });
  }, []);

  /** Ends when the save that is under way has: two at once would be made from one version. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const save = useCallback(async (): Promise<ThemeAnswer> => {
    setSaving(true);
    const sent = underWay.current.then(() => onSave(look));
    underWay.current = sent.catch(() => undefined);
    const answer = await sent.finally(() => setSaving(false));
    if (answer.ok) {
      setMessage(null);
      dispatch({ type: 'saved', look });
    } else refused(t('couldNotSave'), answer);
    return answer;
  }, [onSave, look, dispatch, refused, t]);

  const publish = async (at: string | null): Promise<ThemeAnswer> => {
    if (onPublish === undefined) return { ok: true };
    const saved = dirty ? await save() : ({ ok: true } as const);
    return saved.ok ? onPublish(at) : saved;
  };

  const take = async (file: File): Promise<void> => {
    if (onImport === undefined) return;
    let document: unknown;
    try {
      document = JSON.parse(await file.text());
    } catch {
      document = null;
    }
    if (typeof document !== 'object' || document === null || Array.isArray(document)) {
      setMessage({ tone: 'error', title: t('couldNotImport'), text: t('notJson') });
      return;
    }
    const answer = await onImport({ ...document });
    if (!answer.ok) {
      refused(t('couldNotImport'), answer);
      return;
    }
    dispatch({ type: 'replace', look: answer.look, at: Date.now() });
    dispatch({ type: 'saved', look: answer.look });
    setMessage({
      tone: 'success',
      text: answer.leftOut > 0 ? t('importedWithout', { count: answer.leftOut }) : t('imported'),
    });
  };

  const copyLink = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(previewUrl ?? '');
      setMessage({ tone: 'success', text: t('linkCopied') });
    } catch {
      setMessage({ tone: 'error', text: t('linkNotCopied') });
    }
  };

  return { dirty, saving, message, setMessage, refused, save, publish, take, copyLink };
}
