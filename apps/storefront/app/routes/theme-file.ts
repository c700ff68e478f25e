import { themeHead } from '../server/theme-head.server.ts';
import { themedCss } from '../server/themed-css.server.ts';
import type { Route } from './+types/theme-file.ts';

/** All values of the store's theme: a page itself brings those that it shows. */
export const loader = ({ context }: Route.LoaderArgs): Promise<Response> =>
  themedCss(context, (choice) => themeHead(choice).look);
