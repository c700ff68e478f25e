import { divisionOf, loadPatiently, useCore } from '@omnis/shop-kit';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { hasHeldAdds } from './waiting-adds.ts';

const SendHeldAdds = lazy(() => loadPatiently(() => import('./send-held-adds.tsx')));

/** Adds what waited for a connection once there is one; its code is loaded for that alone. */
export function HeldAddsHost(): ReactElement | null {
  const division = divisionOf(useCore());
  // Goes up with each connection that finds something waiting.
  const [due, setDue] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (navigator.onLine && hasHeldAdds(division)) setDue((before) => before + 1);
    };
    look();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [division]);
  if (due === 0) return null;
  return (
    <Suspense>
      <SendHeldAdds key={due} division={division} />
    </Suspense>
  );
}
