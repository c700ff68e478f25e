import { lazy, Suspense, type ReactElement } from 'react';
import { OnceAlive } from '../data/once-alive.tsx';
import { loadPatiently } from '../shell/later.tsx';

const Popular = lazy(() =>
  loadPatiently(async () => {
    const { Popular: default_ } = await import('./popular.tsx');
    return { default: default_ };
  }),
);

/** What others like, on pages that seldom have nothing to show: its code comes when they do. */
export function PopularLater(): ReactElement {
  return (
    <OnceAlive>
      <Suspense>
        <Popular />
      </Suspense>
    </OnceAlive>
  );
}
