/** One of two people who changed a page: the owner of this window, or the other one. */
export type Side = 'mine' | 'theirs';

/** A property that both changed, each to something else. */
export interface PropertyConflict {
  readonly kind: 'property';
  readonly id: string;
  /** The block; null: the page itself. */
  readonly uid: string | null;
  /** Path of the property, such as `['properties', 'buttonStyle', 'fill']`. */
  readonly path: readonly string[];
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A block that one removed and the other went on with. It stays until somebody chooses. */
export interface RemovedConflict {
  readonly kind: 'removed';
  readonly id: string;
  readonly uid: string;
  /** The one who removed it. */
  readonly by: Side;
}

/** A block that both moved, each to another place. It is where `mine` put it until somebody chooses. */
export interface MovedConflict {
  readonly kind: 'moved';
  readonly id: string;
  readonly uid: string;
  /** The place that the other gave it: the block that holds it (null: the page), and the one before it there. */
  readonly theirs: Place;
}

/** The place of a block. */
export interface Place {
  readonly parent: string | null;
  readonly after: string | null;
}

/** Something that both changed in different ways: somebody has to choose. */
export type MergeConflict = PropertyConflict | RemovedConflict | MovedConflict;

/** The choices for conflicts, by their ids. */
export type MergeChoices = Readonly<Record<string, Side>>;
