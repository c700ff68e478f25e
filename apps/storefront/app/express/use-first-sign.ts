import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

let seen = false;

/** Whether the visitor has done anything in this document: moved, pressed, typed or scrolled. @param isAsked - whether it is looked for */
export function useFirstSign(isAsked: boolean): boolean {
  // False at first also where there was one, as the server renders it.
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!isAsked || has) return undefined;
    if (seen) {
      setHas(true);
      return undefined;
    }
    const end = (): void => signs.forEach((sign) => document.removeEventListener(sign, notice));
    const notice = (): void => {
      end();
      seen = true;
      setHas(true);
    };
    for (const sign of signs) document.addEventListener(sign, notice, { passive: true });
    return end;
  }, [isAsked, has]);
  return has;
}
