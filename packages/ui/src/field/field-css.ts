import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';
import { errorCss } from './field-error.tsx';

/** Label, control, help and message: one root for every kind of field. */
export const fieldCss = css`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  min-width: 0;

  > label,
  > .label {
    color: ${token('form.label')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
    line-height: 1.4;
  }
  .optional {
    color: ${token('form.help')};
    font-weight: ${token('weight.regular')};
  }
  .control {
    display: flex;
    align-items: stretch;
    min-height: ${token('form.height')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
    transition:
      border-color ${token('motion.fast')} ${token('motion.ease')},
      box-shadow ${token('motion.fast')} ${token('motion.ease')};
  }
  .control > input,
  .control > textarea,
  .control > select {
    flex: 1;
    width: 100%;
    min-width: 0;
    padding: ${token('space.2')} ${token('space.3')};
    border: 0;
    border-radius: inherit;
    outline: none;
    background: transparent;
    color: inherit;
    font-size: ${token('type.md')};
    line-height: 1.4;
  }
  /* The ring is the control's; forced colours, which leave its border as it was, paint this one. */
  .control > :focus {
    outline: 2px solid transparent;
  }
  .control > input::placeholder,
  .control > textarea::placeholder {
    color: ${token('form.placeholder')};
    opacity: 1;
  }
  .control > .affix {
    display: flex;
    align-items: center;
    flex: none;
    padding-inline: ${token('space.3')};
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
  }
  .control > .affix:first-child {
    padding-inline-end: 0.375rem;
  }
  .control > .affix:last-child {
    padding-inline-start: 0.375rem;
  }
  .control > .affix + input {
    padding-inline-start: 0;
  }
  .control > input:has(+ .affix) {
    padding-inline-end: 0;
  }
  .control svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  .control > button {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 2.5rem;
    padding: 0 ${token('space.2')};
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
  }
  .control > button:hover {
    color: ${token('form.color')};
  }
  .control > button:focus-visible {
    outline-offset: -4px;
  }
  ${media.hover} {
    .control:hover {
      border-color: ${token('form.borderHover')};
    }
  }
  .control:focus-within {
    border-color: ${token('focus.color')};
    box-shadow: 0 0 0 1px ${token('focus.color')};
  }
  &[data-invalid] .control {
    border-color: ${token('error.text')};
  }
  /* The edge says that it is at fault, the ring that it has the focus. */
  &[data-invalid] .control:focus-within {
    box-shadow: 0 0 0 2px ${token('focus.color')};
  }
  &[data-disabled] .control {
    border-color: ${token('border.color')};
    background: ${token('form.disabledBackground')};
    color: ${token('form.help')};
    cursor: not-allowed;
  }
  > .help {
    color: ${token('form.help')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
  }
  ${errorCss}
  /* Phones zoom into fields under 16px. */
  @media (pointer: coarse) {
    .control > input,
    .control > textarea,
    .control > select {
      font-size: max(16px, ${token('type.md')});
    }
  }
`;
