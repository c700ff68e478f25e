import type { BlockLinkProps } from '@omnis/blocks';
import type { ReactElement } from 'react';

/** A link of a block: a plain anchor, which the shell's click handler makes navigate in the app. */
export function BlockLink({ to, children, ...rest }: BlockLinkProps): ReactElement {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
