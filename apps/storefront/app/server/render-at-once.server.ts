import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { byteText } from './byte-text.server.ts';

/** What React writes in the place of a part that it could not render at once. */
const leftOut = '<!--$!-->';

/**
 * The document as {@link byteText}, if nothing in it has to be waited for. React's streams write each attribute into small
 * buffers, which takes as long as rendering. Only streams write the document type by themselves; a page without it is
 * laid out as pages were before there were standards.
 */
export function renderAtOnce(document: ReactElement): string | null {
  try {
    const html = byteText('<!DOCTYPE html>', renderToString(document));
    return html.includes(leftOut) ? null : html;
  } catch {
    // Said again, and properly, by the one who waits.
    return null;
  }
}
