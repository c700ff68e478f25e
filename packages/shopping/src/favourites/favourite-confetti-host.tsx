import { loadPatiently } from '@omnis/shop-kit';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { firstFavouriteEvent } from './first-favourite.ts';

const FavouriteConfetti = lazy(() => loadPatiently(() => import('./favourite-confetti.tsx')));

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Plays once when the first favourite is kept (storefront.md §4 Favourites header icon); loaded for it alone. */
export function FavouriteConfettiHost(): ReactElement | null {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const onFirst = (): void => setPlaying(!isMotionReduced());
    window.addEventListener(firstFavouriteEvent, onFirst);
    return () => window.removeEventListener(firstFavouriteEvent, onFirst);
  }, []);
  if (!isPlaying) return null;
  return (
    <Suspense>
      <FavouriteConfetti onDone={() => setPlaying(false)} />
    </Suspense>
  );
}
