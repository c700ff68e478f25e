import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { buttonCss, type ButtonSize, type ButtonVariant } from './button-css.ts';

const Root = styled.button.withConfig({ componentId: 'ui-icon-button' })`
  ${buttonCss}
`;
const LinkRoot = styled(Link).withConfig({ componentId: 'ui-icon-link' })`
  ${buttonCss}
`;

interface IconLook {
  /** Action of the button; read out, and shown by a tooltip where one is set around it. */
  readonly label: string;
  /** The icon. */
  readonly children: ReactNode;
  /** `ghost` unless told. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** A number on the corner. Nothing is shown for 0. `label` should say it too: “Basket, 3 items”. */
  readonly count?: number;
}

/** Properties of {@link IconButton}. */
export interface IconButtonProps
  extends IconLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

const Count = ({ count }: { count: number | undefined }): ReactElement | null =>
  count ? (
    <span className="count" aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  ) : null;

/**
 * A square button with an icon and no visible text.
 *
 * @example
 * ```tsx
 * import { IconButton } from '@omnis/ui';
 * export const example = (close: () => void) => <IconButton label="Close" onClick={close}>×</IconButton>;
 * ```
 */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  count,
  type = 'button',
  children,
  ...rest
}: IconButtonProps): ReactElement {
  return (
    <Root type={type} aria-label={label} data-square="" data-variant={variant} data-size={size} {...rest}>
      {children}
      <Count count={count} />
    </Root>
  );
}

/** Properties of {@link IconLink}. */
export interface IconLinkProps extends IconLook {
  readonly href: string;
  readonly className?: string;
}

/**
 * A square link with an icon and no visible text, such as the basket in a header.
 *
 * @example
 * ```tsx
 * import { IconLink } from '@omnis/ui';
 * export const example = () => <IconLink label="Basket, 2 items" href="/basket/" count={2}>🛒</IconLink>;
 * ```
 */
export function IconLink({
  label,
  variant = 'ghost',
  size = 'md',
  count,
  children,
  ...rest
}: IconLinkProps): ReactElement {
  return (
    <LinkRoot aria-label={label} data-square="" data-variant={variant} data-size={size} {...rest}>
      {children}
      <Count count={count} />
    </LinkRoot>
  );
}
