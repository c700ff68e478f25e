import { useEffect, useState, type ReactElement } from 'react';
import { Chunk, lazyChunk } from '../shell/chunk.tsx';
import { actionEvent } from '../shell/use-link-clicks.ts';

const ReturnItemDialog = lazyChunk(() => import('./return-item-dialog.tsx'));

/** Name of the action by which any link opens the popup: `@return-item`. */
const returnAction = 'return-item';

/** Opens 'Return an item' where a link asks for it (storefront.md §2 Other UI); loaded with the first one. */
export function ReturnItemHost(): ReactElement | null {
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const onAction = (event: Event): void => {
      if (event instanceof CustomEvent && event.detail === returnAction) setOpened((count) => count + 1);
    };
    window.addEventListener(actionEvent, onAction);
    return () => window.removeEventListener(actionEvent, onAction);
  }, []);
  if (opened === 0) return null;
  return (
    <Chunk onMissing={() => setOpened(0)}>
      <ReturnItemDialog key={opened} />
    </Chunk>
  );
}
