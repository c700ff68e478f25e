import { readerOf } from '../data/reader.ts';
import { sectionStyles } from '../server/section-styles.server.ts';
import { serverContext } from '../server/server-context.ts';
import { themeChoice } from '../server/theme-choice.server.ts';
import type { Route } from './+types/section-schemes.ts';

/** The colour schemes of sections in the store's theme: a file for the pages that have any, since most have none. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const core = await readerOf(context).read('storeCoreData', undefined);
  return new Response(sectionStyles(themeChoice(core, context.get(serverContext).mode)), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      // Its address changes with the theme.
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
