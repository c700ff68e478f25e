import { useEffect } from 'react';

/** What the keyboard does in the editor. */
export interface Shortcuts {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onSave: () => void;
}

/**
 * Ctrl or Cmd with Z undoes, with Shift and Z or with Y redoes, with S saves. It is the page's history also while a
 * field has the focus, since every letter typed is in it.
 */
export function useShortcuts({ onUndo, onRedo, onSave }: Shortcuts): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const act = actionOf(event.key.toLowerCase(), event.shiftKey, { onUndo, onRedo, onSave });
      if (act === null) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onUndo, onRedo, onSave]);
}

function actionOf(key: string, shift: boolean, { onUndo, onRedo, onSave }: Shortcuts): (() => void) | null {
  if (key === 'z') return shift ? onRedo : onUndo;
  if (key === 'y') return onRedo;
  return key === 's' && !shift ? onSave : null;
}
