import { problemRule, type Rule } from '../rule.ts';

const ESCAPES: readonly string[] = ['TSUnknownKeyword', 'TSAnyKeyword', 'TSNeverKeyword'];

/** `house/no-double-cast`: `x as unknown as T` silences the compiler; parse or narrow instead. */
export const noDoubleCast: Rule = problemRule('Types are proved, not asserted twice.', (context) => ({
  TSAsExpression(node) {
    const inner = node.expression;
    if (inner.type !== 'TSAsExpression' || !ESCAPES.includes(inner.typeAnnotation.type)) return;
    context.report({
      node,
      message: 'A cast through `unknown` says nothing true. Parse the value, or write a type guard.',
    });
  },
}));
