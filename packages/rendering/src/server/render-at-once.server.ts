import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { byteText } from './byte-text.server.ts';

/** Marker that React writes in place of a part that it could not render at once. */
const leftOut = '<!--$!-->';

/**
 * The document as React writes it; null where it fails. React's streams write each attribute into small buffers, which takes as
 * long as rendering.
 */
export function renderAtOnce(document: ReactElement): string | null {
  try {
    return renderToString(document);
  } catch {
    // Said again, and properly, by the one who waits.
    return null;
  }
}

/**
 * A document of {@link renderAtOnce} as {@link byteText}, if nothing in it has to be waited for. Only streams write the
 * document type by themselves; a page without it is laid out as pages were before there were standards.
 */
export function documentText(html: string): string | null {
  const text = byteText('<!DOCTYPE html>', html);
  return text.includes(leftOut) ? null : text;
}
