import { metaTexts, type RouteHandle, routeHead, shellTexts, type ShellTexts } from '@omnis/shop-kit';
import { FavouritesPage } from '@omnis/shopping';
import type { ReactElement } from 'react';
import type { Route } from './+types/favourites.ts';

const trail = (t: ShellTexts) => [{ text: t('home'), href: '/' }, { text: t('favourites') }];

export const handle: RouteHandle = { trail };

export const meta: Route.MetaFunction = (args) => {
  const t = metaTexts(args, shellTexts);
  return routeHead(
    {
      title: t('favourites'),
      path: '/favourites/',
      indexable: false,
      trail: trail(t),
    },
    args,
  );
};

/** The visitor's favourites. */
export default function Favourites(): ReactElement {
  return <FavouritesPage />;
}
