import { loadPatiently } from '@omnis/shop-kit';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';

const FaceCanvas = lazy(() => loadPatiently(() => import('./face-canvas.tsx')));

/** The line to the dashboard around the preview of a shop's face. Its code is fetched at once, and nowhere else. */
export function FaceLine(): ReactElement | null {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser) return null;
  return (
    <Suspense>
      <FaceCanvas />
    </Suspense>
  );
}
