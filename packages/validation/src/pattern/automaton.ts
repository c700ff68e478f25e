import type { PatternNode } from './node.ts';
import { PatternError } from './read-pattern.ts';

/** Repetitions are written out; a pattern that comes to more steps is refused. */
const mostSteps = 10_000;

type Look = Extract<PatternNode, { kind: 'look' }>;

/** A step: to eat a character, to stand at a place, to have looked, to go on in two ways, or to be there. */
type Step =
  | { readonly kind: 'eat'; readonly fits: (character: string) => boolean }
  | { readonly kind: 'stand'; readonly holds: (before: string, after: string) => boolean }
  | { readonly kind: 'look'; readonly at: number }
  | { readonly kind: 'fork'; to: number }
  | { readonly kind: 'jump'; to: number }
  | { readonly kind: 'end' };

/** A part as steps, to be walked in one direction. */
interface Automaton {
  readonly steps: readonly Step[];
  readonly looks: readonly { readonly inner: Automaton; readonly ahead: boolean; readonly wanted: boolean }[];
}

/** Writes a part as steps; `backwards` for walking from the end of a text to its start. */
export function automatonOf(node: PatternNode, backwards = false): Automaton {
  const steps: Step[] = [];
  const looks: { inner: Automaton; ahead: boolean; wanted: boolean }[] = [];

  function put<S extends Step>(step: S): S {
    if (steps.length >= mostSteps) throw new PatternError('its repetitions are too many');
    steps.push(step);
    return step;
  }
  function putLook({ part, ahead, wanted }: Look): void {
    // The text ahead of each place is known by walking back from the end, so that each look is one walk.
    looks.push({ inner: automatonOf(part, ahead), ahead, wanted });
    put({ kind: 'look', at: looks.length - 1 });
  }
  function putRepeat({ part, min, max }: Extract<PatternNode, { kind: 'repeat' }>): void {
    for (let count = 0; count < min; count += 1) {
      const start = steps.length;
      write(part);
      // Nothing, however often.
      if (steps.length === start) return;
    }
    if (max === Infinity) {
      const start = steps.length;
      const fork = put({ kind: 'fork', to: 0 });
      write(part);
      put({ kind: 'jump', to: start });
      fork.to = steps.length;
      return;
    }
    const forks: { to: number }[] = [];
    for (let count = min; count < max; count += 1) {
      forks.push(put({ kind: 'fork', to: 0 }));
      write(part);
    }
    for (const fork of forks) fork.to = steps.length;
  }
  function putChoice(options: readonly PatternNode[]): void {
    const jumps: { to: number }[] = [];
    for (const [index, option] of options.entries()) {
      const fork = index < options.length - 1 ? put({ kind: 'fork', to: 0 }) : null;
      write(option);
      if (!fork) break;
      jumps.push(put({ kind: 'jump', to: 0 }));
      fork.to = steps.length;
    }
    for (const jump of jumps) jump.to = steps.length;
  }
  function write(part: PatternNode): void {
    switch (part.kind) {
      case 'character':
        put({ kind: 'eat', fits: part.fits });
        return;
      case 'place':
        put({ kind: 'stand', holds: part.holds });
        return;
      case 'look':
        putLook(part);
        return;
      case 'repeat':
        putRepeat(part);
        return;
      case 'choice':
        putChoice(part.options);
        return;
      case 'sequence':
        for (const each of backwards ? part.parts.toReversed() : part.parts) write(each);
    }
  }
  write(node);
  put({ kind: 'end' });
  return { steps, looks };
}

/**
 * The places at which a walk that began anywhere (or at the start alone) comes to its end: all ways are walked at once, so
 * that the time is that of characters times steps.
 */
export function placesReached(
  { steps, looks }: Automaton,
  characters: readonly string[],
  { backwards, onlyFromStart = false }: { backwards: boolean; onlyFromStart?: boolean },
): boolean[] {
  const seen = looks.map(({ inner, ahead }) => placesReached(inner, characters, { backwards: ahead }));
  const length = characters.length;
  const reached: boolean[] = Array.from({ length: length + 1 }, () => false);
  const visited = new Int32Array(steps.length).fill(-1);
  let waiting: number[] = [];

  for (let walked = 0; walked <= length; walked += 1) {
    const place = backwards ? length - walked : walked;
    const before = characters[place - 1] ?? '';
    const after = characters[place] ?? '';
    const open = onlyFromStart && walked > 0 ? waiting : [...waiting, 0];
    waiting = [];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const step = steps[index];
      if (!step || visited[index] === walked) continue;
      visited[index] = walked;
      switch (step.kind) {
        case 'end':
          reached[place] = true;
          break;
        case 'jump':
          open.push(step.to);
          break;
        case 'fork':
          open.push(index + 1, step.to);
          break;
        case 'stand':
          if (step.holds(before, after)) open.push(index + 1);
          break;
        case 'look':
          if (seen[step.at]?.[place] === looks[step.at]?.wanted) open.push(index + 1);
          break;
        case 'eat': {
          const next = backwards ? before : after;
          if (next !== '' && step.fits(next)) waiting.push(index + 1);
        }
      }
    }
  }
  return reached;
}
