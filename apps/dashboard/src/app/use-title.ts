import { useDocumentTitle } from '@omnis/ui';
import { unreadText, useKnownUnread } from '../notifications/use-unread.ts';
import { pageTitle } from './product.ts';

/** Names the document after the page that is shown, after how much one has not read (storefront.md §2 Head data). */
export function useTitle(page: string): void {
  const unread = useKnownUnread();
  useDocumentTitle(unread > 0 ? `(${unreadText(unread)}) ${pageTitle(page)}` : pageTitle(page));
}
