import { basketClosed, selectBasketOpen, useAppDispatch, useAppSelector } from '@omnis/store';
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';

const loadDrawer = () => import('./basket-drawer.tsx');
const BasketDrawer = lazy(loadDrawer);

/** Fetches the drawer's code ahead of its first use. */
export function preloadBasketDrawer(): void {
  void loadDrawer();
}

/** The place of the basket's drawer: nothing until something is added; closed by a change of page. */
export function BasketDrawerHost(): ReactElement | null {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectBasketOpen);
  const { key } = useLocation();
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  const shown = useRef(key);
  useEffect(() => {
    // Not at first: this comes to life after the page, and something may have been added by then.
    if (shown.current !== key) dispatch(basketClosed());
    shown.current = key;
  }, [key, dispatch]);
  if (!used) return null;
  return (
    <Suspense>
      <BasketDrawer />
    </Suspense>
  );
}
