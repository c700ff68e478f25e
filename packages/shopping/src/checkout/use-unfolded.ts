import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while a part that stays at the top of the window is unfolded. It folds once the focus moves to something that it
 * may cover.
 *
 * @param root - the part
 */
export function useUnfolded(root: RefObject<HTMLElement | null>): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const fold = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement) || root.current?.contains(target)) return;
      const before = target.getBoundingClientRect().top;
      flushSync(() => setOpen(false));
      // The pressed element stays under the finger: the content above it has become lower.
      const moved = target.getBoundingClientRect().top - before;
      window.scrollBy({ top: moved, behavior: 'instant' });
    };
    document.addEventListener('focusin', fold);
    return () => document.removeEventListener('focusin', fold);
  }, [open, root]);
  return [open, setOpen];
}
