import { basketClosed, selectBasketOpen, useAppDispatch, useAppSelector } from '@omnis/store';
import { Chunk, lazyChunk } from '@omnis/shop-kit';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLocation, useNavigate } from '@omnis/shop-kit/react-router';
import { loadBasketDrawer } from './basket-drawer-code.ts';

// Something has just been added, which a page loaded anew would not say.
const BasketDrawer = lazyChunk(loadBasketDrawer, { reloads: false });

/** The place of the basket's drawer: nothing until something is added; closed by a change of page. */
export function BasketDrawerHost(): ReactElement | null {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectBasketOpen);
  const { key } = useLocation();
  const navigate = useNavigate();
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
    <Chunk
      silent
      onMissing={() => {
        setUsed(false);
        dispatch(basketClosed());
        void navigate('/basket/');
      }}
    >
      <BasketDrawer />
    </Chunk>
  );
}
