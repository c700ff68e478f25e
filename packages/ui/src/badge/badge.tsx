import { token } from '@omnis/theme/react';
import type { HTMLAttributes, ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  padding: 0.1875rem ${token('space.2')};
  border-radius: ${token('badge.radius')};
  background: var(--pill-fill);
  color: var(--pill-text);
  font-size: ${token('type.xs')};
  font-weight: ${token('weight.bold')};
  letter-spacing: 0.01em;
  line-height: 1.333;
  white-space: nowrap;
`;

const Root = styled.span.withConfig({ componentId: 'ui-badge' })`
  ${pill}
  --pill-fill: ${token('badge.background')};
  --pill-text: ${token('badge.color')};

  &[data-tone='neutral'] {
    --pill-fill: ${token('surface.hover')};
    --pill-text: ${token('text.color')};
  }
  &[data-tone='success'] {
    --pill-fill: ${token('success.background')};
    --pill-text: ${token('success.text')};
  }
  &[data-tone='warning'] {
    --pill-fill: ${token('warning.background')};
    --pill-text: ${token('warning.text')};
  }
  &[data-tone='error'] {
    --pill-fill: ${token('error.background')};
    --pill-text: ${token('error.text')};
  }
  &[data-tone='info'] {
    --pill-fill: ${token('info.background')};
    --pill-text: ${token('info.text')};
  }
`;

/** Properties of {@link Badge}. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** `brand` (the theme's badge colours) unless told. */
  readonly tone?: 'brand' | 'neutral' | 'success' | 'warning' | 'error' | 'info';
  readonly children: ReactNode;
}

/**
 * A short mark on something: New, Sale, Draft.
 *
 * @example
 * ```tsx
 * import { Badge } from '@omnis/ui';
 * export const example = () => <Badge>Draft</Badge>;
 * ```
 */
export function Badge({ tone = 'brand', ...rest }: BadgeProps): ReactElement {
  return <Root data-tone={tone} {...rest} />;
}
