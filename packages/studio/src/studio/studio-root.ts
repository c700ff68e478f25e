import { media, token } from '@omnis/theme/react';
import { problemCss } from '@omnis/shopping';
import { styled } from 'styled-components';

/** The studio's page. */
export const StudioRoot = styled.div.withConfig({ componentId: 'shop-studio' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.6')} ${token('layout.gutter')} 0;

  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.2')};
    max-width: 44rem;
  }
  /* Part of the width at most, so that letters twice as large break no word of usual length on a phone. */
  h1 {
    font-size: min(${token('heading.1.size')}, 12vw);
  }
  header p {
    color: ${token('text.muted')};
  }
  .bench {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.6')};
  }
  .look {
    display: grid;
    gap: ${token('space.3')};
    align-content: start;
  }
  /* So that the whole product is in view while it is worked on, beside what is decided about it where there is room. */
  .look > :first-child {
    width: min(100%, max(18rem, (100vh - 10.5rem) * 0.8));
    margin-inline: auto;
  }
  .sides,
  .acts,
  .colours,
  .sizes {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sides {
    justify-content: center;
  }
  .panel {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.6')};
    align-content: start;
  }
  .panel > section,
  .panel > fieldset {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .panel h2,
  .panel legend {
    padding: 0;
    font: ${token('weight.bold')} ${token('type.md')} / 1.4 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  .panel legend {
    margin-bottom: ${token('space.3')};
  }
  .panel legend b {
    font-weight: ${token('weight.regular')};
  }
  .products {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 7.5rem;
    gap: ${token('space.3')};
    margin: 0 -3px;
    padding: 3px;
    overflow-x: auto;
    scroll-padding-inline: 3px;
    scroll-snap-type: x proximity;
    list-style: none;
  }
  .products a {
    display: grid;
    gap: ${token('space.1')};
    padding: 3px;
    border-radius: ${token('radius.md')};
    color: inherit;
    font-size: ${token('type.sm')};
    line-height: 1.35;
    text-decoration: none;
    scroll-snap-align: start;
  }
  .products a[aria-current] {
    box-shadow: 0 0 0 2px ${token('form.accent')};
  }
  .products small {
    color: ${token('text.muted')};
  }
  .colours label,
  .sizes label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    cursor: pointer;
  }
  .colours input,
  .sizes input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .colours span {
    width: 2.25rem;
    height: 2.25rem;
    border: ${token('border.width')} solid ${token('border.strong')};
    border-radius: 50%;
    background: var(--swatch);
  }
  .sizes label {
    padding-inline: ${token('space.3')};
    border: ${token('border.width')} solid ${token('border.strong')};
    border-radius: ${token('radius.sm')};
  }
  .colours label:has(:checked) span,
  .sizes label:has(:checked) {
    box-shadow:
      0 0 0 2px ${token('surface.base')},
      0 0 0 4px ${token('form.accent')};
  }
  .colours label:has(:focus-visible) span,
  .sizes label:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: 4px;
  }
  @media (forced-colors: active) {
    .colours span {
      border-color: CanvasText;
      forced-color-adjust: none;
    }
    .products a[aria-current],
    .colours label:has(:checked) span,
    .sizes label:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: 1px;
    }
    .colours label:has(:focus-visible) span,
    .sizes label:has(:focus-visible) {
      outline: 3px double CanvasText;
      outline-offset: 4px;
    }
  }
  .sizes label:has(:disabled) {
    color: ${token('text.muted')};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  /* Chosen artwork stands for itself; taking it away brings the area back. */
  .chosen .area,
  .chosen .label {
    display: none;
  }
  .sliders {
    container-type: inline-size;
  }
  .slider {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) 3.5rem;
    gap: 0 ${token('space.3')};
    align-items: center;
    min-height: 2.75rem;
    font-size: ${token('type.sm')};
  }
  .slider input {
    width: 100%;
    accent-color: ${token('form.accent')};
  }
  /* Large words would leave it a dot's room between them. */
  @container (width < 15rem) {
    .slider {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .slider input {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  .slider output {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .sharpness {
    font-size: ${token('type.sm')};
  }
  .sharpness[data-look='sharp'] {
    color: ${token('success.text')};
  }
  .sharpness[data-look='fair'] {
    color: ${token('warning.text')};
  }
  .sharpness[data-look='blurred'],
  .problem {
    color: ${token('error.text')};
  }
  ${problemCss}
  /* Brought into view, it stands clear of the screen's foot. */
  .problem[role='alert'] {
    scroll-margin-block: ${token('space.4')};
  }
  .hint {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .buy {
    display: grid;
    gap: ${token('space.3')};
  }
  .buy .price {
    font-size: ${token('type.xl')};
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
  }
  .pick {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    align-items: end;
  }
  /* One below the other where large words leave no room for both. */
  .pick > * {
    flex: 99 1 auto;
    min-width: 0;
    max-width: 100%;
  }
  .pick > :first-child {
    flex: 1 1 9rem;
  }
  ${media.up('lg')} {
    .bench {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      gap: ${token('space.10')};
      align-items: start;
    }
    .look {
      position: sticky;
      top: calc(${token('layout.header.desktop')} + ${token('space.4')});
    }
  }
`;
