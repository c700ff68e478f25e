import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { product } from '../app/product.ts';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  font-size: ${token('type.lg')};
  letter-spacing: -0.015em;
  line-height: 1;
  white-space: nowrap;

  svg {
    width: 1.75rem;
    height: 1.75rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  b {
    font-weight: ${token('weight.bold')};
  }
  span {
    opacity: 0.72;
  }
`;

/** Name and mark of the app, in the colour of what is around it. */
export function Brand(): ReactElement {
  return (
    <Root>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="10.5" />
        <ellipse cx="14" cy="14" rx="4.4" ry="10.5" />
        <path d="M3.5 14h21" />
      </svg>
      <b>{product.name}</b> <span>{product.app}</span>
    </Root>
  );
}
