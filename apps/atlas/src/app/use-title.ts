import { useDocumentTitle } from '@omnis/ui';
import { pageTitle } from './product.ts';

/** Names the document after the page that is shown. */
export function useTitle(page: string): void {
  useDocumentTitle(pageTitle(page));
}
