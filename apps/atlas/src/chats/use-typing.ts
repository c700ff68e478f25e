import { useEffect, useState } from 'react';

/** Milliseconds after a key for which one is writing. */
const writesFor = 3000;

/** True while somebody is writing: from a key press until a pause or until the message is sent. */
export function useTyping(): { readonly typing: boolean; readonly typed: (text: string) => void } {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (at === 0) return undefined;
    const timer = setTimeout(() => setAt(0), writesFor);
    return () => clearTimeout(timer);
  }, [at]);
  return { typing: at !== 0, typed: (text) => setAt(text === '' ? 0 : Date.now()) };
}
