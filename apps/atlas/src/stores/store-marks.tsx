import { useTexts } from '@omnis/texts/react';
import { Badge } from '@omnis/ui';
import type { ReactElement } from 'react';
import { storeMarks } from './store-words.ts';
import { storesTexts } from '../texts/stores/index.ts';

/** Marks of a store beside its name or an order of it; nothing for an ordinary one. */
export function StoreMarks(store: Parameters<typeof storeMarks>[0]): ReactElement {
  const t = useTexts(storesTexts);
  return (
    <>
      {storeMarks(store).map(({ textKey, tone }) => (
        <Badge key={textKey} tone={tone}>
          {t(textKey)}
        </Badge>
      ))}
    </>
  );
}
