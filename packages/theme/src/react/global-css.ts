import { media } from './media.ts';
import { token } from './token.ts';

const levels = [1, 2, 3] as const;
const heading = (level: (typeof levels)[number]): string => `:where(h${level}) {
  font-family: ${token(`heading.${level}.font`)};
  font-size: ${token(`heading.${level}.size`)};
  font-weight: ${token(`heading.${level}.weight`)};
  text-transform: ${token(`heading.${level}.transform`)};
}`;

/**
 * Reset, typography, focus ring and reduced motion as plain CSS over the tokens. It is one constant text, so apps put
 * it into a hashed file (`import '@omnis/theme/global.css'`) rather than into each page. Element rules have no
 * specificity, so any class wins over them. `text-wrap-style` and not `text-wrap`: the shorthand would undo an inherited `nowrap`.
 */
export const globalCss = `*, *::before, *::after { box-sizing: border-box; }
:where(html, body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, fieldset) { margin: 0; padding: 0; }
:where(fieldset) { border: 0; min-width: 0; }
:where(ul, ol)[role='list'] { margin: 0; padding: 0; list-style: none; }
html, body { background: ${token('page.background')}; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: ${token('layout.header.desktop')};
}
body {
  min-height: 100vh;
  min-height: 100svh;
  color: ${token('text.color')};
  font-family: ${token('text.font')};
  font-size: ${token('type.md')};
  font-weight: ${token('weight.regular')};
  line-height: ${token('text.lineHeight')};
  letter-spacing: ${token('text.letterSpacing')};
  text-shadow: ${token('text.shadow')};
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  overflow-wrap: break-word;
}
:where(h1, h2, h3, h4, h5, h6) {
  color: ${token('heading.color')};
  font-family: ${token('heading.font')};
  font-weight: ${token('heading.weight')};
  letter-spacing: ${token('heading.letterSpacing')};
  line-height: ${token('heading.lineHeight')};
  text-transform: ${token('heading.transform')};
  text-wrap-style: balance;
}
${levels.map(heading).join('\n')}
:where(h4) { font-size: ${token('type.xl')}; }
:where(h5) { font-size: ${token('type.lg')}; }
:where(h6) { font-size: ${token('type.md')}; }
:where(p, li) { text-wrap-style: pretty; }
:where(a) { color: ${token('link.color')}; text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
:where(a:hover) { color: ${token('link.hover')}; }
:where(strong, b) { font-weight: ${token('weight.bold')}; }
:where(small) { font-size: ${token('type.sm')}; }
:where(code, kbd, samp, pre) { font-family: ${token('mono.font')}; font-size: 0.9375em; }
:where(img, picture, video, svg, canvas) { display: block; max-width: 100%; }
:where(img, video) { height: auto; }
:where(button, input, select, textarea) { font: inherit; color: inherit; letter-spacing: inherit; }
:where(button) { cursor: pointer; }
:where(button:disabled) { cursor: not-allowed; }
:where(textarea) { resize: vertical; }
:where(table) { border-collapse: collapse; border-spacing: 0; }
:where(hr) { border: 0; border-top: ${token('border.width')} solid ${token('border.color')}; }
::selection { background: ${token('primary.color')}; color: ${token('primary.contrast')}; }
:where(:focus-visible) {
  outline: ${token('focus.width')} solid ${token('focus.color')};
  outline-offset: ${token('focus.offset')};
}
:where([hidden]:not([hidden='until-found'])) { display: none !important; }
${media.reducedMotion} {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    scroll-behavior: auto !important;
  }
}
`;
