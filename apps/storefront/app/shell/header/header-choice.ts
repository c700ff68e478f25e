import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** A small list to choose from, beside others in the header and the footer; hidden without scripts, unless it is `data-plain`. */
export const HeaderChoice = styled.label.withConfig({ componentId: 'shop-header-choice' })`
  position: relative;
  display: flex;
  width: fit-content;
  align-items: center;
  min-height: 2.75rem;
  border-radius: ${token('radius.md')};
  color: inherit;
  font-size: ${token('type.sm')};

  select {
    appearance: none;
    field-sizing: content;
    min-height: 2.5rem;
    padding: 0 1.375rem 0 ${token('space.2')};
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  option {
    background: ${token('surface.overlay')};
    color: ${token('text.color')};
  }
  .lead {
    inset-inline: 0.375rem auto;
  }
  .lead + select {
    padding-inline-start: 1.625rem;
  }
  svg {
    position: absolute;
    inset-inline-end: 0.25rem;
    width: 0.875rem;
    height: 0.875rem;
    pointer-events: none;
  }
  @media (scripting: none) {
    &:not([data-plain]) {
      display: none;
    }
  }
`;

/** A choice that is sent by its button where there are no scripts, in the colours of the bar that it stands in. */
export const ChoiceForm = styled.form.withConfig({ componentId: 'shop-choice-form' })`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};

  button {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: ${token('border.width')} solid color-mix(in srgb, currentcolor 40%, transparent);
    border-radius: ${token('radius.md')};
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
