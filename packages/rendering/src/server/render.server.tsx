import type { Language } from '@omnis/models';
import { selectCurrency, type OmnisStore } from '@omnis/store';
import { UsedTexts } from '@omnis/texts/react';
import { findCore, type PartKeeper, PartKeeperContext, rests } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext } from 'react-router';
import { finishDocument, type DocumentFacts, type RenderedDocument } from './finish-document.server.ts';
import { takeHandoff } from './handoff.server.ts';
import { writeNames } from '../start/sent-styles.ts';
import { themeOfPage } from './page-theme.server.ts';
import { assertSame, checksParts } from './kept/check-parts.server.ts';
import { finishedDocuments, type FinishedFrom } from './kept/finished-documents.server.ts';
import { renderParts, type Made, type Rendering } from './kept/render-parts.server.ts';
import { themeHref } from './section-styles.server.ts';
import { ServerHead } from './server-head.ts';
import { matchedManifest } from './matched-manifest.server.ts';
import { requestSheet, StyleCollector } from './style-sheet.server.tsx';
import { themePreviewScript } from '@omnis/theme';
import { ownThemePath, themeChoice, type TriedTheme } from './theme-choice.server.ts';
import { themeHead } from './theme-head.server.ts';
import { isBuilt } from '../is-built.ts';

/** Input for rendering a document. */
export interface DocumentParts {
  readonly url: string;
  readonly router: EntryContext;
  readonly store: OmnisStore;
  readonly nonce: string;
  readonly mode: 'native' | 'preview';
  /** The theme that is tried on the page. */
  readonly trial?: TriedTheme | undefined;
  /** The only origin that may send other values of a theme that is tried. */
  readonly editorOrigin: string;
  readonly language: Language;
  /** Files of code that the page needs beside those of its routes. */
  readonly files: readonly string[];
  /** Data that its routes have read, as elements. */
  readonly seeds: string;
  /** It is the same for everybody, so that it may name files of its own. */
  readonly shared: boolean;
}

const finished = finishedDocuments();
const textOf = ({ bytes }: RenderedDocument): string => Buffer.from(bytes).toString();

/** Identity of a finished document; null: this one has to be finished itself. */
function finishedFrom(
  { plain, made }: Rendering,
  { url, key, facts }: { readonly url: string; readonly key: string; readonly facts: DocumentFacts },
): FinishedFrom | null {
  if (plain === null) return null;
  const { nonce, page, theme, files, seeds } = facts;
  const styles = writeNames(made.sheet.instance.names);
  const areas = [...made.areas].join();
  return {
    ...plain,
    path: new URL(url).pathname,
    facts: [key, nonce, page.head, theme, files.join(), seeds, facts.rests, styles, areas],
  };
}

/** Tells whether visitors read the page before they do anything there. */
function restsOf({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { route } = staticHandlerContext.matches.at(-1) ?? {};
  return route !== undefined && rests(routeModules[route.id]?.handle);
}

/**
 * A whole document. The loaders have awaited everything, so a stream would bring nothing earlier; rendered whole it is
 * cheaper, has its styles in the head, and a fault becomes an error page instead of half a page.
 */
export async function renderDocument({
  url,
  router,
  store,
  nonce: given,
  mode,
  trial,
  editorOrigin,
  language,
  files,
  seeds,
  shared,
}: DocumentParts): Promise<RenderedDocument> {
  // No policy asks for it in development, where React warns of what browsers hide of it.
  const nonce = isBuilt ? given : undefined;
  const manifest = matchedManifest(router.manifest, router.staticHandlerContext.matches);
  const handoff = await takeHandoff(router.serverHandoffStream);
  const core = findCore(store.getState());
  const { pathname } = new URL(url);
  const choice = themeChoice(core, { mode, trial, pathname });
  const page = themeOfPage(choice);
  // The editor tries themes on its canvas, and Vite exchanges what is being developed: there all of it stays.
  const isWhole = !isBuilt || mode === 'preview' || trial !== undefined;
  const theme = isWhole ? themeHead(choice) : page.head;
  const render = (made: Made, keeper: PartKeeper | null): ReactElement => (
    <StyleCollector sheet={made.sheet}>
      <ServerHead value={{ theme, nonce: given }}>
        <UsedTexts value={made.areas}>
          <PartKeeperContext value={keeper}>
            <Provider store={store}>
              <ServerRouter context={{ ...router, manifest, ...handoff() }} url={url} nonce={nonce} />
            </Provider>
          </PartKeeperContext>
        </UsedTexts>
      </ServerHead>
    </StyleCollector>
  );
  const key = `${language} ${selectCurrency(store.getState())}`;
  const rendering = renderParts({
    start: () => ({ sheet: requestSheet(nonce), areas: new Set<string>() }),
    render,
    // In development the code changes beneath its parts.
    key: isWhole ? null : key,
    nonce,
  });
  const facts: DocumentFacts = {
    nonce: given,
    language,
    page,
    theme: themeHref(choice, ownThemePath(core, pathname)),
    script: trial ? `${theme.script};${themePreviewScript(editorOrigin, trial.token)}` : theme.script,
    isWhole,
    files,
    seeds,
    shared,
    rests: shared && restsOf(router),
  };
  // Documents of a single visitor are not kept.
  const from = shared ? finishedFrom(rendering, { url, key, facts }) : null;
  const known = from ? finished.find(from) : undefined;
  if (known && !checksParts) return known;
  const document = finishDocument(await rendering.whole(), facts);
  if (known) assertSame('Documents', textOf(known), textOf(document));
  if (from) finished.keep(from, document);
  return document;
}
