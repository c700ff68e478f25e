import type { LinkProps } from '@omnis/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { isAppPath } from './paths.ts';

/** A link within the app; to the provider's own shop on the same host it loads a page. */
export function AppLink({ href, ...rest }: LinkProps): ReactElement {
  return isAppPath(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
