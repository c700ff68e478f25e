import { movedBlocks, type Page } from '@omnis/models';
import type { MergeConflict, Side } from './conflict.ts';
import { subtree, treeOf, type PageTree } from './page-tree.ts';

/** Three versions of a page: as it was, and as each of two people has it now. */
export interface ThreePages {
  readonly base: Pick<Page, 'blocks'>;
  readonly mine: Pick<Page, 'blocks'>;
  readonly theirs: Pick<Page, 'blocks'>;
}

/** The blocks of a merged page, and whose place each has. */
export interface MergedPlaces {
  /** Kept blocks, each with the side that decides where it stands. */
  readonly sides: ReadonlyMap<string, Side>;
  /** Uids of the blocks that a block holds, in order; those of the page under null. */
  readonly lists: ReadonlyMap<string | null, readonly string[]>;
  readonly conflicts: readonly MergeConflict[];
}

const otherOf = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

/** Decides which blocks a merged page has, and where they stand. */
class Places {
  readonly #base: PageTree;
  readonly #trees: Readonly<Record<Side, PageTree>>;
  readonly #moved: Readonly<Record<Side, ReadonlySet<string>>>;
  readonly #sides = new Map<string, Side>();
  readonly #conflicts = new Map<string, MergeConflict>();

  constructor({ base, mine, theirs }: ThreePages) {
    this.#base = treeOf(base);
    this.#trees = { mine: treeOf(mine), theirs: treeOf(theirs) };
    this.#moved = { mine: movedBlocks(base, mine), theirs: movedBlocks(base, theirs) };
  }

