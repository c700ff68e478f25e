import type { ReactElement } from 'react';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/favourites.ts';
import { shellTexts, type ShellTexts } from '../texts/shell/index.ts';
import { metaTexts } from '../texts/use-texts.ts';

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
