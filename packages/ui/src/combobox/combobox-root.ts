import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { floatingCss } from '../overlay/overlay-css.ts';

/** The styled element of the list that belongs to a combobox. */
export const ComboboxRoot = styled.div.withConfig({ componentId: 'ui-combobox' })`
  .positioner {
    z-index: ${token('layer.popover')};
    outline: none;
  }
  .popup {
    ${floatingCss}
    width: var(--anchor-width);
    min-width: 12rem;
    max-width: var(--available-width);
    max-height: min(20rem, var(--available-height));
    padding: ${token('space.1')};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  .option {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.md')};
    outline: none;
    font-size: ${token('type.sm')};
    line-height: 1.3;
    cursor: pointer;
    user-select: none;
  }
  .option > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .option small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .option svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token('primary.text')};
  }
  .option[data-selected] {
    font-weight: ${token('weight.medium')};
  }
  .option[data-highlighted] {
    /* Seen in forced colours alone, which have no ground of its own. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: ${token('surface.hover')};
  }
  .option[data-disabled] {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
  .note {
    padding: ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  .note[data-failed] {
    color: ${token('error.text')};
  }
  .note:empty {
    display: none;
  }
`;
