import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { rangeCss } from '../field/range-css.ts';

/** Pattern under a transparent colour. */
const checks = `repeating-conic-gradient(${token('border.color')} 0 25%, ${token('surface.base')} 0 50%) 0 0 / 0.75rem 0.75rem`;

/** The styled element of a colour field. */
export const ColourRoot = styled.div.withConfig({ componentId: 'ui-colour' })`
  display: grid;
  gap: ${token('space.3')};

  &&& .control > input[type='text'] {
    font-family: ${token('mono.font')};
    font-size: ${token('type.sm')};
  }
  .well {
    position: relative;
    flex: none;
    width: 3rem;
    margin: 0.375rem 0 0.375rem 0.375rem;
    border-radius: ${token('radius.sm')};
    background: ${checks};
    overflow: hidden;
    box-shadow: inset 0 0 0 1px ${token('border.strong')};
  }
  .well::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: var(--colour);
    box-shadow: inset 0 0 0 1px ${token('border.strong')};
  }
  .well > input {
    position: absolute;
    inset: -0.5rem;
    width: calc(100% + 1rem);
    height: calc(100% + 1rem);
    opacity: 0;
    cursor: pointer;
  }
  .well:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: 2px;
  }
  .swatches {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .swatches button {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.full')};
    background: none;
  }
  .swatches i {
    width: 1.75rem;
    height: 1.75rem;
    border-radius: ${token('radius.full')};
    background: linear-gradient(var(--colour) 0 0), ${checks};
    box-shadow: inset 0 0 0 1px ${token('border.strong')};
  }
  .swatches button:hover i {
    outline: 1px solid ${token('border.strong')};
    outline-offset: 2px;
  }
  .swatches [aria-pressed='true'] i {
    outline: 2px solid ${token('form.accent')};
    outline-offset: 2px;
  }
  .alpha {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 3rem;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
  }
  .alpha span {
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .alpha input {
    --range-height: 0.75rem;
    --range-track: linear-gradient(to right, transparent, var(--colour-opaque)), ${checks};
    width: 100%;
    height: 2.5rem;
    margin: 0;
    ${rangeCss}
  }
  .contrast {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.2')};
    min-height: 2.5rem;
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  .contrast svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token('success.text')};
  }
  .contrast[data-low] svg {
    color: ${token('warning.text')};
  }
  .contrast button {
    min-height: 2.5rem;
    padding: 0 ${token('space.2')};
    border: 0;
    border-radius: ${token('radius.sm')};
    background: none;
    color: ${token('link.color')};
    font-weight: ${token('weight.medium')};
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;
