import type { ThemeName } from '@omnis/theme';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Puts the fonts of a theme into the document, once. Browsers load those that something is written in. */
function addFonts(name: ThemeName): void {
  const href = `/theme-fonts/${name}.css`;
  if (document.head.querySelector(`link[href="${href}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/**
 * The fonts of a theme, once its sample comes into view: all of them would be a megabyte that nobody looks at.
 *
 * @returns a reference for the sample, and whether it has been seen
 */
export function useThemeFonts(name: ThemeName): {
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly seen: boolean;
} {
  const ref = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || seen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        addFonts(name);
        setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [name, seen]);
  return { ref, seen };
}
