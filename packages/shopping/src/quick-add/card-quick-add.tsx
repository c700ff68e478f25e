import type { ProductItem } from '@omnis/blocks';
import { useTexts } from '@omnis/texts/react';
import { Chunk, lazyChunk, shellTexts } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';

const QuickAddPanel = lazyChunk(() => import('./quick-add-panel.tsx'));

/**
 * The button on product cards that puts a product into the basket. What it opens is fetched when it is pressed: most
 * cards are never bought from.
 */
export function CardQuickAdd({
  product: { urlName, name, colour, size },
}: {
  readonly product: ProductItem;
}): ReactElement {
  const t = useTexts(shellTexts);
  const [asked, setAsked] = useState(false);
  const button = (
    <button
      type="button"
      aria-label={t('quickAdd', { name })}
      aria-haspopup="dialog"
      aria-busy={asked || undefined}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return button;
  return (
    <Chunk waiting={button} onMissing={() => setAsked(false)}>
      <QuickAddPanel urlName={urlName} name={name} colour={colour} size={size} />
    </Chunk>
  );
}
