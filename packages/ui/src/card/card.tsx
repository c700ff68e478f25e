import { token } from '@omnis/theme/react';
import type { ElementType, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { panelTitleCss } from './panel-title-css.ts';

const Root = styled.section.withConfig({ componentId: 'ui-card' })`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: ${token('card.borderWidth')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  background: ${token('card.background')};
  color: ${token('card.color')};
  box-shadow: ${token('card.shadow')};

  > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token('space.4')};
    padding: ${token('card.padding')} ${token('card.padding')} 0;
  }
  > .head > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
  }
  > .head h2,
  > .head h3 {
    ${panelTitleCss}
    font-size: ${token('type.lg')};
    line-height: 1.3;
  }
  > .head p {
    margin-top: ${token('space.1')};
    color: ${token('card.muted')};
    font-size: ${token('type.sm')};
  }
  > .head .actions {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    flex: none;
    /* Their middle lies on the title's first line, be they buttons or less high. */
    min-height: ${token('button.height.sm')};
    margin-block: calc((${token('type.lg')} * 1.3 - ${token('button.height.sm')}) / 2);
  }
  > .body {
    padding: ${token('card.padding')};
  }
  &[data-flush] > .body {
    /* Tables inside line up with the title. */
    --table-edge: ${token('card.padding')};
    padding: 0;
  }
  &[data-flush] > .head {
    padding-bottom: ${token('space.4')};
  }
  &[data-flush] {
    overflow: hidden;
  }
  > .foot {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    margin-top: auto;
    padding: ${token('space.4')} ${token('card.padding')};
    border-top: ${token('border.width')} solid ${token('card.border')};
  }
`;

/** Properties of {@link Card}. */
export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The element, a `section` unless told. */
  readonly as?: ElementType;
  readonly title?: ReactNode;
  /** 2 unless told. */
  readonly titleLevel?: 2 | 3;
  /** A line under the title. */
  readonly description?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** Below a line at the bottom. */
  readonly footer?: ReactNode;
  /** No air around the content: for tables and pictures. */
  readonly flush?: boolean;
}

/**
 * A panel with a title, actions and a footer, each only where given.
 *
 * @example
 * ```tsx
 * import { Card } from '@omnis/ui';
 * export const example = () => <Card title="Sales" description="October">£4,825</Card>;
 * ```
 */
export function Card({
  title,
  titleLevel = 2,
  description,
  actions,
  footer,
  flush = false,
  children,
  ...rest
}: CardProps): ReactElement {
  const Title = titleLevel === 2 ? 'h2' : 'h3';
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <Root data-flush={flush ? '' : undefined} {...rest}>
      {hasHead && (
        <div className="head">
          <div>
            {title !== undefined && <Title>{title}</Title>}
            {description !== undefined && <p>{description}</p>}
          </div>
          {actions !== undefined && <div className="actions">{actions}</div>}
        </div>
      )}
      <div className="body">{children}</div>
      {footer !== undefined && <div className="foot">{footer}</div>}
    </Root>
  );
}
