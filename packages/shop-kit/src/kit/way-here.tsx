import { shopApi } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useLayoutEffect, useRef } from 'react';
import { matchPath, useLocation } from '../react-router/index.ts';
import { divisionOf, useCore } from '../data/core.ts';
import { useFrame } from './route-handle.ts';
import { updateTrail } from './trail-update.ts';

/**
 * Has the trail of a product lead over the collection that the shopper has come from, with the filters and the page that
 * they chose there, in place of the product's first. It shows nothing.
 */
export function WayHere(): null {
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { pathname, search } = useLocation();
  const { trail } = useFrame();
  const listed = matchPath('/collection/:collection', pathname)?.params.collection;
  const urlName = matchPath('/product/:product/:colour?', pathname)?.params.product ?? '';
  const product = useAppSelector(
    shopApi.endpoints.productsGet.select({ params: { division, urlName }, query: { currency } }),
  ).data;
  /** The collection that was looked through last. */
  const walked = useRef({ urlName: '', href: '' });
  // Before anything is drawn: the other trail would flash.
  useLayoutEffect(() => {
    if (listed !== undefined) walked.current = { urlName: listed, href: pathname + search };
    const { href, urlName: from } = walked.current;
    const collection = product?.collections.find((each) => each.urlName === from);
    const [home] = trail;
    const here = trail.at(-1);
    // With what was chosen in it, it stands for that choice rather than for the collection (platform.md §2).
    const kind = href.includes('?') ? 'url-param' : 'collection';
    if (collection && home && here) updateTrail([home, { text: collection.name, href, kind }, here]);
  }, [listed, pathname, search, product, trail]);
  return null;
}
