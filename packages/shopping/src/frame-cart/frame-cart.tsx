import { basketApi } from '@omnis/api-client';
import { frameOrigins, type PageContent } from '@omnis/blocks';
import { basketOpened, selectCurrency, useAppStore, type OmnisStore } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { shellTexts, type ShellTexts, snackbars } from '@omnis/shop-kit';
import { useEffect, useMemo } from 'react';
import { rememberBasketCurrency } from '../basket/basket-currency.ts';
import { useSendOnce, type SendOnce } from '../basket/send-once.ts';
import { addingFailure } from '../product/use-add-to-basket.ts';
import { readFrameMessage, type FrameWish } from './frame-message.ts';

const untracked = { track: false } as const;
const { basketAdd, basketBulkAdd, basketList } = basketApi.endpoints;

function isBadRequest(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 400;
}

/** Adds what a frame wants; null when it worked, else what the frame is answered (storefront.md §7 and §8). */
async function carryOut(
  t: ShellTexts,
  { store, once }: { readonly store: OmnisStore; readonly once: SendOnce },
  wish: FrameWish,
): Promise<string | null> {
  if (wish.kind === 'fault') return wish.message;
  const currency = selectCurrency(store.getState());
  const query = { currency };
  const { error } = await once(wish, (headers) =>
    wish.kind === 'one'
      ? store.dispatch(
          basketAdd.initiate(
            { query, body: { item: { variantId: wish.variantId }, name: 'main' }, headers },
            untracked,
          ),
        )
      : store.dispatch(
          basketBulkAdd.initiate(
            { query, body: { items: [...wish.items], name: 'main' }, headers },
            untracked,
          ),
        ),
  );
  if (error !== undefined) {
    const message = isBadRequest(error) ? t('productGone') : addingFailure(t, error);
    snackbars.show({ text: message, tone: 'error' });
    return message;
  }
  rememberBasketCurrency(currency);
  store.dispatch(basketOpened());
  const again = { params: { name: 'main' }, query } as const;
  void store.dispatch(basketList.initiate(again, { subscribe: false, forceRefetch: true }));
  return null;
}

/** Origin of the address that a frame of the page was given; null for a window that is none of its frames. */
function originOfFrame(source: MessageEventSource): string | null {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('main iframe')];
  const own = frames.find(({ contentWindow }) => contentWindow === source);
  return own ? (URL.parse(own.src)?.origin ?? null) : null;
}

/**
 * Lets the frames of a page's iframe blocks put something into the basket. Only their origins are listened to, and each
 * message is answered to the frame that sent it (storefront.md §5 and §8).
 */
export default function FrameCart({ page }: { readonly page: PageContent }): null {
  const t = useTexts(shellTexts);
  const store = useAppStore();
  const once = useSendOnce();
  const origins = useMemo(() => frameOrigins(page), [page]);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>): void => {
      if (source === null) return;
      // Blocks keep their frames in a sandbox, which hides its origin: such a frame is known by its window.
      const hidden = origin === 'null';
      if (!origins.has((hidden ? originOfFrame(source) : origin) ?? '')) return;
      const wish = readFrameMessage(data);
      if (wish === null) return;
      void carryOut(t, { store, once }, wish).then((message) => {
        const answer =
          message === null ? { type: 'add-to-cart-complete' } : { type: 'add-to-cart-failed', message };
        source.postMessage(answer, { targetOrigin: hidden ? '*' : origin });
      });
    };
    window.addEventListener('message', listen);
    const { omnisStart: start } = window;
    // Messages sent before this code loaded are answered now.
    start?.messages?.forEach(listen);
    if (start) start.messages = undefined;
    return () => {
      window.removeEventListener('message', listen);
      if (start) start.messages = [];
    };
  }, [t, origins, store, once]);
  return null;
}
