import type { ReactElement } from 'react';
import type { ServerStyleSheet } from 'styled-components';
import type { PartKeeper } from '../../kept/keep.tsx';
import { renderAtOnce } from '../render-at-once.server.ts';
import { renderWaiting } from '../render-waiting.server.ts';
import { checkParts, checksParts } from './check-parts.server.ts';
import { keptParts, type MarkedDocument } from './kept-parts.server.ts';

/** What a rendering leaves beside its text. */
export interface Made {
  readonly sheet: ServerStyleSheet;
  /** Areas of texts that it is made of. */
  readonly areas: Set<string>;
}

/** A document that is to be rendered. */
export interface PartsInput {
  /** For each rendering. */
  readonly start: () => Made;
  readonly render: (made: Made, keeper: PartKeeper | null) => ReactElement;
  /** What all its parts depend on beside what they are made of; null: none is kept. */
  readonly key: string | null;
  readonly nonce: string | undefined;
}

/** A document that was rendered, with what that left. */
export interface RenderedParts extends Made {
  readonly marked: MarkedDocument;
}

/**
 * Renders a document, but for the parts of it that are known from others. Of one that has to wait for code everything is
 * rendered, and nothing kept.
 */
export async function renderParts({ start, render, key, nonce }: PartsInput): Promise<RenderedParts> {
  const made = start();
  const parts = key === null ? null : keptParts({ key, ...made });
  const html = renderAtOnce(render(made, parts));
  if (html !== null) {
    const marked = parts?.take(html) ?? { html, parts: [] };
    if (checksParts && parts) checkParts({ marked, made, again: start(), render });
    return { marked, ...made };
  }
  const whole = start();
  return { marked: { html: await renderWaiting(render(whole, null), nonce), parts: [] }, ...whole };
}
