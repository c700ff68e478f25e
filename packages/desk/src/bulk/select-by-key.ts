import type { KeyboardEvent } from 'react';

/** Selects the row that has the focus by `x`, and with Shift all rows up to it; Escape clears. */
export function selectByKey(
  event: KeyboardEvent<HTMLElement>,
  { any, clear }: { readonly any: boolean; readonly clear: () => void },
): void {
  const { target, key } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || target.matches('input:not([type="checkbox"]), textarea')) return;
  if (key === 'Escape' && any) return clear();
  if (key.toLowerCase() !== 'x') return;
  const box = target.closest('tr[data-row]')?.querySelector('.select input');
  if (!(box instanceof HTMLElement)) return;
  event.preventDefault();
  // A click says whether Shift was held, which selects the rows between.
  box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
}
