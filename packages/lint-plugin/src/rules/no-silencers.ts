import { problemRule, type Rule } from '../rule.ts';

const SILENCER = /^\s*((oxlint|eslint)-disable|@ts-(ignore|nocheck|expect-error)|(prettier|oxfmt)-ignore)/;

/** `house/no-silencers`: a finding is mended, or the rule is changed for everybody in `.oxlintrc.json`. */
export const noSilencers: Rule = problemRule('No comment switches a check off.', (context) => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments()) {
      if (!SILENCER.test(comment.value)) continue;
      context.report({
        node: comment,
        message: 'Mend what the check found; no comment switches a check off.',
      });
    }
  },
}));
