import type { PatternNode } from './node.ts';

/** Thrown for a pattern that no automaton can decide; its message says what is in the way. */
export class PatternError extends Error {}

// Escapes for one character after a backslash; with the flag u or v, and without.
const escapeUnicode =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[pP]\{[^}]+\}|[^])/uy;
const escapePlain =
  /\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|[0-3][0-7]{0,2}|[4-7][0-7]?|(?!c)[^])|\\(?=c)/y;
const stringsInClass = /\\q\{|\\p\{(?:RGI_|Basic_Emoji|Emoji_Keycap)/;
const quantifier = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y;
const groupStart = /\((?:\?(?:<?[=!]|<[^>]*>|[ims]*(?:-[ims]*)?:))?/y;
const lineEnd = /^[\n\r\u2028\u2029]?$/;

/** Reads a pattern that RegExp has accepted; `flags` are its own. */
export function readPattern({ source, flags }: RegExp): PatternNode {
  const isUnicode = /[uv]/.test(flags);
  const isSets = flags.includes('v');
  // Beside an empty choice any pattern matches, which tells how many groups it has, and whether they have names.
  const match = new RegExp(`${source}|`, flags.replace(/[gy]/g, '')).exec('');
  const groups = (match?.length ?? 1) - 1;
  const hasNames = match?.groups !== undefined;
  let at = 0;

  /** Match of a sticky expression here, stepping over it. */
  function take(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = at;
    const found = expression.exec(source);
    if (found) at += found[0].length;
    return found;
  }

  /** A character as the built-in engine reads it by itself, so that classes, case and properties are its own. */
  function character(text: string, set: string): PatternNode {
    const single = new RegExp(`^(?:${text})$`, set.replace(/[gmy]/g, ''));
    return { kind: 'character', fits: (one) => single.test(one) };
  }

  /** Where words begin or end; `inside` for the places between. */
  function wordPlace(inside: boolean, set: string): PatternNode {
    const word = new RegExp(String.raw`^\w$`, set.replace(/[gmy]/g, ''));
    return { kind: 'place', holds: (before, after) => (word.test(before) === word.test(after)) === inside };
  }

  function escape(set: string): PatternNode {
    const next = source[at + 1] ?? '';
    const number = /^[1-9]\d*/.exec(source.slice(at + 1))?.[0];
    if ((number !== undefined && Number(number) <= groups) || (next === 'k' && (hasNames || isUnicode)))
      throw new PatternError('it refers back to a group');
    const [text = ''] = take(isUnicode ? escapeUnicode : escapePlain) ?? [];
    if (next === 'b' || next === 'B') return wordPlace(next === 'B', set);
    if (isSets && stringsInClass.test(text))
      throw new PatternError('a class holds more than single characters');
    return character(text === '\\' ? String.raw`\\` : text, set);
  }

  function characterClass(set: string): PatternNode {
    const start = at;
    let depth = 0;
    do {
      const sign = source[at];
      if (sign === '\\') at += 1;
      else if (sign === '[' && (isSets || depth === 0)) depth += 1;
      else if (sign === ']') depth -= 1;
      at += 1;
    } while (depth > 0);
    const text = source.slice(start, at);
    if (isSets && stringsInClass.test(text))
      throw new PatternError('a class holds more than single characters');
    return character(text, set);
  }

  function group(set: string): PatternNode {
    const [start = ''] = take(groupStart) ?? [];
    const change = /^\(\?([ims]*)(?:-([ims]*))?:$/.exec(start);
    const [, added = '', removed = ''] = change ?? [];
    const own = [...new Set(set + added)].filter((flag) => !removed.includes(flag)).join('');
    const part = choice(own);
    at += 1;
    const look = /^\(\?(<?)([=!])$/.exec(start);
    return look ? { kind: 'look', part, ahead: look[1] === '', wanted: look[2] === '=' } : part;
  }

  function piece(set: string): PatternNode {
    const sign = String.fromCodePoint((isUnicode ? source.codePointAt(at) : source.charCodeAt(at)) ?? 0);
    if (sign === '\\') return escape(set);
    if (sign === '[') return characterClass(set);
    if (sign === '(') return group(set);
    at += sign.length;
    const lines = set.includes('m');
    if (sign === '^')
      return { kind: 'place', holds: (before) => before === '' || (lines && lineEnd.test(before)) };
    if (sign === '$')
      return { kind: 'place', holds: (_, after) => after === '' || (lines && lineEnd.test(after)) };
    return character(/^[{}\]]$/.test(sign) ? `\\${sign}` : sign, set);
  }

  function repeated(part: PatternNode): PatternNode {
    const found = take(quantifier);
    if (!found) return part;
    const [text, least, range, most] = found;
    if (least !== undefined) {
      const min = Number(least);
      return { kind: 'repeat', part, min, max: range ? Number(most || Infinity) : min };
    }
    return {
      kind: 'repeat',
      part,
      min: text.startsWith('+') ? 1 : 0,
      max: text.startsWith('?') ? 1 : Infinity,
    };
  }

  function choice(set: string): PatternNode {
    const options: PatternNode[] = [];
    for (;;) {
      const parts: PatternNode[] = [];
      while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(piece(set)));
      options.push({ kind: 'sequence', parts });
      if (source[at] !== '|') return { kind: 'choice', options };
      at += 1;
    }
  }
  return choice(flags);
}
