import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** How the fields of a block's form look, for `<FormField>` inside a styled root. */
export const formCss = css`
  .field label {
    display: block;
    margin-bottom: ${token('space.1')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  .field input,
  .field textarea {
    display: block;
    width: 100%;
    min-height: ${token('form.height')};
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
  }
  .field textarea {
    min-height: 8.5rem;
    line-height: 1.5;
  }
  .field input::placeholder {
    color: ${token('form.placeholder')};
    opacity: 1;
  }
  .field [aria-invalid='true'] {
    border-color: ${token('error.color')};
  }
  .fault {
    margin-top: ${token('space.1')};
    padding: 0.15em 0.6em;
    border-radius: ${token('radius.sm')};
    background: ${token('error.background')};
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  /* A sign beside words, as in the shop's own forms; on a ground of their own, as a block may have any colour. */
  .field .fault {
    display: flex;
    gap: ${token('space.2')};
    font-weight: ${token('weight.medium')};
    line-height: 1.4;
  }
  .field .fault svg {
    flex: none;
    width: 1rem;
    height: 1.4em;
  }
  .action[aria-disabled='true'] {
    opacity: 0.7;
    cursor: progress;
  }
`;
