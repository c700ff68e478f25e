import { problemRule, type Rule } from '../rule.ts';

const MAXIMUM = 400;

/** `house/file-length`: past 400 lines a file says why in its first line, or is split. */
export const fileLength: Rule = problemRule('Files stay short, or say why not.', (context) => ({
  Program(node) {
    const { lines } = context.sourceCode;
    const hasReason = /^\s*(\/\/|\/\*)/.test(lines[0] ?? '');
    if (lines.length <= MAXIMUM || hasReason) return;
    context.report({
      node,
      message: `${lines.length} lines: split this file at ${MAXIMUM}, or say in a comment on its first line why it is one.`,
    });
  },
}));
