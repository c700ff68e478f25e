import { elementClosed, selectElementOpen, useAppDispatch, useAppSelector } from '@omnis/store';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { loadPatiently } from '../shell/later.tsx';
import type { OverlayProps } from './overlay-props.ts';
import type { OverlayContent, OverlayName } from './overlay-request.ts';

const kinds: Readonly<Record<OverlayName, ComponentType<OverlayProps>>> = {
  'got-it': lazy(() => loadPatiently(() => import('./got-it.tsx'))),
  confirm: lazy(() => loadPatiently(() => import('./confirm.tsx'))),
  loading: lazy(() => loadPatiently(() => import('./loading.tsx'))),
  'push-not-supported': lazy(() => loadPatiently(() => import('./push-not-supported.tsx'))),
  'remill-return': lazy(() => loadPatiently(() => import('../remill/remill-popup.tsx'))),
  'return-item': lazy(() => loadPatiently(() => import('../after-sale/return-item-dialog.tsx'))),
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
    <Suspense>
      <Kind open={open} onOpenChange={change} content={content} />
    </Suspense>
  );
}
