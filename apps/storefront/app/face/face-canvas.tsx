import { shopApi } from '@omnis/api-client';
import { facePreviewQuery, facePreviewSchema, type FacePreview } from '@omnis/models';
import { useView } from '@omnis/shop-kit';
import { useAppStore } from '@omnis/store';
import { useEffect, type ReactElement } from 'react';

/** Follows no link: the preview stays on its page. Buttons of menus work as in the shop. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Shows parts of the shop's face as they are being edited: the dashboard around this frame posts them. Messages of other
 * origins and other windows are left alone, and what is no part of a face is never shown.
 */
export default function FaceCanvas(): ReactElement | null {
  const { editorOrigin } = useView();
  const store = useAppStore();
  useEffect(() => {
    const show = ({ mainMenu, footer, footerDetails, sitewideBanner, seasonal }: FacePreview): void => {
      store.dispatch(
        shopApi.util.updateQueryData('storeCoreData', undefined, ({ state }) => {
          if (mainMenu) state.subdomain.mainMenu = mainMenu;
          if (footer) state.footer = footer;
          if (footerDetails) state.footerDetails = footerDetails;
          if (sitewideBanner !== undefined) state.subdomain.sitewideBanner = sitewideBanner;
          if (seasonal) state.subdomain.plugins['christmas-banner'] = seasonal;
        }),
      );
    };
    const receive = (event: MessageEvent<unknown>): void => {
      if (event.origin !== editorOrigin || event.source !== window.parent || window.parent === window) return;
      const face = facePreviewSchema.safeParse(event.data);
      if (face.success) show(face.data);
    };
    if (new URLSearchParams(location.search).get(facePreviewQuery) === 'end')
      document.querySelector('footer')?.scrollIntoView({ block: 'end' });
    addEventListener('message', receive);
    addEventListener('click', stayHere, { capture: true });
    if (window.parent !== window) window.parent.postMessage({ omnisFace: 1, ready: true }, editorOrigin);
    return () => {
      removeEventListener('message', receive);
      removeEventListener('click', stayHere, { capture: true });
    };
  }, [editorOrigin, store]);
  return null;
}
