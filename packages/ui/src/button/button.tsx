import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonCss, type ButtonSize, type ButtonVariant } from './button-css.ts';

const Root = styled.button.withConfig({ componentId: 'ui-button' })`
  ${buttonCss}
`;

/** Properties of {@link Button}. */
export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` unless told; one primary action to a view. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** As wide as its container. */
  readonly fullWidth?: boolean;
  /** Under way: the label makes room for a spinner, clicks do nothing, the focus stays. */
  readonly loading?: boolean;
  /** Announced while loading. */
  readonly loadingLabel?: string;
  readonly startIcon?: ReactNode;
  readonly endIcon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * A button.
 *
 * @example
 * ```tsx
 * import { Button } from '@omnis/ui';
 * export const Save = ({ busy }: { busy: boolean }) => <Button loading={busy} loadingLabel="Saving">Save changes</Button>;
 * ```
 */
export function Button({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  loading = false,
  loadingLabel,
  startIcon,
  endIcon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps): ReactElement {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type={type}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth ? '' : undefined}
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <span className="label">
        {startIcon}
        {children}
        {endIcon}
      </span>
      {loading && (
        <span className="busy">
          <Spinner label={loadingLabel} />
        </span>
      )}
    </Root>
  );
}
