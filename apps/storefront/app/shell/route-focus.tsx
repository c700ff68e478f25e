import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '@omnis/ui';

/** A field that took the keyboard as it appeared, as on the search page, or a link that keeps the place, as a colour's. */
function keepsKeyboard(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element?.hasAttribute('data-keep-scroll') === true;
}

/** Says which page is shown after a change, and lets the keyboard go on at its start. */
export function RouteFocus(): ReactElement {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const titleBefore = useRef('');
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isOther = document.title !== titleBefore.current;
    titleBefore.current = document.title;
    if (before.current === pathname) return;
    before.current = pathname;
    // The same product in another colour says that itself.
    if (isOther) setTitle(document.title);
    const main = document.getElementById('main');
    const { activeElement } = document;
    if (keepsKeyboard(activeElement) && main?.contains(activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{title}</span>
    </VisuallyHidden>
  );
}
