import { linkIntent, linkOrNotFound, triggerAction, useCore, useView } from '@omnis/shop-kit';
import { pageThemeOf } from './page-theme-of.ts';
import { followsLinks } from '@omnis/rendering';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** The link that an event is about. */
export function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/**
 * One click handler for every link of the page: links are plain anchors, which cost nothing to render, work without
 * scripts and may come out of a merchant's text; this makes those of the store navigate in the app.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  const { editorOrigin: mainSite } = useView();
  const { pages } = useCore();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      if (link.hasAttribute('download') || (link.target !== '' && link.target !== '_self')) return;
      const href = link.getAttribute('href') ?? '';
      const intent = linkIntent(href, new URL(location.href));
      if (intent.kind === 'browser') return;
      event.preventDefault();
      switch (intent.kind) {
        case 'navigate':
          // The theme stands in the document's head: a page in another one is a document of its own.
          if (pageThemeOf(pages, location.pathname) !== pageThemeOf(pages, intent.to)) {
            location.assign(intent.to);
            break;
          }
          void navigate(intent.to, {
            viewTransition: link.hasAttribute('data-morph'),
            preventScrollReset: link.hasAttribute('data-keep-scroll'),
          });
          break;
        case 'fragment':
          void navigate(intent.to, { preventScrollReset: true });
          // The keyboard goes on from there, as where a browser follows the link by itself.
          document.getElementById(intent.id)?.focus({ preventScroll: true });
          break;
        case 'action':
          triggerAction(intent.name);
          break;
        case 'external':
          window.open(intent.href, '_blank', 'noopener,noreferrer');
          break;
        case 'blocked':
          // One that came out of a text: those of menus and blocks are replaced where they stand.
          window.open(linkOrNotFound(href, mainSite), '_blank', 'noopener,noreferrer');
          break;
      }
    };
    // The router's state may be replaced between clicks, so the listener follows `navigate`.
    document.addEventListener('click', onClick);
    followsLinks();
    return () => document.removeEventListener('click', onClick);
  }, [navigate, mainSite, pages]);
}
