import { LRUCache } from 'lru-cache';
import type { PageFile } from '../page-request.ts';

/** A page's file on its way from a thread: with its text the first time, by its name alone from then on. */
export interface SentFile {
  readonly name: string;
  readonly text?: string;
}

/** Characters of files that the main thread keeps for each thread. */
const limit = 4_000_000;

/** Files of its pages that a thread has sent. */
export interface ToldFiles {
  readonly tell: (file: PageFile) => SentFile;
  /** Names that may be forgotten once what was told is read. */
  readonly forgotten: () => readonly string[];
}

/**
 * Tells each file once. Pages of one kind name the same files, and their texts together are longer than a page: to copy
 * them for each page would take a tenth of what the page takes.
 */
export function toldFiles(most = limit): ToldFiles {
  let gone: string[] = [];
  const told = new LRUCache<string, number>({
    maxSize: most,
    sizeCalculation: (length) => length + 1,
    dispose: (_length, name) => gone.push(name),
  });
  return {
    tell: ({ name, text }) => {
      if (told.get(name) !== undefined) return { name };
      told.set(name, text.length);
      // Texts that are too long to be kept are forgotten as soon as they are read.
      if (!told.has(name)) gone.push(name);
      return { name, text };
    },
    forgotten: () => {
      const names = gone;
      gone = [];
      return names;
    },
  };
}

/** Files that the main thread has received from one thread; {@link toldFiles} says how long they stay. */
export interface KnownFiles {
  readonly read: (file: SentFile) => PageFile;
  readonly forget: (names: readonly string[]) => void;
}

/** The files of a thread's pages. */
export function knownFiles(): KnownFiles {
  const known = new Map<string, PageFile>();
  return {
    read: ({ name, text }) => {
      const file = text === undefined ? known.get(name) : { name, text };
      if (!file) throw new Error(`A render thread never told the file ${name}`);
      known.set(name, file);
      return file;
    },
    forget: (names) => {
      for (const name of names) known.delete(name);
    },
  };
}
