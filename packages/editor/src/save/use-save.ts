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
  /** Saves a page. @returns the page as it is kept; null: it was not saved, or something else is under way */
  readonly save: (page: Page, savedId: number) => Promise<Page | null>;
  /** Does something else with the page in the same way, such as publishing it. */
  readonly run: (work: () => Promise<SaveAnswer>) => Promise<Page | null>;
}

/** Callbacks of {@link useSave}. */
export interface SaveOptions {
  readonly onSave: (page: Page) => Promise<SaveAnswer>;
  /** The server took the page as it was `sent`, at the step `savedId`, and keeps it as `page`. */
  readonly onSaved: (saved: { readonly page: Page; readonly sent: Page; readonly savedId: number }) => void;
  /** Somebody else saved the page meanwhile; without it, the problem says so. @returns false where it cannot be seen to */
  readonly onConflict?: (() => Promise<boolean>) | undefined;
}

const neverArrived: SaveAnswer = { ok: false, status: 0, message: '', errors: [] };

/** Saves one page at a time; a save that throws counts as one that never arrived. */
export function useSave({ onSave, onSaved, onConflict }: SaveOptions): Saving {
  const t = useTexts(editorTexts);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const busy = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = useCallback(
    async (work: () => Promise<SaveAnswer>): Promise<Page | null> => {
      if (busy.current) return null;
      busy.current = true;
      clearTimeout(timer.current);
      setSaving(true);
      setProblem(null);
      const answer = await work().catch(() => neverArrived);
      const isSeenTo = !answer.ok && answer.status === 409 && ((await onConflict?.()) ?? false);
      busy.current = false;
      if (!answer.ok && !isSeenTo) setProblem(problemOf(t, answer));
      timer.current = setTimeout(() => setSaving(false), savingIndicator);
      return answer.ok ? answer.page : null;
    },
    [onConflict, t],
  );
  const save = useCallback(
    async (page: Page, savedId: number) => {
      const kept = await run(() => onSave(page));
      if (kept !== null) onSaved({ page: kept, sent: page, savedId });
      return kept;
    },
    [run, onSave, onSaved],
  );
  const dismiss = useCallback(() => setProblem(null), []);
  return { saving, problem, dismiss, save, run };
}
