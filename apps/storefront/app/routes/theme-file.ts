import { themedCss, themeHead } from '@omnis/rendering/server';
import type { Route } from './+types/theme-file.ts';

/** All values of the store's theme: a page itself brings those that it shows. */
export const loader = ({ context, url }: Route.LoaderArgs): Promise<Response> =>
  themedCss({ context, url }, (choice) => themeHead(choice).look);
