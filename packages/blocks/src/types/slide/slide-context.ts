import { createContext } from 'react';
import type { Values } from '../../read/read.ts';

/** Settings that a slideshow passes to its slides. */
export interface SlideSetting {
  readonly compact: boolean;
  readonly primaryActions: boolean;
  /** Title and copy of the slideshow, for slides that have neither. */
  readonly fallback: Values;
  /** False until the slide is shown soon: its picture is not fetched before. */
  readonly loadMedia: boolean;
  /** True when the slide's title is the page's heading; a slide on its own knows by itself. */
  readonly isHeading?: boolean;
}

/** Set by the slideshow around a slide; a slide on its own is a banner. */
export const SlideContext = createContext<SlideSetting>({
  compact: false,
  primaryActions: false,
  fallback: {},
  loadMedia: true,
});
