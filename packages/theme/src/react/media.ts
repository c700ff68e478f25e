import { breakpoints, type Breakpoint } from '../breakpoints.ts';

/**
 * Media queries over the breakpoints, for styled-components.
 *
 * @example
 * ```ts
 * import { media } from '@omnis/theme/react';
 * media.up('md'); // '@media (min-width: 768px)'
 * ```
 */
export const media = {
  /** From this class on. */
  up: (from: Breakpoint): string => `@media (min-width: ${breakpoints[from]}px)`,
  /** Below this class. */
  down: (below: Breakpoint): string => `@media (max-width: ${breakpoints[below] - 0.02}px)`,
  /** From one class on and below another. */
  between: (from: Breakpoint, below: Breakpoint): string =>
    `@media (min-width: ${breakpoints[from]}px) and (max-width: ${breakpoints[below] - 0.02}px)`,
  /** Where the reader asks for less motion. */
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Where a pointer can hover. */
  hover: '@media (hover: hover)',
} as const;
