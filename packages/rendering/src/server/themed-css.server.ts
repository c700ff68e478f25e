import { readerOf } from '@omnis/shop-kit';
import type { RouterContextProvider } from 'react-router';
import { serverContext } from './server-context.ts';
import { themeChoice } from './theme-choice.server.ts';
import type { ThemeChoice } from './theme-head.server.ts';

/** A style sheet that is made of the store's theme, and whose address changes with it. */
export async function themedCss(
  { context, url }: { readonly context: Readonly<RouterContextProvider>; readonly url: URL },
  write: (choice: ThemeChoice) => string,
): Promise<Response> {
  const core = await readerOf(context).read('storeCoreData', undefined);
  const { mode, trial } = context.get(serverContext);
  // The page whose theme it is; a page without one of its own has none in the address.
  const pathname = url.searchParams.get('page') ?? undefined;
  return new Response(
    write(themeChoice(core, { mode, trial, ...(pathname !== undefined && { pathname }) })),
    {
      headers: {
        'Content-Type': 'text/css; charset=utf-8',
        'Cache-Control': 'public, max-age=31536000, immutable',
      },
    },
  );
}
