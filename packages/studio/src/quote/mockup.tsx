import { useTexts } from '@omnis/texts/react';
import { Picture } from '@omnis/ui';
import type { ReactElement } from 'react';
import { quotesTexts } from '../texts/quotes/index.ts';

/** How it will be printed; it opens in its full size. */
export function Mockup({ src }: { readonly src: string }): ReactElement {
  const t = useTexts(quotesTexts);
  return (
    <a className="mockup" href={src}>
      <Picture
        src={src}
        alt={t('mockupAlt')}
        width={720}
        height={720}
        sizes="(min-width: 992px) 720px, 100vw"
        fit="contain"
      />
    </a>
  );
}
