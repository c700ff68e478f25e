import ts from 'typescript';

import type { Source } from './sources.ts';

/** The places of a file that silence the compiler. */
export interface Casts {
  /** Uses of the type `any`. */
  readonly any: number;
  /** Casts by way of `unknown`. */
  readonly throughUnknown: number;
  readonly suppressed: number;
}

/** Counts what silences the compiler in a file. */
export function castsIn({ path, code }: Source): Casts {
  const suppressed = [...code.matchAll(/(?:\/\/|\/\*)\s*@ts-(?:ignore|expect-error|nocheck)/g)].length;
  // Most files have neither word, and need not be parsed.
  if (!/\bany\b|\bunknown\b/.test(code)) return { any: 0, throughUnknown: 0, suppressed };
  let any = 0;
  let throughUnknown = 0;
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) any += 1;
    if (
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword
    )
      throughUnknown += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest));
  return { any, throughUnknown, suppressed };
}
