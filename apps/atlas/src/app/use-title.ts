import { useDocumentTitle } from '@omnis/ui';
import { pageTitle } from './product.ts';
import { titleCount } from './title-count.ts';

/** Names the document after the page that is shown, after how much waits. */
export function useTitle(page: string): void {
  const waiting = titleCount.use();
  useDocumentTitle(waiting > 0 ? `(${waiting}) ${pageTitle(page)}` : pageTitle(page));
}
