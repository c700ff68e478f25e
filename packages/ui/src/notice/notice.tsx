import { token } from '@omnis/theme/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'ui-notice' })`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.3')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.lg')};
  background: var(--notice-fill);
  color: var(--notice-text);
  font-size: ${token('type.sm')};

  --notice-fill: ${token('info.background')};
  --notice-text: ${token('info.text')};

  &[data-tone='error'] {
    --notice-fill: ${token('error.background')};
    --notice-text: ${token('error.text')};
  }
  &[data-tone='warning'] {
    --notice-fill: ${token('warning.background')};
    --notice-text: ${token('warning.text')};
  }
  &[data-tone='success'] {
    --notice-fill: ${token('success.background')};
    --notice-text: ${token('success.text')};
  }
  > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.15em;
  }
  > .text {
    flex: 1;
    min-width: 0;
  }
  .text > strong {
    display: block;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin-top: ${token('space.3')};
  }
  a:not([data-variant]) {
    color: inherit;
  }
`;

const icons = { info: Info, error: CircleAlert, warning: TriangleAlert, success: CircleCheck } as const;

/** Properties of {@link Notice}. */
export interface NoticeProps {
  readonly tone: keyof typeof icons;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Read out as soon as it appears. */
  readonly alert?: boolean;
}

/**
 * Something that the reader should know before going on, where it matters.
 *
 * @example
 * ```tsx
 * import { Notice } from '@omnis/ui';
 * export const example = () => <Notice tone="warning">Your domain is not connected yet</Notice>;
 * ```
 */
export function Notice({ tone, title, children, actions, alert = false }: NoticeProps): ReactElement {
  const Icon = icons[tone];
  return (
    <Root data-tone={tone} role={alert ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div className="text">
        {title !== undefined && <strong>{title}</strong>}
        {children}
        {actions !== undefined && <div className="actions">{actions}</div>}
      </div>
    </Root>
  );
}
