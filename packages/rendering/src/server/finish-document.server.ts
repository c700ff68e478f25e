import type { Language } from '@omnis/models';
import { laterStyles } from '../start/sent-styles.ts';
import { textFiles } from './block-files.server.ts';
import { byteText } from './byte-text.server.ts';
import { assemble, documentPieces } from './document-pieces.server.ts';
import type { RenderedParts } from './kept/render-parts.server.ts';
import { lateStart } from './late-start.server.ts';
import { templateOf } from './page-file.server.ts';
import type { PageTheme } from './page-theme.server.ts';
import type { PageFile } from './server-context.ts';
import { pageStyles } from './styles/sent-styles.server.ts';
import { isBuilt } from '../is-built.ts';

/** A rendered document, and the files that it names beside those of its seeds. */
export interface RenderedDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly files: readonly PageFile[];
}

/** Facts for finishing a document. */
export interface DocumentFacts {
  readonly nonce: string;
  readonly language: Language;
  readonly page: PageTheme;
  /** The style sheet with all values of its theme. */
  readonly theme: string;
  /** Script that sets the chosen appearance; '' where there is nothing to choose. */
  readonly script: string;
  /** It keeps all styles, and all values of its theme. */
  readonly isWhole: boolean;
  /** Files of code that the page needs beside those of its routes. */
  readonly files: readonly string[];
  /** Data that its routes have read, as elements. */
  readonly seeds: string;
  /** It is the same for everybody, so that it may name files of its own. */
  readonly shared: boolean;
  /** Its code waits for a new visitor's first sign. */
  readonly rests: boolean;
}

/** Finishes a document that was rendered: its styles, the values of its theme, the script that starts it and its seeds. */
export function finishDocument(
  { marked, sheet, areas }: RenderedParts,
  { nonce, language, page, theme, script, isWhole, files, seeds, shared, rests }: DocumentFacts,
): RenderedDocument {
  const styles = pageStyles({ sheet, nonce, document: shared && !isWhole ? marked : null });
  const parts = documentPieces(marked.html);
  const names = [styles.uses, ...marked.parts.map(({ uses }) => uses)];
  const pieces = isWhole ? parts : { ...parts, head: page.fill(parts.head, { body: parts.body, names }) };
  const chosen = script && `<script nonce="${nonce}">${script}</script>`;
  // In development Vite adds scripts of its own, which nobody holds back.
  const late = isBuilt
    ? lateStart(pieces, nonce, { more: [...textFiles(areas, { language }), ...files], theme, rests })
    : { pieces, script: '' };
  const more = styles.later;
  const additions = {
    head: byteText(chosen + late.script) + styles.tag,
    seeds: byteText(more === null ? seeds : templateOf(laterStyles, more) + seeds),
  };
  const bytes = assemble(late.pieces, additions, marked.parts);
  return { bytes, files: more === null ? [] : [more] };
}
