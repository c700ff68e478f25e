import { sourceLanguage } from '@omnis/models';
import { ThemeStyle } from '@omnis/theme/react';
import { seedQueries, useAppStore } from '@omnis/store';
import { LocaleContext, useLocale, useTexts } from '@omnis/texts/react';
import { SnackbarProvider, UiTextProvider } from '@omnis/ui';
import {
  controlsSay,
  controlsTexts,
  currencyCookie,
  failedRead,
  findView,
  hasFoot,
  isPageData,
  pageData,
  PartBoundary,
  readerOf,
  readSource,
  RouteCode,
  seedsOf,
  snackbars,
  type View,
  ViewContext,
} from '@omnis/shop-kit';
import { FontStyle, Scrolled, ServerHead } from '@omnis/rendering';
import {
  requestSource,
  sectionStylesHref,
  serverContext,
  ownThemePath,
  themeChoice,
  themeHead,
} from '@omnis/rendering/server';
import { useContext, useState, type ReactElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Links, Meta, Outlet, Scripts, useLocation, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { StartUpFailure } from './errors/start-up-failure.tsx';

/** Reads what every page starts from, so that all loaders find it. */
const prepareRequest: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const { call, language } = context.get(serverContext);
  const chosen = currencyCookie(request.headers.get('cookie'));
  const source = requestSource({ call, chosen, language });
  context.set(readSource, source);
  const { value, error } = await source.prepare();
  if (value === undefined) throw failedRead(error);
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [prepareRequest];

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const core = await reader.read('storeCoreData', undefined);
  const { origin, host, mode, operator, editorOrigin, cardScripts, trial } = context.get(serverContext);
  const { pathname } = url;
  const choice = themeChoice(core, { mode, trial, pathname });
  const { options, themeColors } = themeHead(choice);
  const today = new Date().toISOString().slice(0, 10);
  const view: View = {
    origin,
    host,
    mode,
    operator,
    editorOrigin,
    locale: reader.locale,
    themeColors,
    options,
    sectionStyles: sectionStylesHref(choice, ownThemePath(core, pathname)),
    today,
    ...(cardScripts ? { payTarget: '_top' } : {}),
  };
  return pageData(reader.seeds, { view });
}

/** The store does not change while its pages are looked at. */
export const shouldRevalidate = (): boolean => false;

/** The document; also around error pages, where nothing may have been loaded. */
export function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  const server = useContext(ServerHead);
  const matches = useMatches();
  const view = findView(matches);
  const locale = view?.locale ?? sourceLanguage;
  return (
    // A script of the head may have set the chosen appearance.
    <html
      lang={locale}
      data-opening=""
      data-foot={hasFoot(view, matches) ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Where styled-components and the bundler's loader find the nonce for what they add. */}
        <meta property="csp-nonce" nonce={server?.nonce} suppressHydrationWarning />
        {/* Also around error pages: a head that throws would take them with it. */}
        <PartBoundary resetKey={useLocation().key}>
          <Meta />
        </PartBoundary>
        <Links />
        <ThemeStyle css={server?.theme.css} nonce={server?.nonce} />
        <FontStyle css={server?.theme.fonts.css} nonce={server?.nonce} />
      </head>
      <body>
        <LocaleContext value={locale}>
          <ViewContext value={view}>{children}</ViewContext>
        </LocaleContext>
        {/* In the editor's frame, of another site, browsers may close the storage that it needs. */}
        {view?.mode !== 'preview' && <Scrolled />}
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Puts what the server has read into the browser's cache, before anything reads it (no call is repeated).
 *
 * @returns the state as the server rendered it, which parts that come to life later hydrate from
 */
function useSeededStore() {
  const store = useAppStore();
  const matches = useMatches();
  const [rendered] = useState(() => {
    if (!import.meta.env.SSR) {
      seedQueries(
        store,
        matches.flatMap(({ loaderData }) => (isPageData(loaderData) ? seedsOf(loaderData) : [])),
      );
    }
    return store.getState();
  });
  return { store, rendered };
}

export default function App(): ReactElement {
  const { store, rendered } = useSeededStore();
  return (
    <Provider store={store} serverState={rendered}>
      <UiTextProvider translate={controlsSay(useTexts(controlsTexts))} locale={useLocale()}>
        <SnackbarProvider store={snackbars}>
          <RouteCode />
          <Outlet />
        </SnackbarProvider>
      </UiTextProvider>
    </Provider>
  );
}

export function ErrorBoundary(): ReactElement {
  return <StartUpFailure />;
}
