import type { Source } from './sources.ts';

/** Openings of a comment whose sentence has no subject that a reader meets first. */
const opening = /(?:\/\*\*\s*(?:\n\s*\*\s*)?|^\s*\/\/ )(?:What|Who|Whom|Whose|Whether|Of what|How many)\b/gm;

/** Comments that open with a relative clause instead of their subject. */
export const oddCommentsIn = ({ code }: Source): number => [...code.matchAll(opening)].length;

const exported =
  /^export (?:default )?(?:declare )?(?:async )?(?:const|function|class|interface|type|abstract class|enum) (\w+)/gm;

/** A call of the contract says what it does in its summary, which its API document shows. */
const hasSummary = (declaration: string): boolean =>
  /^export const \w+ = defineCall\([^]*?\n {2}summary:/.test(declaration.split('\n});')[0] ?? '');

/** Names that a file exports, and those of them without a comment or a summary of their own. */
export function exportsIn({ code }: Source): { all: number; bare: number } {
  let all = 0;
  let bare = 0;
  const seen = new Set<string>();
  for (const match of code.matchAll(exported)) {
    const [, name = ''] = match;
    // Overloads are one name.
    if (seen.has(name)) continue;
    seen.add(name);
    all += 1;
    const isTold = /\*\/\s*$/.test(code.slice(0, match.index)) || hasSummary(code.slice(match.index));
    if (!isTold) bare += 1;
  }
  return { all, bare };
}
