import type { Language } from '@omnis/models';
import { selectCurrency, type OmnisStore } from '@omnis/store';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { ServerRouter, type EntryContext } from 'react-router';
import { PartKeeperContext, type PartKeeper } from '../kept/keep.tsx';
import { findCore } from '../data/core.ts';
import { assemble, documentPieces } from './document-pieces.server.ts';
import { byteText } from './byte-text.server.ts';
import { UsedTexts } from '../texts/use-texts.ts';
import { textFiles } from './block-files.server.ts';
import { takeHandoff } from './handoff.server.ts';
import { lateStart } from './late-start.server.ts';
import { rests } from '../shell/route-handle.ts';
import { laterStyles } from '../shell/start/sent-styles.ts';
import { templateOf } from './page-file.server.ts';
import { themeOfPage } from './page-theme.server.ts';
import { renderParts, type Made } from './kept/render-parts.server.ts';
import { themeHref } from './section-styles.server.ts';
import { pageStyles } from './styles/sent-styles.server.ts';
import type { PageFile } from './server-context.ts';
import { ServerHead } from './server-head.ts';
import { matchedManifest } from './matched-manifest.server.ts';
import { requestSheet, StyleCollector } from './style-sheet.server.tsx';
import { themeChoice } from './theme-choice.server.ts';
import { themeHead } from './theme-head.server.ts';

/** What a document is rendered from. */
export interface DocumentParts {
  readonly url: string;
  readonly router: EntryContext;
  readonly store: OmnisStore;
  readonly nonce: string;
  readonly mode: 'native' | 'preview';
  readonly language: Language;
  /** Files of code that the page needs beside those of its routes. */
  readonly files: readonly string[];
  /** What its routes have read, as elements. */
  readonly seeds: string;
  /** It is the same for everybody, so that it may name files of its own. */
  readonly shared: boolean;
}

/** A rendered document, and the files that it names beside those of its seeds. */
export interface RenderedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly files: readonly PageFile[];
}

/** Whether the page is read before anything is done there. */
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
  language,
  files,
  seeds,
  shared,
}: DocumentParts): Promise<RenderedDocument> {
  // No policy asks for it in development, where React warns of what browsers hide of it.
  const nonce = import.meta.env.PROD ? given : undefined;
  const manifest = matchedManifest(router.manifest, router.staticHandlerContext.matches);
  const handoff = await takeHandoff(router.serverHandoffStream);
  const choice = themeChoice(findCore(store.getState()), mode);
  const whole = themeHead(choice);
  const page = themeOfPage(choice);
  // The editor tries themes on its canvas, and Vite exchanges what is being developed: there all of it stays.
  const isWhole = !import.meta.env.PROD || mode === 'preview';
  const theme = isWhole ? whole : page.head;
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
  const { marked, sheet, areas } = await renderParts({
    start: () => ({ sheet: requestSheet(nonce), areas: new Set<string>() }),
    render,
    // What is being developed changes beneath its parts.
    key: isWhole ? null : `${language} ${selectCurrency(store.getState())}`,
    nonce,
  });
  const styles = pageStyles({ sheet, nonce, document: shared && !isWhole ? marked : null });
  const parts = documentPieces(marked.html);
  const names = [styles.uses, ...marked.parts.map(({ uses }) => uses)];
  const pieces = isWhole ? parts : { ...parts, head: page.fill(parts.head, { body: parts.body, names }) };
  const chosen = theme.script && `<script nonce="${given}">${theme.script}</script>`;
  // In development Vite adds scripts of its own, which nobody holds back.
  const late = import.meta.env.PROD
    ? lateStart(pieces, given, {
        more: [...textFiles(areas, { language }), ...files],
        theme: themeHref(choice),
        rests: shared && restsOf(router),
      })
    : { pieces, script: '' };
  const more = styles.later;
  const additions = {
    head: byteText(chosen + late.script) + styles.tag,
    seeds: byteText(more === null ? seeds : templateOf(laterStyles, more) + seeds),
  };
  const bytes = assemble(late.pieces, additions, marked.parts);
  return { bytes, files: more === null ? [] : [more] };
}
