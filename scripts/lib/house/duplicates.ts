import type { Source } from './sources.ts';

/** Lines that a run has at least. */
const run = 20;

/** Lines that say something: no imports, no blanks, no closing brackets alone. */
const tells = (line: string): boolean => !/^(?:import\b|\} from |[\])};,\s]*$|\/?\*)/.test(line);

/** Pairs of files with a run of identical lines, each named once. */
export function duplicatesIn(sources: readonly Source[]): string[] {
  const windows = new Map<string, Set<string>>();
  for (const { path, code } of sources) {
    const lines = code
      .split('\n')
      .map((line) => line.trim())
      .filter(tells);
    for (let start = 0; start + run <= lines.length; start += 1) {
      const text = lines.slice(start, start + run).join('\n');
      const places = windows.get(text) ?? new Set<string>();
      places.add(path);
      windows.set(text, places);
    }
  }
  const pairs = new Set<string>();
  for (const places of windows.values()) {
    const [first, ...others] = [...places].toSorted();
    for (const other of others) pairs.add(`${first} ~ ${other}`);
  }
  return [...pairs].toSorted();
}
