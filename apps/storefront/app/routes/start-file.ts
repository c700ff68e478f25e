import { startFile } from '@omnis/rendering/server';

/** The script that starts pages: kept by the browser, since it is the same for all of them. */
export const loader = (): Response =>
  new Response(startFile, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
