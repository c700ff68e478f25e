import { FacePreview, type FacePreviewProps } from '@omnis/desk';
import type { ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { canvasAddress, useCanvasPass } from '../page-editor/use-canvas-pass.ts';

/** The store that is managed, with what is being edited of its face. */
export function ShopPreview(props: Pick<FacePreviewProps, 'face' | 'height' | 'atEnd'>): ReactElement | null {
  const { previewOrigin } = useActiveStore();
  const pass = useCanvasPass();
  if (pass === null) return null;
  return <FacePreview {...props} origin={previewOrigin} address={canvasAddress(previewOrigin, '/', pass)} />;
}
