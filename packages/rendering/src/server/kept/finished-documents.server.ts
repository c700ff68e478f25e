import type { RenderedDocument } from '../finish-document.server.ts';
import type { PlainDocument } from './render-parts.server.ts';

/** Characters and bytes of all documents that are kept. */
const limit = 12_000_000;
/** Paths that are remembered to have been asked for. */
const pathLimit = 2000;

/** Basis of a finished document. */
export interface FinishedFrom extends PlainDocument {
  /** Where it stands, without a query. */
  readonly path: string;
  /** All that it depends on beside its text and its parts: what is the same has the same facts. */
  readonly facts: readonly unknown[];
}

interface Finished {
  readonly from: FinishedFrom;
  readonly document: RenderedDocument;
  readonly size: number;
}

/** Documents that were rendered and finished. */
export interface FinishedDocuments {
  /** One that was rendered to the same; its bytes are a copy, to be given away. */
  readonly find: (from: FinishedFrom) => RenderedDocument | undefined;
  /** Keeps a copy of one whose path is asked for again. */
  readonly keep: (from: FinishedFrom, document: RenderedDocument) => void;
}

const sameAs = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, at) => Object.is(each, others[at]));

const copyOf = ({ bytes, files }: RenderedDocument): RenderedDocument => {
  // Memory of its own, which can be given to another thread.
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return { bytes: copy, files };
};

/** Pages of a path that differ, as a list does by its filters, differ in length. */
const keyOf = ({ path, text }: FinishedFrom): string => `${path} ${text.length}`;

/**
 * Keeps what documents came to once they were finished. A page that is asked for with ever new queries, as each click on an
 * advertisement has one, is rendered each time; what follows, its styles and values, is the same where the rendering is.
 *
 * @param most - characters and bytes; the least recently used go first
 */
export function finishedDocuments(most = limit): FinishedDocuments {
  const known = new Map<string, Finished>();
  const asked = new Set<string>();
  let size = 0;
  const drop = (key: string): void => {
    size -= known.get(key)?.size ?? 0;
    known.delete(key);
  };
  return {
    find: (from) => {
      const key = keyOf(from);
      const found = known.get(key);
      if (found === undefined) return undefined;
      const { text, parts, facts } = found.from;
      if (text !== from.text || !sameAs(parts, from.parts) || !sameAs(facts, from.facts)) return undefined;
      known.delete(key);
      known.set(key, found);
      return copyOf(found.document);
    },
    keep: (from, document) => {
      const key = keyOf(from);
      if (!asked.has(key)) {
        if (asked.size >= pathLimit) asked.clear();
        asked.add(key);
        return;
      }
      drop(key);
      const made = { from, document: copyOf(document), size: from.text.length + document.bytes.length };
      known.set(key, made);
      size += made.size;
      for (const oldest of known.keys()) {
        if (size <= most) break;
        drop(oldest);
      }
    },
  };
}
