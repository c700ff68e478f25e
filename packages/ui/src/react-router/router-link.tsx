import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from '../link/link.tsx';

/** The router's link, as `LinkProvider` takes it. */
export function RouterLink({ href, ...rest }: LinkProps): ReactElement {
  return <Link to={href} {...rest} />;
}
