import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The filters of a list: one root for all groups. */
export const FilterRoot = styled.form.withConfig({ componentId: 'shop-filter' })`
  font-size: ${token('type.sm')};

  details {
    border-bottom: ${token('border.width')} solid ${token('border.color')};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    font-size: ${token('type.md')};
    font-weight: ${token('weight.medium')};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    width: 1.125rem;
    height: 1.125rem;
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  [open] > summary svg {
    transform: rotate(180deg);
  }
  fieldset {
    display: grid;
    gap: 0.125rem;
    margin: 0;
    padding: 0 0 ${token('space.5')};
    border: 0;
  }
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    cursor: pointer;
  }
  label small {
    margin-inline-start: auto;
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    font-variant-numeric: tabular-nums;
  }
  label input[type='checkbox'] {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .box {
    position: relative;
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('radius.sm')};
    background: ${token('form.background')};
  }
  .box::after {
    content: '';
    position: absolute;
    inset: 0.125rem 0.3125rem 0.25rem;
    border: solid ${token('form.accentContrast')};
    border-width: 0 2px 2px 0;
    transform: rotate(42deg) scale(0.6);
    opacity: 0;
    transition: all ${token('motion.fast')} ${token('motion.ease')};
  }
  :checked ~ .box {
    border-color: ${token('form.accent')};
    background: ${token('form.accent')};
  }
  :checked ~ .box::after {
    opacity: 1;
    transform: rotate(42deg);
  }
  :focus-visible ~ :is(.box, .swatch, .chip) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  :checked ~ .text {
    font-weight: ${token('weight.bold')};
  }
  .swatch {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: ${token('radius.full')};
    background: var(--swatch);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('text.color')} 22%, transparent);
  }
  :checked ~ .swatch {
    outline: 2px solid ${token('text.color')};
    outline-offset: 2px;
  }
  [data-folded] label:nth-of-type(n + 9):not(:has(:checked)) {
    display: none;
  }
  .more {
    justify-self: start;
    min-height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: ${token('weight.medium')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media (scripting: none) {
    [data-folded] label:nth-of-type(n + 9):not(:has(:checked)) {
      display: flex;
    }
    .more {
      display: none;
    }
  }
  .text {
    text-transform: capitalize;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  /* On a line of its own: beside chips it would make their line higher, and set them lower. */
  .chips > .more {
    flex-basis: 100%;
    text-align: start;
  }
  .chip {
    display: flex;
    gap: ${token('space.1')};
    align-items: baseline;
    justify-content: center;
    align-content: center;
    flex-wrap: wrap;
    min-width: 2.75rem;
    min-height: 2.5rem;
    padding-inline: ${token('space.2')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('product.size.radius')};
  }
  ${media.hover} {
    label:hover .chip {
      border-color: ${token('text.color')};
    }
    label:hover .text {
      text-decoration: underline;
    }
  }
  .chip small {
    margin: 0;
    color: inherit;
  }
  :disabled ~ .chip,
  label:has(:disabled) .text {
    color: ${token('text.muted')};
    text-decoration: line-through;
  }
  :disabled ~ .chip {
    border-style: dashed;
  }
  label:has(:disabled) {
    cursor: not-allowed;
  }
  :checked ~ .chip {
    border-color: ${token('text.color')};
    background: ${token('text.color')};
    color: ${token('page.background')};
  }
  @media (forced-colors: active) {
    .swatch {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
    :checked ~ .swatch {
      outline-color: Highlight;
    }
    :checked ~ .chip {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    :focus-visible ~ :is(.swatch, .chip) {
      outline-color: CanvasText;
    }
  }
  .price {
    grid-template-columns: 1fr 1fr;
    gap: ${token('space.3')};
  }
  .price label {
    flex-direction: column;
    align-items: stretch;
    gap: ${token('space.1')};
  }
  .price span {
    color: ${token('text.muted')};
  }
  .price input {
    width: 100%;
    min-width: 0;
    height: ${token('form.height')};
    padding: 0 ${token('space.3')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    font-size: max(1rem, ${token('type.md')});
  }
  .price input[aria-invalid] {
    border-color: ${token('error.color')};
  }
  .price .fault {
    grid-column: 1 / -1;
    margin: 0;
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  .apply {
    margin-top: ${token('space.5')};
  }
  @media (scripting: enabled) {
    .apply {
      display: none;
    }
  }
`;
