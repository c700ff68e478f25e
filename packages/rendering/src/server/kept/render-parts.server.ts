import type { PartKeeper } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { documentText, renderAtOnce } from '../render-at-once.server.ts';
import { renderWaiting } from '../render-waiting.server.ts';
import { checkParts, checksParts } from './check-parts.server.ts';
import { keptParts, type MarkedDocument } from './kept-parts.server.ts';
import type { Part } from './part.server.ts';
import type { Made } from './made-parts.server.ts';

export type { Made } from './made-parts.server.ts';

/** A document that is to be rendered. */
export interface PartsInput {
  /** For each rendering. */
  readonly start: () => Made;
  readonly render: (made: Made, keeper: PartKeeper | null) => ReactElement;
  /** Dependencies of all its parts beside their own contents; null: none is kept. */
  readonly key: string | null;
  readonly nonce: string | undefined;
}

/** A document as React has written it, all of whose parts were known. */
export interface PlainDocument {
  readonly text: string;
  /** By the numbers of the marks that stand for them. */
  readonly parts: readonly Part[];
}

/** A document that was rendered, with what that left. */
export interface RenderedParts extends Made {
  readonly marked: MarkedDocument;
}

/** A document that React has rendered as far as it can be at once. */
export interface Rendering {
  readonly made: Made;
  /** null: parts were rendered with it that were not known, or it failed. */
  readonly plain: PlainDocument | null;
  /** Waits for what it has to wait for. */
  readonly whole: () => Promise<RenderedParts>;
}

/**
 * Renders a document, but for the parts of it that are known from others. Of one that has to wait for code everything is
 * rendered, and nothing kept.
 */
export function renderParts({ start, render, key, nonce }: PartsInput): Rendering {
  const made = start();
  const parts = key === null ? null : keptParts({ key, ...made });
  const text = renderAtOnce(render(made, parts));
  const known = parts?.known() ?? null;
  return {
    made,
    plain: text === null || known === null ? null : { text, parts: known },
    whole: async () => {
      const html = text === null ? null : documentText(text);
      if (html !== null) {
        const marked = parts?.take(html) ?? { html, parts: [] };
        if (checksParts && parts) checkParts({ marked, made, again: start(), render });
        return { marked, ...made };
      }
      const again = start();
      return { marked: { html: await renderWaiting(render(again, null), nonce), parts: [] }, ...again };
    },
  };
}
