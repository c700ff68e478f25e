import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { showWholeTheme } from './whole-theme.ts';

/**
 * Takes the mark of a document that is being opened away when the shopper goes on before the page has done so by itself
 * (`useWholeLayout`): styles leave what is far below the screen out while it stands (`data-opening`), and a page that is
 * come back to has to have its real height at once. The next page may use all values of the theme.
 */
export function useOpening(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (first.current === key) return;
    delete document.documentElement.dataset['opening'];
    showWholeTheme();
  }, [key]);
}
