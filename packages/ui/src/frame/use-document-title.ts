import { useEffect } from 'react';

/** Names the document after the page that is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
