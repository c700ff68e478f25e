import type { ReactElement } from 'react';
import { pageData } from '../data/page-data.ts';
import { readerOf, type Reader } from '../data/reader.ts';
import { BalancePage } from '../gift-card/balance-page.tsx';
import { giftCardsArg } from '../gift-card/gift-cards-arg.ts';
import { routeHead } from '../head/route-head.ts';
import { giftCardTexts } from '../texts/gift-cards/index.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';
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

/** What a gift card has left, and those that the store sells. */
export default function GiftCardRoute({ loaderData: { sold } }: Route.ComponentProps): ReactElement {
  return <BalancePage sold={sold} />;
}
