import type { BlockChange, Page } from '@omnis/models';

/** Kinds of versions: what made each. */
export type HistoryKind = 'original' | 'draft' | 'publish' | 'unpublish' | 'update' | 'restore' | 'discard';

/** A version of a page in its history. */
export interface HistoryVersion {
  readonly version: number;
  readonly kind: HistoryKind;
  /** When it was saved, in UTC (ISO 8601). */
  readonly at: string;
  /** Name of the person who saved it; '' where it is not known. */
  readonly by: string;
  /** Changes since the version before: the first ones, and their number in all. */
  readonly changes: {
    readonly blocks: readonly BlockChange[];
    readonly settings: readonly string[];
    readonly total: number;
  };
}

/** A part of the history, the newest versions first. */
export interface HistoryPart {
  readonly items: readonly HistoryVersion[];
  /** Where the next part begins; null when this was the last one. */
  readonly next: string | null;
}

/** The history of the page in an editor, from whatever keeps it. Both functions may reject: the editor says so. */
export interface PageHistory {
  /** @param cursor - `next` of the part before; null: the first part */
  readonly onList: (cursor: string | null) => Promise<HistoryPart>;
  /** Gives the page as it was in a version. */
  readonly onOpen: (version: number) => Promise<Page>;
}
