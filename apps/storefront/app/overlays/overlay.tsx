import { elementClosed, selectElementOpen, useAppDispatch, useAppSelector } from '@omnis/store';
import type { ComponentType, ReactElement } from 'react';
import { Chunk, lazyChunk } from '../shell/chunk.tsx';
import type { OverlayProps } from './overlay-props.ts';
import type { OverlayContent, OverlayName } from './overlay-request.ts';

const kinds: Readonly<Record<OverlayName, ComponentType<OverlayProps>>> = {
  'got-it': lazyChunk(() => import('./got-it.tsx')),
  confirm: lazyChunk(() => import('./confirm.tsx')),
  loading: lazyChunk(() => import('./loading.tsx')),
  'push-not-supported': lazyChunk(() => import('./push-not-supported.tsx')),
  'remill-return': lazyChunk(() => import('../remill/remill-popup.tsx')),
  'return-item': lazyChunk(() => import('../after-sale/return-item-dialog.tsx')),
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
    // What loads is no choice of the shopper's: it goes when it is done.
    if (!next) dispatch(elementClosed({ name, prevented: name === 'loading' }));
  };
  return (
    <Chunk onMissing={() => dispatch(elementClosed({ name, prevented: false }))}>
      <Kind open={open} onOpenChange={change} content={content} />
    </Chunk>
  );
}
