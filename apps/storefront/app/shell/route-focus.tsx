import { useEffect, useRef, useState, type ReactElement } from 'react';
import { matchPath, useLocation } from 'react-router';
import { VisuallyHidden } from '@omnis/ui';

/** A field that took the keyboard as it appeared, as on the search page, or a link that keeps the place, as a colour's. */
function keepsKeyboard(element: Element | null): boolean {
  return element instanceof HTMLInputElement || element?.hasAttribute('data-keep-scroll') === true;
}

/** The product of an address, which is the same for all of its colours. */
const productOf = (pathname: string): string | undefined =>
  matchPath('/product/:product/:colour?', pathname)?.params.product;

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
    const product = productOf(pathname);
    const isColour = product !== undefined && product === productOf(before.current);
    before.current = pathname;
    // The same product in another colour says that itself.
    if (isOther && !isColour) setTitle(document.title);
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
