import { problemRule, type Rule } from '../rule.ts';

/** Openings of a sentence whose subject comes after its verb, if at all. */
const opening = /^(?:What|Who|Whom|Whose|Whether|Of what|How many)\b/;

/** Words that the product does not use, with the ones that it does (docs/glossary.md). */
const instead: readonly (readonly [RegExp, string])[] = [
  [/(?<!Royal )\bmails?\b/i, 'email'],
  [/\btak(?:e|en|es|ing) out\b/i, 'remove'],
  [/\bsee to it\b/i, 'say what happens next'],
  [/\blaid\b(?! flat)/i, 'applied'],
  [/\bhow it stands\b/i, 'status'],
  [/\bparted by\b/i, 'separated by'],
  [/\bin peace\b/i, 'leave it out'],
  [/\bpresent password\b/i, 'current password'],
];

const catalogue = /\/texts\/(?:[\w-]+\/)*en\.ts$/;

/** Text of a comment without its stars. */
const sentenceOf = (comment: string): string => comment.replace(/^[*\s]+/, '');

/**
 * `house/plain-english`: comments, and texts of English catalogues, put their subject first and use the product's words.
 * A question may open with its question word; `allowed` names texts that may too, such as headings.
 */
export const plainEnglish: Rule = problemRule(
  'Comments and texts are plain English.',
  (context) => {
    const [options] = context.options;
    const allowed: unknown =
      typeof options === 'object' && options !== null && 'allowed' in options ? options.allowed : [];
    const exceptions = new Set<unknown>(Array.isArray(allowed) ? allowed : []);
    const isCatalogue = catalogue.test(context.filename.replaceAll('\\', '/'));
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [word] = opening.exec(sentenceOf(comment.value)) ?? [];
          if (word === undefined || comment.value.trimEnd().endsWith('?')) continue;
          context.report({
            node: comment,
            message: `Put the subject first: no comment opens with “${word}”.`,
          });
        }
      },
      Literal(node) {
        const text = 'value' in node ? node.value : undefined;
        if (!isCatalogue || typeof text !== 'string' || exceptions.has(text)) return;
        const [word] = opening.exec(text) ?? [];
        if (word !== undefined && !text.includes('?'))
          context.report({ node, message: `Put the subject first: no text opens with “${word}”.` });
        for (const [banned, better] of instead) {
          const [found] = banned.exec(text) ?? [];
          if (found !== undefined) context.report({ node, message: `Not “${found}”: ${better}.` });
        }
      },
    };
  },
  [
    {
      type: 'object',
      properties: { allowed: { type: 'array', items: { type: 'string' } } },
      additionalProperties: false,
    },
  ],
);
