import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** A code that is used on a basket, with what it gives; and the folded field for a code. */
export const appliedCss = css`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    font-size: ${token('type.sm')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  form {
    display: flex;
    align-items: flex-start;
    gap: ${token('space.2')};
    padding-top: ${token('space.2')};
  }
  form > :first-child {
    flex: 1;
  }
  .applied {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px dashed ${token('border.strong')};
    border-radius: ${token('radius.md')};
    font-size: ${token('type.sm')};
  }
  .applied svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  .applied div {
    flex: 1;
    min-width: 0;
  }
  .applied small {
    display: block;
    color: ${token('text.muted')};
  }
  .applied [data-problem] {
    color: ${token('error.text')};
  }
  .applied button {
    min-height: 2.5rem;
    padding: 0 ${token('space.1')};
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
