import { token } from '@omnis/theme/react';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span.withConfig({ componentId: 'ui-avatar' })`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--size);
  height: var(--size);
  border-radius: 50%;
  background: ${token('primary.soft')};
  color: ${token('primary.softText')};
  font-size: calc(var(--size) * 0.36);
  font-weight: ${token('weight.bold')};
  line-height: 1;
  overflow: hidden;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-muted] {
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
  }
`;

/** Properties of {@link Avatar}. */
export interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Address of a picture; initials without one. */
  readonly src?: string | null;
  /** Width and height in rem. */
  readonly size?: number;
  /** For who is not there, such as a colleague who is disabled. */
  readonly quiet?: boolean;
}

/**
 * The picture of a person, or their initials. It says nothing to screen readers: the name stands beside it.
 *
 * @example
 * ```tsx
 * import { Avatar } from '@omnis/ui';
 * export const Nell = () => <Avatar firstName="Nell" lastName="Marlow" email="nell@example.com" />;
 * ```
 */
export function Avatar({
  firstName,
  lastName,
  email,
  src = null,
  size = 2.5,
  quiet = false,
}: AvatarProps): ReactElement {
  const style: CSSProperties & Record<`--${string}`, string> = { '--size': `${size}rem` };
  const initials = `${firstName.charAt(0)}${lastName.charAt(0)}` || email.charAt(0);
  return (
    <Root style={style} aria-hidden="true" data-muted={quiet ? '' : undefined}>
      {src === null ? initials.toUpperCase() : <img src={src} alt="" />}
    </Root>
  );
}
