import { useUiText } from '@omnis/ui';
import { useEffect, useRef, type RefObject } from 'react';

/** A list of pages. */
export interface PagedList {
  /** Element that holds the list and the links to its pages. */
  readonly root: RefObject<HTMLElement | null>;
  /** The page that is shown, or is to be; undefined for none. */
  readonly page: number | undefined;
  readonly count: number;
  /** It is still to be. */
  readonly isComing?: boolean;
}

/** Props that let the root take the focus, and announce its page. */
export interface PagedListProps {
  readonly role: 'group';
  readonly tabIndex: -1;
  readonly 'aria-label': string;
}

/**
 * The keyboard goes on at the start of a list when another page of it is shown, which is read out by its number: the link
 * that was pressed stands at the end, or is gone. Who is elsewhere by then stays there.
 */
export function usePagedList({ root, page, count, isComing = false }: PagedList): PagedListProps | undefined {
  const say = useUiText();
  const shown = useRef(page);
  useEffect(() => {
    if (isComing) return;
    const before = shown.current;
    shown.current = page;
    if (before === undefined || page === undefined || before === page) return;
    const { activeElement } = document;
    const isAtLinks = root.current?.contains(activeElement) === true && activeElement?.closest('nav');
    if (activeElement === document.body || isAtLinks) root.current?.focus({ preventScroll: true });
  }, [page, isComing, root]);
  if (page === undefined || count < 2) return undefined;
  return { role: 'group', tabIndex: -1, 'aria-label': say('Page {page} of {count}', { page, count }) };
}
