import { editorKey, type CanvasKey } from '@omnis/blocks';
import { useEffect } from 'react';

/**
 * Ctrl or Cmd with Z undoes, with Shift and Z or with Y redoes, with S saves. It is the page's history also while a
 * field has the focus, since every letter typed is in it.
 */
export function useShortcuts(onKey: (key: CanvasKey) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = editorKey(event);
      if (key === null) return;
      event.preventDefault();
      // Keys that are held save once.
      if (key !== 'save' || !event.repeat) onKey(key);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onKey]);
}
