import { token } from '@omnis/theme/react';
import { css } from 'styled-components';
import { errorCss } from './field-error.tsx';

/** The box of a checkbox or radio, drawn with tokens. */
export const boxCss = css`
  appearance: none;
  display: grid;
  place-content: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: max(1.5px, ${token('form.borderWidth')}) solid ${token('form.borderColor')};
  background: ${token('form.background')};
  color: ${token('form.accentContrast')};
  cursor: inherit;
  transition:
    background-color ${token('motion.fast')} ${token('motion.ease')},
    border-color ${token('motion.fast')} ${token('motion.ease')};

  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${token('form.accent')};
    background: ${token('form.accent')};
  }
  &[type='checkbox']:not([role='switch']) {
    border-radius: min(${token('radius.sm')}, 6px);
  }
  &[type='checkbox']:not([role='switch'])::before {
    content: '';
    width: 0.6875rem;
    height: 0.6875rem;
    background: currentColor;
    clip-path: polygon(12% 47%, 0 60%, 37% 94%, 100% 22%, 87% 9%, 36% 68%);
    opacity: 0;
  }
  &[type='checkbox']:not([role='switch']):indeterminate::before {
    clip-path: polygon(0 40%, 100% 40%, 100% 60%, 0 60%);
  }
  &[type='checkbox']:not([role='switch']):is(:checked, :indeterminate)::before {
    opacity: 1;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** Checkboxes, radios and switches: the native control, drawn with tokens, and its label as one target of 40px or more. */
export const choiceCss = css`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};

  .choice {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${token('space.3')};
    align-items: start;
    padding-block: 0.5rem;
    min-height: 2.5rem;
    color: ${token('form.label')};
    line-height: 1.5rem;
    cursor: pointer;
  }
  .choice:has(:disabled) {
    cursor: not-allowed;
    opacity: ${token('opacity.disabled')};
  }
  .choice small {
    grid-column: 2;
    color: ${token('form.help')};
    line-height: 1.4;
  }
  input {
    ${boxCss}
    margin-top: 0.125rem;
  }
  .choice:hover input:not(:disabled, :checked) {
    border-color: ${token('form.borderHover')};
  }
  > .choice ~ .error {
    margin-top: calc(-1 * ${token('space.1')});
    padding-inline-start: calc(1.25rem + ${token('space.3')});
  }
  &[data-invalid] input:not(:checked) {
    border-color: ${token('error.text')};
  }
  input[type='radio'] {
    border-radius: 50%;
  }
  input[type='radio']:checked::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: currentColor;
  }
  input[role='switch'] {
    display: block;
    width: 2.5rem;
    height: 1.5rem;
    margin-top: 0;
    padding: 2px;
    border-radius: ${token('radius.full')};
    border-color: ${token('form.borderColor')};
    background: ${token('form.borderColor')};
  }
  input[role='switch']:checked {
    border-color: ${token('form.accent')};
    background: ${token('form.accent')};
  }
  input[role='switch']::before {
    content: '';
    display: block;
    width: 1.0625rem;
    height: 1.0625rem;
    border-radius: 50%;
    background: ${token('form.background')};
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  input[role='switch']:checked::before {
    background: ${token('form.accentContrast')};
    transform: translateX(1rem);
  }
  ${errorCss}
  > .error {
    padding-bottom: ${token('space.2')};
  }
`;
