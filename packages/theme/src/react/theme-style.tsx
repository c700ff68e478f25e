import type { ReactElement } from 'react';

/** Properties of {@link ThemeStyle}. */
export interface ThemeStyleProps {
  /**
   * Result of `themeStyleSheet`. Leave it out in the browser to keep the server's: then neither the theme's data nor
   * its text travels twice.
   */
  readonly css?: string;
  /** Nonce of the content security policy. */
  readonly nonce?: string;
  /** Id of the element, when a page has more than one. */
  readonly id?: string;
}

function sentByServer(id: string): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(id)?.textContent ?? '');
}

/**
 * The theme's `<style>` element for the document head; works on the server and in the browser.
 *
 * @example
 * ```tsx
 * import { themeStyleSheet } from '@omnis/theme';
 * import { ThemeStyle } from '@omnis/theme/react';
 * export const Head = () => <head><ThemeStyle css={themeStyleSheet('base')} nonce="r4nd0m" /></head>;
 * ```
 */
export function ThemeStyle({ css, nonce, id = 'omnis-theme' }: ThemeStyleProps): ReactElement {
  // Inner HTML, because React would escape the quotes; the text is made by grammar from validated values.
  // The warning is quietened because browsers hide a nonce once it is read.
  return (
    <style
      id={id}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: css ?? sentByServer(id) }}
    />
  );
}
