import { metaTexts, pageData, type Reader, readerOf, routeHead, shellTexts } from '@omnis/shop-kit';
import { BalancePage, giftCardsArg, giftCardTexts } from '@omnis/shopping';
import type { ReactElement } from 'react';
import type { Route } from './+types/gift-card.ts';

async function load(reader: Reader) {
  const sold = giftCardsArg(reader);
  const [t, cards] = await Promise.all([
    reader.texts(shellTexts),
    reader.texts(giftCardTexts),
    reader.tryRead('productsList', sold),
  ]);
  return pageData(reader.seeds, {
    sold,
    trail: [{ text: t('home'), href: '/' }, { text: cards('balance') }],
  });
}

export const loader = ({ context }: Route.LoaderArgs) => load(readerOf(context));
export const clientLoader = ({ context }: Route.ClientLoaderArgs) => load(readerOf(context));

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, giftCardTexts);
  return routeHead(
    {
      title: t('balance'),
      description: t('balanceText'),
      path: '/gift-card/',
      // It is about the card of who asks, and in no sitemap.
      indexable: false,
      trail: args.loaderData?.trail ?? [],
    },
    args,
  );
};

/** Balance of a gift card, and the gift cards that the store sells. */
export default function GiftCardRoute({ loaderData: { sold } }: Route.ComponentProps): ReactElement {
  return <BalancePage sold={sold} />;
}
