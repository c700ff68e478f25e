import { useUiLocale, useUiText } from '../text/ui-text.tsx';

/** How to say something to who looks at files. */
export interface Words {
  readonly say: ReturnType<typeof useUiText>;
  readonly locale: string;
}

/** The words of the place, and the language of its numbers. */
export function useWords(): Words {
  return { say: useUiText(), locale: useUiLocale() };
}
