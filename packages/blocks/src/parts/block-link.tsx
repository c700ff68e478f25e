import { checkLink, safeLink } from '@omnis/validation';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useBlockEnvironment } from '../environment/environment-provider.tsx';

/** Properties of {@link BlockLink}. */
export interface BlockLinkViewProps {
  /** A path, an in-page anchor, an @action, or an address elsewhere. */
  readonly href: string;
  readonly className?: string;
  /** `_blank` opens a new tab also for addresses on this site. */
  readonly target?: '_blank';
  readonly children?: ReactNode;
  readonly 'aria-label'?: string;
  readonly 'data-primary'?: '' | undefined;
}

/** The path of a whole address, if it is one of this site; null: it leads elsewhere. */
function pathHere(href: string, origin: string | undefined): string | null {
  const url = origin === undefined ? null : URL.parse(href.trim(), origin);
  // A path of two slashes would be another host.
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * A link of a block (storefront.md §2 Links, §5): @actions trigger an event, addresses on this site go through the
 * app's router, others open a new tab, and unsafe ones are reported and replaced.
 */
export function BlockLink({ href, target, ...rest }: BlockLinkViewProps): ReactElement {
  const { Link, trigger, mainSite, origin } = useBlockEnvironment();
  const checked = checkLink(href);
  if (!checked.safe) return <UnsafeLink href={href} mainSite={mainSite} {...rest} />;
  switch (checked.kind) {
    case 'handle':
      return <button type="button" {...rest} onClick={() => trigger(href.trim().slice(1))} />;
    case 'relative':
      return target === undefined ? (
        <Link to={href} {...rest} />
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
      );
    case 'anchor':
    case 'asset':
      return <a href={href} {...rest} />;
    case 'protocol-relative':
    case 'absolute': {
      const here = pathHere(href, origin);
      if (here !== null) return <BlockLink href={here} {...(target && { target })} {...rest} />;
      return checked.kind === 'protocol-relative' || /^https?:/i.test(href.trim()) ? (
        <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
      ) : (
        <a href={href} {...rest} />
      );
    }
  }
}

function UnsafeLink({
  href,
  mainSite,
  ...rest
}: Omit<BlockLinkViewProps, 'target'> & { mainSite: string | undefined }): ReactElement {
  const { report } = useBlockEnvironment();
  const message = `Blocked an unsafe link: ${href.slice(0, 200)}`;
  if (typeof window === 'undefined') report({ code: 'unsafe-link', message });
  useEffect(() => report({ code: 'unsafe-link', message }), [report, message]);
  const to = safeLink(href, { mainSite });
  // As other links to another site, so that the shopper does not lose the shop.
  return /^https?:/.test(to) ? (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest} />
  ) : (
    <a href={to} {...rest} />
  );
}
