import { automatonOf, placesReached } from './automaton.ts';
import { readPattern } from './read-pattern.ts';

/**
 * The test of a pattern in time that is linear in the text, whatever the pattern: where RegExp tries one way after another,
 * this walks all of them at once. It reads the syntax of RegExp, with the same answers, but for what cannot be decided so.
 *
 * @throws PatternError for references back to a group, classes of strings, and repetitions that come to too many steps.
 */
export function matcherOf(pattern: RegExp): (text: string) => boolean {
  const automaton = automatonOf(readPattern(pattern));
  const onlyFromStart = pattern.sticky;
  const byCodePoint = pattern.unicode || pattern.flags.includes('v');
  return (text) =>
    placesReached(automaton, byCodePoint ? Array.from(text) : text.split(''), {
      backwards: false,
      onlyFromStart,
    }).includes(true);
}