  #has(side: Side, uid: string): boolean {
    return this.#trees[side].nodes.has(uid);
  }

  /** A block that one removed and the other one has. */
  #isRemoved(uid: string, by: Side): boolean {
    return this.#base.nodes.has(uid) && !this.#has(by, uid) && this.#has(otherOf(by), uid);
  }

  #parentOf(uid: string): string | null {
    return this.#trees[this.#sides.get(uid) ?? 'mine'].nodes.get(uid)?.parent ?? null;
  }

  #tellMoved(uid: string): void {
    const { parent = null, after = null } = this.#trees.theirs.nodes.get(uid) ?? {};
    const id = `moved ${uid}`;
    this.#conflicts.set(id, { kind: 'moved', id, uid, theirs: { parent, after } });
  }

  /** Blocks that both have, and those that one added. */
  keepShared(): void {
    for (const uid of new Set([...this.#trees.mine.nodes.keys(), ...this.#trees.theirs.nodes.keys()])) {
      const [mine, theirs] = [this.#has('mine', uid), this.#has('theirs', uid)];
      if (mine && theirs) this.#placeShared(uid);
      else if (!this.#base.nodes.has(uid)) this.#sides.set(uid, mine ? 'mine' : 'theirs');
    }
  }

  #placeShared(uid: string): void {
    const [mine, theirs] = [this.#moved.mine.has(uid), this.#moved.theirs.has(uid)];
    this.#sides.set(uid, theirs && !mine ? 'theirs' : 'mine');
    if (!mine || !theirs) return;
    const [one, other] = [this.#trees.mine.nodes.get(uid), this.#trees.theirs.nodes.get(uid)];
    if (one?.parent !== other?.parent || one?.after !== other?.after) this.#tellMoved(uid);
  }

  /** Keeps what one removed where the other went on with it. @param isChanged - tells whether a side changed a block */
  keepChanged(isChanged: (uid: string, side: Side) => boolean): void {
    for (const by of ['mine', 'theirs'] as const) {
      const survivor = otherOf(by);
      for (const uid of this.#trees[survivor].nodes.keys())
        if (this.#isRemoved(uid, by) && (this.#moved[survivor].has(uid) || isChanged(uid, survivor)))
          this.#bringBack(uid, by);
    }
  }

  /** Brings a removed block back with all that it was within and that was within it, as the other side has them. */
  #bringBack(uid: string, by: Side): void {
    const tree = this.#trees[otherOf(by)];
    let top = uid;
    for (let up = tree.nodes.get(top)?.parent ?? null; up !== null && this.#isRemoved(up, by);) {
      top = up;
      up = tree.nodes.get(top)?.parent ?? null;
    }
    for (const each of subtree(tree, top)) if (!this.#sides.has(each)) this.#sides.set(each, otherOf(by));
    const id = `removed ${top}`;
    this.#conflicts.set(id, { kind: 'removed', id, uid: top, by });
  }

  /** Brings back what holds a kept block, and undoes moves that would put blocks into one another. */
  mend(): void {
    for (let isMending = true; isMending;) {
      isMending = this.#bringHoldersBack();
      const round = this.#findRound();
      if (round === null) continue;
      isMending = true;
      for (const uid of round)
        if (this.#sides.get(uid) === 'theirs' && this.#has('mine', uid)) {
          this.#sides.set(uid, 'mine');
          this.#tellMoved(uid);
        }
    }
  }

  #bringHoldersBack(): boolean {
    let isFound = false;
    for (const uid of this.#sides.keys()) {
      const parent = this.#parentOf(uid);
      if (parent === null || this.#sides.has(parent)) continue;
      this.#bringBack(parent, this.#has('mine', parent) ? 'theirs' : 'mine');
      isFound = true;
    }
    return isFound;
  }

  /** Blocks that hold one another in a circle; null: there are none. */
  #findRound(): readonly string[] | null {
    const sound = new Set<string>();
    for (const start of this.#sides.keys()) {
      const way: string[] = [];
      let at: string | null = start;
      while (at !== null && !sound.has(at)) {
        const before = way.indexOf(at);
        if (before >= 0) return way.slice(before);
        way.push(at);
        at = this.#parentOf(at);
      }
      for (const uid of way) sound.add(uid);
    }
    return null;
  }

  /** The order of each level: mine, with what comes from the other behind the one that it follows there. */
  lists(): ReadonlyMap<string | null, readonly string[]> {
    const lists = new Map<string | null, string[]>();
    const listOf = (parent: string | null): string[] => {
      const list = lists.get(parent) ?? [];
      lists.set(parent, list);
      return list;
    };
    for (const [parent, uids] of this.#trees.mine.lists)
      for (const uid of uids) if (this.#sides.get(uid) === 'mine') listOf(parent).push(uid);
    for (const [parent, uids] of this.#trees.theirs.lists) {
      const list = listOf(parent);
      let after: string | null = null;
      for (const uid of uids) {
        if (this.#sides.get(uid) === 'theirs') list.splice(this.#placeAfter(list, after, parent), 0, uid);
        if (list.includes(uid)) after = uid;
      }
    }
    return lists;
  }

  #placeAfter(list: readonly string[], after: string | null, parent: string | null): number {
    if (after !== null) return list.indexOf(after) + 1;
    // A slideshow that leads the page stays first (storefront.md §4).
    const first = parent === null ? list[0] : undefined;
    return first !== undefined && this.#trees.mine.nodes.get(first)?.block.type === 'slideshow' ? 1 : 0;
  }

  result(): MergedPlaces {
    return { sides: this.#sides, lists: this.lists(), conflicts: [...this.#conflicts.values()] };
  }
}

/**
 * The blocks of a merged page and their order. What either side added stays; what one removed goes, unless the other went on
 * with it; what one moved is where that one put it.
 *
 * @param isChanged - tells whether a side changed a block’s own properties
 */
export function mergePlaces(
  pages: ThreePages,
  isChanged: (uid: string, side: Side) => boolean,
): MergedPlaces {
  const places = new Places(pages);
  places.keepShared();
  places.keepChanged(isChanged);
  places.mend();
  return places.result();
}
