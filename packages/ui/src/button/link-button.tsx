import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link, type LinkProps } from '../link/link.tsx';
import { buttonCss, type ButtonSize, type ButtonVariant } from './button-css.ts';

const Root = styled(Link).withConfig({ componentId: 'ui-link-button' })`
  ${buttonCss}
`;

/** Properties of {@link LinkButton}. */
export interface LinkButtonProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly fullWidth?: boolean;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
}

/**
 * A link that looks like a button: it goes somewhere rather than do something.
 *
 * @example
 * ```tsx
 * import { LinkButton } from '@omnis/ui';
 * export const example = () => <LinkButton href="/checkout/">Check out</LinkButton>;
 * ```
 */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  startIcon,
  endIcon,
  children,
  ...rest
}: LinkButtonProps): ReactElement {
  return (
    <Root data-variant={variant} data-size={size} data-full={fullWidth ? '' : undefined} {...rest}>
      <span className="label">
        {startIcon}
        {children}
        {endIcon}
      </span>
    </Root>
  );
}
