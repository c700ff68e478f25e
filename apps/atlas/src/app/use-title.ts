import { useEffect } from 'react';
import { pageTitle } from './product.ts';

/** Names the document after the page that is shown. */
export function useTitle(page: string): void {
  useEffect(() => {
    document.title = pageTitle(page);
  }, [page]);
}
