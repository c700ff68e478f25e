import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule as oxlint loads it: the same shape as in ESLint. */
export type Rule = Parameters<RuleTester['run']>[1];

type CreateRule = Extract<Rule, { create: unknown }>;

/** Context that a rule gets for one file. */
export type RuleContext = Parameters<NonNullable<CreateRule['create']>>[0];

/** Callbacks by kind of syntax node. */
export type RuleVisitor = ReturnType<NonNullable<CreateRule['create']>>;

type RuleSchema = NonNullable<CreateRule['meta']>['schema'];

/** Makes a rule that reports problems and fixes nothing; `schema` describes its options, if it has any. */
export function problemRule(
  description: string,
  create: (context: RuleContext) => RuleVisitor,
  schema: RuleSchema = [],
): Rule {
  return { meta: { type: 'problem', docs: { description }, schema }, create };
}

/** A piece of source text that a report can point at. */
export interface Ranged {
  readonly range: [number, number];
}
