import { useShortcuts } from '@omnis/desk';

/** Puts the focus on the next or the previous row of the page's list, or on its first row. */
function moveFocus(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main tr[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : at + by];
  next?.querySelector<HTMLElement>('a[href], button')?.focus();
}

/** Keys of every list: `j` and `k` go through its rows, `/` to its search. */
export function useListKeys({
  onSearch,
  onHelp,
}: {
  /** Where the page has no search of its own. */
  readonly onSearch: () => void;
  readonly onHelp: () => void;
}): void {
  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    '/': () => {
      const field = document.querySelector<HTMLElement>('main input[type="search"]');
      if (field) field.focus();
      else onSearch();
    },
    '?': onHelp,
  });
}
