import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { shellTexts } from '../texts/shell/index.ts';

/**
 * Leads browsers without scripts to a page that the server makes for this visitor alone; the page around it is the same
 * for everybody and cannot show what is theirs.
 */
export function PlainWay({ href }: { readonly href: string }): ReactElement {
  const t = useTexts(shellTexts);
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <p>
        <a href={href}>{t('withoutScripts')}</a>
      </p>
    </noscript>
  );
}
