import { Button, EmptyState } from '@omnis/ui';
import type { ReactElement } from 'react';
import type { ListParams } from './list-params.ts';

/** What a list says when nothing is what was looked for, with the way back to all of it. */
export function NoMatch({ noun, list }: { readonly noun: string; readonly list: ListParams }): ReactElement {
  return (
    <EmptyState
      title={`No ${noun} matches`}
      text={`Try another word, or look at all ${noun}s.`}
      illustration="search"
      actions={
        <Button variant="secondary" onClick={() => list.change({ search: null, view: null })}>
          Show all {noun}s
        </Button>
      }
    />
  );
}
