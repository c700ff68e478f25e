import { readerOf } from '@omnis/shop-kit';
import type { RouterContextProvider } from 'react-router';
import { serverContext } from './server-context.ts';
import { themeChoice } from './theme-choice.server.ts';
import type { ThemeChoice } from './theme-head.server.ts';

/** A style sheet that is made of the store's theme, and whose address changes with it. */
export async function themedCss(
  context: Readonly<RouterContextProvider>,
  write: (choice: ThemeChoice) => string,
): Promise<Response> {
  const core = await readerOf(context).read('storeCoreData', undefined);
  return new Response(write(themeChoice(core, context.get(serverContext).mode)), {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
