import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** How a button looks and how much it asks for attention. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** Heights 40, 44 and 52px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The look of all buttons and of links that look like one; what varies is in data attributes. */
export const buttonCss = css`
  --button-fill: ${token('button.background')};
  --button-fill-hover: ${token('button.hover')};
  --button-fill-active: ${token('button.active')};
  --button-text: ${token('button.color')};
  --button-edge: ${token('button.border')};

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-height: ${token('button.height.md')};
  padding: ${token('space.2')} ${token('space.5')};
  border: ${token('button.borderWidth')} solid var(--button-edge);
  border-radius: ${token('button.radius')};
  background: var(--button-fill);
  color: var(--button-text);
  box-shadow: ${token('button.shadow')};
  font-family: ${token('button.font')};
  font-size: ${token('type.md')};
  font-weight: ${token('button.weight')};
  letter-spacing: ${token('button.letterSpacing')};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  text-transform: ${token('button.transform')};
  user-select: none;
  cursor: pointer;
  transition:
    background-color ${token('motion.fast')} ${token('motion.ease')},
    border-color ${token('motion.fast')} ${token('motion.ease')},
    box-shadow ${token('motion.fast')} ${token('motion.ease')},
    transform ${token('motion.fast')} ${token('motion.ease')};

  &[data-variant='secondary'] {
    --button-fill: ${token('button.secondary.background')};
    --button-fill-hover: ${token('button.secondary.hover')};
    --button-fill-active: ${token('button.secondary.hover')};
    --button-text: ${token('button.secondary.color')};
    --button-edge: ${token('button.secondary.border')};
  }
  &[data-variant='ghost'] {
    --button-fill: transparent;
    --button-fill-hover: ${token('button.ghost.hover')};
    --button-fill-active: ${token('button.ghost.hover')};
    --button-text: ${token('button.ghost.color')};
    --button-edge: transparent;
    box-shadow: none;
  }
  &[data-variant='danger'] {
    --button-fill: ${token('button.danger.background')};
    --button-fill-hover: ${token('button.danger.hover')};
    --button-fill-active: ${token('button.danger.hover')};
    --button-text: ${token('button.danger.color')};
    --button-edge: transparent;
  }
  &[data-size='sm'] {
    min-height: ${token('button.height.sm')};
    padding-inline: ${token('space.4')};
    font-size: ${token('type.sm')};
  }
  &[data-size='lg'] {
    min-height: ${token('button.height.lg')};
    padding-inline: ${token('space.8')};
  }
  &[data-full] {
    display: flex;
    width: 100%;
  }
  &[data-square] {
    width: ${token('button.height.md')};
    padding: 0;
    flex: none;
  }
  &[data-square][data-size='sm'] {
    width: ${token('button.height.sm')};
  }
  &[data-square][data-size='lg'] {
    width: ${token('button.height.lg')};
  }

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--button-fill-hover);
      color: var(--button-text);
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    background: var(--button-fill-active);
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true']:not([data-loading]) {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
  &[data-loading] {
    cursor: progress;
  }
  &[data-loading] > .label,
  &[data-loading] > svg {
    opacity: 0;
  }
  > .label {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  > .busy {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  svg {
    flex: none;
    width: 1.25em;
    height: 1.25em;
  }
  > .count {
    position: absolute;
    top: 0;
    right: 0;
    min-width: 1.25rem;
    padding: 0 0.3125rem;
    border-radius: ${token('radius.full')};
    background: ${token('badge.countBackground')};
    color: ${token('badge.countColor')};
    font: ${token('weight.bold')} ${token('type.xs')} / 1.25rem ${token('text.font')};
    letter-spacing: 0;
  }
`;
