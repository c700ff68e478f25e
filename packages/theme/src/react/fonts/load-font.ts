import { FONT_TIMEOUT, fontWeights, googleFontUrl, type Font } from './font.ts';

/** The name of the event that `window` hears when a font cannot be had (platform.md §8). */
export const FONT_FAILED = 'omnis:font-failed-to-load';

/** Details of that event. */
export interface FontFailure {
  readonly font: Font;
  readonly reason: 'time-out' | 'failed';
}

const isSafeUrl = (url: string): boolean => /^(?:https:\/\/[^/]|\/(?![/\\]))/.test(url);

/** Resolves when the style sheet is there. One element for each address, however often it is asked for. */
function loadSheet(href: string): Promise<void> {
  const known = document.head.querySelector<HTMLLinkElement>(`link[data-font][href=${JSON.stringify(href)}]`);
  const link = known ?? document.createElement('link');
  if (link.dataset['font'] === 'ready') return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      link.dataset['font'] = 'ready';
      resolve();
    });
    link.addEventListener('error', () => {
      // Out of the way, so that a later try is not held up by this one.
      link.remove();
      reject(new Error(href));
    });
    if (link.isConnected) return;
    link.dataset['font'] = 'loading';
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  });
}

/** The face of a custom font, still to be added; nothing for the fonts that a style sheet declares. */
async function load(font: Font): Promise<FontFace | undefined> {
  const href = googleFontUrl(font);
  if (href) await loadSheet(href);
  else if (font.url) {
    if (!isSafeUrl(font.url)) throw new Error(font.url);
    const face = new FontFace(font.name, `url(${JSON.stringify(font.url)})`, {
      display: font.display ?? 'swap',
      // One file serves all weights: a variable font is not clipped, a plain one is not thickened twice.
      weight: '1 1000',
    });
    return face.load();
  }
  const family = JSON.stringify(font.name);
  const loaded = await Promise.all(
    fontWeights(font).map((weight) => document.fonts.load(`${weight} 1em ${family}`)),
  );
  // A family of the theme that the document does not declare gives empty lists.
  if (loaded.every((faces) => faces.length === 0)) throw new Error(font.name);
  return undefined;
}

const pending = new Map<string, Promise<boolean>>();

/**
 * Loads a font through the browser's FontFace interface, for at most {@link FONT_TIMEOUT} ms. It never rejects: a
 * failure leaves the theme's fonts and is told to `window` as {@link FONT_FAILED}.
 *
 * @param options.timeout - in milliseconds.
 * @returns whether the font can be used.
 * @example
 * ```ts
 * import { loadFont } from '@omnis/theme/react';
 * await loadFont({ type: 'custom', name: 'Brand', source: 'custom', url: '/fonts/brand.woff2' });
 * ```
 */
export function loadFont(font: Font, { timeout = FONT_TIMEOUT } = {}): Promise<boolean> {
  const key = JSON.stringify([font.name, font.source, font.url, font.defaultWeight]);
  const known = pending.get(key);
  if (known) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'time-out'>((resolve) => {
    timer = setTimeout(() => resolve('time-out'), timeout);
  });
  const outcome = Promise.race([load(font).catch(() => 'failed' as const), late]).then((found) => {
    clearTimeout(timer);
    if (typeof found !== 'string') {
      // Not before: a face that comes too late would change the text under the reader.
      if (found) document.fonts.add(found);
      return true;
    }
    pending.delete(key);
    window.dispatchEvent(new CustomEvent<FontFailure>(FONT_FAILED, { detail: { font, reason: found } }));
    return false;
  });
  pending.set(key, outcome);
  return outcome;
}
