import { errorText, isApiFailure, useStoreSubscribeMutation } from '@omnis/api-client';
import type { BlockEnvironment, SubscribeAnswer, SubscribeRequest } from '@omnis/blocks';
import { texts } from '@omnis/contract/texts';
import { useMemo } from 'react';
import { formatPrice } from '../data/price.ts';
import { CardFavourite } from '../favourites/favourite-button.tsx';
import { actionEvent } from '../shell/use-link-clicks.ts';
import { BlockLink } from './block-link.tsx';
import { useSource } from './use-source.ts';

function trigger(action: string): void {
  window.dispatchEvent(new CustomEvent(actionEvent, { detail: action }));
}

/** A block's problem is the shop owner's concern; it is kept where developers look, and breaks nothing. */
function report(problem: { readonly message: string }): void {
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent('omnis:problem', { detail: problem }));
}

/** What is the same for every page. */
const shared = {
  Link: BlockLink,
  formatMoney: formatPrice,
  useSource,
  trigger,
  report,
  Favourite: CardFavourite,
} satisfies Partial<BlockEnvironment>;

/** What blocks, and product cards outside of pages, need of the storefront; the same object between renders. */
export function useBlockEnvironmentValue(mode: 'native' | 'preview'): BlockEnvironment {
  const [send] = useStoreSubscribeMutation();
  return useMemo(() => {
    const subscribe = async (request: SubscribeRequest): Promise<SubscribeAnswer> => {
      const { error } = await send({ body: request });
      if (error === undefined) return { ok: true, message: texts.subscribed };
      // A validation error shows its own message, any other the general one (storefront.md §8).
      const invalid = isApiFailure(error) && error.status === 422;
      return { ok: false, invalid, message: invalid ? errorText(error) : texts.subscribeFailed };
    };
    return { ...shared, mode, subscribe };
  }, [mode, send]);
}
