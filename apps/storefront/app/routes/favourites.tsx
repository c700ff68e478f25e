import type { ReactElement } from 'react';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { Route } from './+types/favourites.ts';
import { shellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('favourites'),
      path: '/favourites/',
      indexable: false,
      trail: [{ text: t('home'), href: '/' }, { text: t('favourites') }],
    },
    args,
  );
};

/** The visitor's favourites. */
export default function Favourites(): ReactElement {
  return <FavouritesPage />;
}
