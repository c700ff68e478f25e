import { shopApi } from '@omnis/api-client';
import { selectCurrency, useAppStore } from '@omnis/store';
import { divisionOf, linkIntent, useCore } from '@omnis/shop-kit';
import { useEffect, useState, type ReactElement } from 'react';
import { matchPath, PrefetchPageLinks } from 'react-router';
import { linkOf } from './use-link-clicks.ts';

/** Milliseconds that a pointer rests on a link before its page is fetched. */
const rest = 80;

/** Fetches the code of the page behind a link, and a product's data, when a pointer rests on it or a finger touches it. */
export function LinkPrefetch(): ReactElement | null {
  const store = useAppStore();
  const division = divisionOf(useCore());
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (event: Event): void => {
      clearTimeout(timer);
      const link = linkOf(event);
      if (!link) return;
      const intent = linkIntent(link.getAttribute('href') ?? '', new URL(location.href));
      if (intent.kind !== 'navigate') return;
      const fetchPage = (): void => {
        setPage(intent.to);
        const urlName = matchPath('/product/:product/:colour?', intent.to.replace(/[?#].*$/, ''))?.params
          .product;
        if (urlName === undefined) return;
        const query = { currency: selectCurrency(store.getState()) };
        store.dispatch(shopApi.util.prefetch('productsGet', { params: { division, urlName }, query }, {}));
      };
      timer = setTimeout(fetchPage, event.type === 'touchstart' ? 0 : rest);
    };
    document.addEventListener('pointerover', look, { passive: true });
    document.addEventListener('touchstart', look, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', look);
      document.removeEventListener('touchstart', look);
    };
  }, [store, division]);
  return page === null ? null : <PrefetchPageLinks page={page} />;
}
