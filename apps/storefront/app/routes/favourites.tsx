import type { ReactElement } from 'react';
import { FavouritesPage } from '../favourites/favourites-page.tsx';
import { routeHead } from '../head/route-head.ts';
import type { Route } from './+types/favourites.ts';

export const meta: Route.MetaFunction = (args) =>
  routeHead(
    {
      title: 'Favourites',
      path: '/favourites/',
      indexable: false,
      trail: [{ text: 'Home', href: '/' }, { text: 'Favourites' }],
    },
    args,
  );

/** The visitor's favourites. */
export default function Favourites(): ReactElement {
  return <FavouritesPage />;
}
