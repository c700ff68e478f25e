import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Props of a link of the app's router: an anchor's properties, `href` always. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

function Anchor(props: LinkProps): ReactElement {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor);

/** Properties of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** The app's link, e.g. `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  readonly component: ComponentType<LinkProps>;
  readonly children: ReactNode;
}

/** Makes every link of this package go through the app's router. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps): ReactElement {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * A link inside or outside the app: the router's where the address is on this site and opens here, an anchor otherwise.
 * With `target="_blank"` the other page gets no handle on this one.
 *
 * @example
 * ```tsx
 * import { Link } from '@omnis/ui';
 * export const example = () => <Link href="/returns/">Return an item</Link>;
 * ```
 */
export function Link({ href, target, rel, ...rest }: LinkProps): ReactElement {
  const Routed = useContext(LinkContext);
  const isInside = href.startsWith('/') && !href.startsWith('//') && target !== '_blank';
  const Component = isInside ? Routed : Anchor;
  return (
    <Component
      href={href}
      target={target}
      rel={rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)}
      {...rest}
    />
  );
}
