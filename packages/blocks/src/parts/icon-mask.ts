/**
 * Declarations that fill a box with an icon in the colour of the text: for icons that stand on a page by the dozen, where
 * an element with its paths each would have to be sent, rendered and hydrated.
 *
 * @param shapes - elements of an SVG of 24 × 24, such as `<path d='…'/>`, in single quotes
 * @param look - `outline` draws their lines, `solid` fills them
 * @param strokeWidth - of an outline, in units of the 24
 * @example
 * ```ts
 * import { iconMask } from '@omnis/blocks';
 * import { css } from 'styled-components';
 * export const nextIcon = css`
 *   &::before { content: ''; display: block; width: 1.25rem; height: 1.25rem; ${iconMask("<path d='m9 18 6-6-6-6'/>")} }
 * `;
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function iconMask(shapes: string, look: 'outline' | 'solid' = 'outline', strokeWidth = 2): string {
  const paint =
    look === 'solid'
      ? "fill='#000'"
      : `fill='none' stroke='#000' stroke-width='${strokeWidth}' stroke-linecap='round' stroke-linejoin='round'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${paint}>${shapes}</svg>`;
  const address = svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23');
  // Whoever chooses their own colours, or prints, keeps the icon: it is drawn as a background.
  return `background: currentColor; mask: url("data:image/svg+xml,${address}") center / contain no-repeat; forced-color-adjust: none; print-color-adjust: exact;`;
}
