import { shopApi } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { divisionOf, tellWorker, useCore } from '@omnis/shop-kit';
import { useEffect } from 'react';
import { matchPath, useLocation } from '@omnis/shop-kit/react-router';
import { productPath } from '../product/selection.ts';
import { noteViewed } from './viewed.ts';

/** Milliseconds that a product is on screen before it counts as looked at; its pictures have come by then. */
const settled = 1500;

/** Addresses of the pictures that the page shows, as the browser has chosen them. */
function shownPictures(): string[] {
  const shown = [...document.querySelectorAll('main img')].flatMap((image) => {
    const address = image instanceof HTMLImageElement ? image.currentSrc : '';
    return address.startsWith(`${location.origin}/images/`) ? [address.slice(location.origin.length)] : [];
  });
  return [...new Set(shown)].slice(0, 8);
}

/** The product of an address; '' on all other pages. */
function productOf(pathname: string): string {
  // To match takes a pattern, which the router makes anew each time.
  if (!/^\/product\//i.test(pathname)) return '';
  return matchPath('/product/:product/:colour?', pathname)?.params.product ?? '';
}

/** Remembers the products that are looked at, in this browser alone, and has the worker keep them. It shows nothing. */
export function NoteViewed(): null {
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { pathname, key } = useLocation();
  const urlName = productOf(pathname);
  const product = useAppSelector(
    shopApi.endpoints.productsGet.select({ params: { division, urlName }, query: { currency } }),
  ).data;
  const id = product?.id;
  const name = product?.name;
  useEffect(() => {
    if (id === undefined || name === undefined) return undefined;
    // The first page was on screen before its code had come.
    const left = key === 'default' ? Math.max(0, settled - performance.now()) : settled;
    const timer = setTimeout(() => {
      const pictures = shownPictures();
      noteViewed(division, { id, name, path: productPath(urlName), image: pictures[0] ?? '' });
      // In the colour that was looked at, as its pictures are.
      const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
      void tellWorker({ kind: 'viewed', path, pictures });
    }, left);
    return () => clearTimeout(timer);
  }, [division, id, name, urlName, pathname, key]);
  return null;
}
