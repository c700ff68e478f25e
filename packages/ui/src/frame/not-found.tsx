import type { ReactElement } from 'react';
import { LinkButton } from '../button/link-button.tsx';
import { EmptyState } from '../state/states.tsx';

/** The way on from a page that is not there. */
export interface WayOn {
  readonly href: string;
  /** Such as “To the orders”. */
  readonly text: string;
}

/** In place of a page at an address that leads nowhere. */
export function NotFound({ wayOn }: { readonly wayOn: WayOn }): ReactElement {
  return (
    <EmptyState
      titleLevel={1}
      title="There is nothing at this address"
      text="The link may be old, or a letter may be missing from it."
      illustration="search"
      actions={<LinkButton href={wayOn.href}>{wayOn.text}</LinkButton>}
    />
  );
}
