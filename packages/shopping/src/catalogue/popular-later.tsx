import { loadPatiently, OnceAlive } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';

const Popular = lazy(() =>
  loadPatiently(async () => {
    const { Popular: default_ } = await import('./popular.tsx');
    return { default: default_ };
  }),
);

/** Popular products, on pages that seldom have nothing to show: the code loads when they do. */
export function PopularLater(): ReactElement {
  return (
    <OnceAlive>
      <Suspense>
        <Popular />
      </Suspense>
    </OnceAlive>
  );
}
