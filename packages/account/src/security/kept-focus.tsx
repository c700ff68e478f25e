import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** Cards in which what was pressed goes with what it was pressed for: a session, a passkey, a second factor. */
export function KeptFocus({ children }: { readonly children: ReactNode }): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: cards } = root;
    if (cards === null) return undefined;
    const sections = (): HTMLElement[] => [...cards.querySelectorAll('section')];
    let last: HTMLElement | null = null;
    let card = 0;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      last = target;
      card = sections().findIndex((section) => section.contains(target));
    };
    // The keyboard goes on at the card's heading: on the next button, a second Enter would end what nobody chose.
    const watcher = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const left = sections();
      const heading =
        left[Math.min(Math.max(card, 0), left.length - 1)]?.querySelector<HTMLElement>('h2, h3');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    });
    cards.addEventListener('focusin', remember);
    // Dialogs stand outside, and go after the button does.
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      cards.removeEventListener('focusin', remember);
    };
  }, []);
  return <div ref={root}>{children}</div>;
}
