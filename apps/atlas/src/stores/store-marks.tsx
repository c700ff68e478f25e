import { Badge } from '@omnis/ui';
import type { ReactElement } from 'react';
import { storeMarks } from './store-words.ts';

/** Marks of a store beside its name or an order of it; nothing for an ordinary one. */
export function StoreMarks(store: Parameters<typeof storeMarks>[0]): ReactElement {
  return (
    <>
      {storeMarks(store).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </>
  );
}
