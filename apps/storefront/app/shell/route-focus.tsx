import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '@omnis/ui';

/** Says which page is shown after a change, and lets the keyboard go on at its start. */
export function RouteFocus(): ReactElement {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    // A field that took the keyboard as it appeared, as on the search page, keeps it.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && main?.contains(activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}
