import { safeLink } from '@omnis/validation';
import { useCallback } from 'react';
import { useView } from '../data/view.ts';
import { noteProblem } from './problems.ts';

/** A link that may stand in a page; one that may not is replaced, and noted (storefront.md §5 Links). */
export function linkOrNotFound(href: string, mainSite: string): string {
  return safeLink(href, { mainSite, report: (message) => noteProblem({ code: 'unsafe-link', message }) });
}

/** Makes links that a merchant has written safe, for menus and bars around the page. */
export function useSafeLink(): (href: string) => string {
  const { editorOrigin } = useView();
  return useCallback((href) => linkOrNotFound(href, editorOrigin), [editorOrigin]);
}
