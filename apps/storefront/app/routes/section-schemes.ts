import { sectionStyles, themedCss } from '@omnis/rendering/server';
import type { Route } from './+types/section-schemes.ts';

/** The colour schemes of sections in the store's theme: a file for the pages that have any, since most have none. */
export const loader = ({ context, url }: Route.LoaderArgs): Promise<Response> =>
  themedCss({ context, url }, sectionStyles);
