import { useEffect, useState, type RefObject } from 'react';

/** How long the button says that it has copied, in milliseconds. */
const said = 3000;

/** Copying a field's text. */
export interface Copying {
  readonly state: 'idle' | 'copied' | 'failed';
  readonly copy: () => void;
}

/** Copies a field's text to the clipboard; where that is not allowed, selects it, so that the shopper can. */
export function useCopy(fieldRef: RefObject<HTMLInputElement | null>): Copying {
  const [state, setState] = useState<Copying['state']>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), said);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<void> => {
    const field = fieldRef.current;
    if (field === null) return;
    try {
      await globalThis.navigator.clipboard.writeText(field.value);
      setState('copied');
    } catch {
      field.focus();
      field.select();
      setState('failed');
    }
  };
  return { state, copy: () => void copy() };
}
