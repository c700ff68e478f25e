import { useTexts } from '@omnis/texts/react';
import { fillText, UiTextProvider, useMessageText, type TranslateText } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { securityTexts } from '../texts/security/index.ts';

/** The language of what only the pages of an account say, which no other page has to load. */
export function SecurityWords({ children }: { readonly children: ReactNode }): ReactElement {
  const t = useTexts(securityTexts);
  const around = useMessageText();
  const translate: TranslateText = (english, values) => {
    const text = t(english);
    return text === english ? around(english, values) : fillText(text, values);
  };
  return <UiTextProvider translate={translate}>{children}</UiTextProvider>;
}
