import { breakpoints } from '@omnis/theme/react';
import { useEffect } from 'react';

const query = `(min-width: ${breakpoints.lg}px)`;

/** Calls back where the viewport is large or becomes so, as long as it is waited for. */
export function useOnceLarge(isWaiting: boolean, onLarge: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const list = matchMedia(query);
    const look = (): void => {
      if (list.matches) onLarge();
    };
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [isWaiting, onLarge]);
}
