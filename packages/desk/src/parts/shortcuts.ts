import { useEffect, useRef } from 'react';

/** Action of each key, by the text of the key. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const typing = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]';

/** Tells whether a key press belongs to the focused element, so that it is no shortcut. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(typing) !== null;
}

/** Single keys that work wherever nobody is typing. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const action = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      // An open dialog has the page behind it out of reach, wherever the focus is.
      if (action === undefined || isTaken(event) || document.querySelector('[role="dialog"]') !== null)
        return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
