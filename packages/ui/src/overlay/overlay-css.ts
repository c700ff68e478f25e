import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** A floating panel: menus, popovers. */
export const floatingCss = css`
  border: ${token('border.width')} solid ${token('border.color')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  color: ${token('text.color')};
  box-shadow: ${token('shadow.md')};
  transform-origin: var(--transform-origin);
  transition:
    opacity ${token('motion.fast')} ${token('motion.ease')},
    transform ${token('motion.fast')} ${token('motion.ease')};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.97);
  }
  &:focus-visible {
    outline: none;
  }
`;

/** The veil behind dialogs and drawers. */
export const backdropCss = css`
  position: fixed;
  inset: 0;
  background: ${token('surface.backdrop')};
  transition: opacity ${token('motion.base')} ${token('motion.ease')};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
