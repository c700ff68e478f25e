import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes the mark of a document that is being opened away when the shopper goes on: styles leave what is far below the
 * screen out while it stands (`data-opening`), and a page that is come back to has to have its real height at once.
 */
export function useOpening(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (first.current !== key) delete document.documentElement.dataset['opening'];
  }, [key]);
}
