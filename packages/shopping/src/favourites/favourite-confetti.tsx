import { Confetti } from '@omnis/ui';
import type { ReactElement } from 'react';

/** Where the heart of the header is, as shares of the window; undefined where it is not in sight. */
function heartOrigin(): { x: number; y: number } | undefined {
  const box = document.querySelector('.shop-header a[href="/favourites/"]')?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  return {
    x: (box.left + box.width / 2) / window.innerWidth,
    y: (box.top + box.height / 2) / window.innerHeight,
  };
}

/** A burst out of the header's heart. */
export default function FavouriteConfetti({ onDone }: { readonly onDone: () => void }): ReactElement {
  return <Confetti origin={heartOrigin()} onDone={onDone} />;
}
