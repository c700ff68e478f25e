import type { Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { problemOf, type SaveAnswer, type SaveProblem } from './save-answer.ts';
import { editorTexts } from '../texts/editor/index.ts';

/** The saving flag clears this long after saving ends, in milliseconds (storefront.md §4, §9). */
export const savingIndicator = 500;

/** Saving, as the top bar shows it. */
export interface Saving {
  /** On from the start of saving until 500 ms after it ended. */
  readonly saving: boolean;
  readonly problem: SaveProblem | null;
  readonly dismiss: () => void;
  readonly save: (page: Page, savedId: number) => void;
}

/** Callbacks of {@link useSave}. */
export interface SaveOptions {
  readonly onSave: (page: Page) => Promise<SaveAnswer>;
  /** The server took the page as it was `sent`, at the step `savedId`, and keeps it as `page`. */
  readonly onSaved: (saved: { readonly page: Page; readonly sent: Page; readonly savedId: number }) => void;
}

/** Saves one page at a time; a save that throws counts as one that never arrived. */
export function useSave({ onSave, onSaved }: SaveOptions): Saving {
  const t = useTexts(editorTexts);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = useCallback(
    async (page: Page, savedId: number) => {
      const answer = await onSave(page).catch((): SaveAnswer => ({
        ok: false,
        status: 0,
        message: '',
        errors: [],
      }));
      busy.current = false;
      if (answer.ok) onSaved({ page: answer.page, sent: page, savedId });
      else setProblem(problemOf(t, answer));
      timer.current = setTimeout(() => setSaving(false), savingIndicator);
    },
    [onSave, onSaved, t],
  );
  const save = useCallback(
    (page: Page, savedId: number) => {
      if (busy.current) return;
      busy.current = true;
      clearTimeout(timer.current);
      setSaving(true);
      setProblem(null);
      void run(page, savedId);
    },
    [run],
  );
  const dismiss = useCallback(() => setProblem(null), []);
  return { saving, problem, dismiss, save };
}
