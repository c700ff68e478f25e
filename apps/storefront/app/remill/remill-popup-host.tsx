import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { loadPatiently } from '../shell/later.tsx';
import { actionEvent } from '../shell/use-link-clicks.ts';

/** Name of the action that opens the form: a link to `@remill-return`, wherever it stands. */
export const returnAction = 'remill-return';

const RemillPopup = lazy(() => loadPatiently(() => import('./remill-popup.tsx')));

/** The place of the remill popup (storefront.md §4 Remill popup): nothing until somebody asks for it. */
export function RemillPopupHost(): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  // Each time it is opened it begins anew.
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onAction = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail === returnAction) {
        setOpen(true);
        setCount((before) => before + 1);
      }
    };
    window.addEventListener(actionEvent, onAction);
    return () => window.removeEventListener(actionEvent, onAction);
  }, []);
  if (count === 0) return null;
  return (
    <Suspense>
      <RemillPopup key={count} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
