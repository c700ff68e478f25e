import { fontsId } from './fonts-id.ts';
import type { ReactElement } from 'react';
import { isServer } from '@omnis/shop-kit';
import { isBuilt } from '../is-built.ts';

/** Properties of {@link FontStyle}. */
export interface FontStyleProps {
  /** The rules, on the server; the browser keeps what was sent. */
  readonly css: string | undefined;
  readonly nonce: string | undefined;
}

const sent = (): string => (isServer ? '' : (document.getElementById(fontsId)?.textContent ?? ''));

/**
 * The web fonts. Without scripts they come at once; else `startLate` asks for them when the page's first picture is
 * there, and takes the condition away.
 */
export function FontStyle({ css, nonce }: FontStyleProps): ReactElement {
  return (
    <style
      id={fontsId}
      nonce={nonce}
      media={isBuilt ? '(scripting: none)' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css ?? sent() }}
    />
  );
}
