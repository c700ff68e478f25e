import { LRUCache } from 'lru-cache';
import { JsonText } from '../../http/json-text.ts';

/** Characters of JSON that are kept. */
const limit = 8_000_000;

/** Reads JSON once for all pages that are given the same text; what it says is frozen and shared. */
export function knownTexts(): (json: string) => JsonText {
  const known = new LRUCache<string, JsonText>({
    maxSize: limit,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  return (json) => {
    const text = known.get(json) ?? new JsonText(json);
    known.set(json, text);
    return text;
  };
}
