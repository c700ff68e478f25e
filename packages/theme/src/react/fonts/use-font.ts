import { useEffect, useEffectEvent, useState } from 'react';
import type { Font } from './font.ts';
import { loadFont } from './load-font.ts';

/**
 * Loads a font after the first paint and says whether it can be used. Text is shown at once in the theme's font.
 *
 * @example
 * ```tsx
 * import { fontStyle, useFont, type Font } from '@omnis/theme/react';
 * const lobster: Font = { type: 'display', name: 'Lobster', source: 'google' };
 * export function Title() {
 *   useFont(lobster);
 *   return <h1 style={fontStyle(lobster)}>Fresh today</h1>;
 * }
 * ```
 */
export function useFont(font: Font | null): boolean {
  const [ready, setReady] = useState<string | null>(null);
  const key = font ? JSON.stringify(font) : null;
  // Outside of the effect's dependencies: the key says all that the font says, and the object may be made anew each time.
  const load = useEffectEvent(() => (font ? loadFont(font) : Promise.resolve(false)));
  useEffect(() => {
    let current = true;
    void load().then((loaded) => {
      if (current && loaded) setReady(key);
    });
    return () => {
      current = false;
    };
  }, [key]);
  return key !== null && ready === key;
}
