import { loadRemillPopup, loadReturnItemDialog } from '@omnis/orders';
import { elementClosed, selectElementOpen, useAppDispatch, useAppSelector } from '@omnis/store';
import { Chunk, lazyChunk, type OverlayContent, type OverlayName, type OverlayProps } from '@omnis/shop-kit';
import type { ComponentType, ReactElement } from 'react';

const kinds: Readonly<Record<OverlayName, ComponentType<OverlayProps>>> = {
  'got-it': lazyChunk(() => import('./got-it.tsx')),
  confirm: lazyChunk(() => import('./confirm.tsx')),
  loading: lazyChunk(() => import('./loading.tsx')),
  'push-not-supported': lazyChunk(() => import('./push-not-supported.tsx')),
  'remill-return': lazyChunk(loadRemillPopup),
  'return-item': lazyChunk(loadReturnItemDialog),
  'password-confirm': lazyChunk(() => import('./password-confirm.tsx')),
};

/** An overlay that has been asked for: open or not, as the store says. */
export function Overlay({
  name,
  content,
}: {
  readonly name: OverlayName;
  readonly content: OverlayContent;
}): ReactElement {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => selectElementOpen(state, name));
  const Kind = kinds[name];
  const change = (next: boolean): void => {
    // The loading overlay is no choice of the shopper's: it closes when loading is done.
    if (!next) dispatch(elementClosed({ name, prevented: name === 'loading' }));
  };
  return (
    <Chunk onMissing={() => dispatch(elementClosed({ name, prevented: false }))}>
      <Kind open={open} onOpenChange={change} content={content} />
    </Chunk>
  );
}
