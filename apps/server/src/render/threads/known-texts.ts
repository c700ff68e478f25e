import { LRUCache } from 'lru-cache';
import { JsonText } from '../../http/json-text.ts';

/** JSON on its way to a thread: with its text the first time, by its number alone from then on. */
export interface NumberedText {
  readonly number: number;
  readonly json?: string;
}

/** Characters of JSON that a thread keeps. */
const limit = 8_000_000;

/** Texts sent to one thread, kept by the sender. */
export interface ToldTexts {
  /** The text for the thread; null: it is too long to be kept. */
  readonly tell: (json: string) => NumberedText | null;
  /** Numbers that the thread may forget once it has read what it was told. */
  readonly forgotten: () => readonly number[];
}

/**
 * Tells a thread each text once. Most pages of a shop are made from the same answers, and those are the same text: to copy
 * it to the thread and to find there that it is known would take a tenth of what the page takes.
 */
export function toldTexts(most = limit): ToldTexts {
  let count = 0;
  let gone: number[] = [];
  const told = new LRUCache<string, number>({
    maxSize: most,
    sizeCalculation: (_number, json) => json.length + 1,
    dispose: (number) => gone.push(number),
  });
  return {
    tell: (json) => {
      const known = told.get(json);
      if (known !== undefined) return { number: known };
      if (json.length >= most) return null;
      count += 1;
      told.set(json, count);
      return { number: count, json };
    },
    forgotten: () => {
      const numbers = gone;
      gone = [];
      return numbers;
    },
  };
}

/** Texts received by a thread: each is read once for all pages; its value is frozen and shared. */
export interface KnownTexts {
  readonly read: (text: NumberedText) => JsonText;
  readonly forget: (numbers: readonly number[]) => void;
}

/** The texts of a thread; {@link toldTexts} says how long they stay. */
export function knownTexts(): KnownTexts {
  const known = new Map<number, JsonText>();
  return {
    read: ({ number, json }) => {
      const text = json === undefined ? known.get(number) : new JsonText(json);
      if (!text) throw new Error(`A render thread was never told the text ${number}`);
      known.set(number, text);
      return text;
    },
    forget: (numbers) => {
      for (const number of numbers) known.delete(number);
    },
  };
}
