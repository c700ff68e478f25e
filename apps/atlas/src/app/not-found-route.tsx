import { EmptyState, LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useTitle } from './use-title.ts';

/** A path that leads nowhere. */
export function NotFound(): ReactElement {
  useTitle('Not found');
  return (
    <EmptyState
      title="There is nothing at this address"
      text="The link may be old, or a letter may be missing from it."
      illustration="search"
      actions={<LinkButton href="/">To the orders</LinkButton>}
    />
  );
}

export const Component = NotFound;
