import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span.withConfig({ componentId: 'ui-brand' })`
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
`;

/** Properties of {@link Brand}. */
export interface BrandProps {
  /** Name of the product. */
  readonly name: string;
  /** Which of its apps this is. */
  readonly app?: string;
}

/** Name and mark of the product, in the colour of what is around it. */
export function Brand({ name, app }: BrandProps): ReactElement {
  return (
    <Root>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle cx="14" cy="14" r="10.5" />
        <ellipse cx="14" cy="14" rx="4.4" ry="10.5" />
        <path d="M3.5 14h21" />
      </svg>
      <b>{name}</b> {app !== undefined && <span>{app}</span>}
    </Root>
  );
}
