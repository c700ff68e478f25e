import { isRecord } from '../read/read.ts';
import type { PageContent } from '../page/page-content.ts';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import type { RichNode } from '../rich-text/rich-node.ts';
import { readBlocks, type BlockNode } from '../tree/block-node.ts';
import { conditionFault, shownBlocks, type Visibility } from '../tree/visibility.ts';
import { readFaq } from '../types/expandable/expandable.limits.ts';

/**
 * Structured data of a page's questions: those of its expandable blocks that shoppers see, answers as plain text
 * (storefront.md §2 Head data: FAQs); null when there are none. Any JSON is read without throwing.
 *
 * @example
 * ```ts
 * import { faqData } from '@omnis/blocks';
 * faqData({ blocks: [{ type: 'expandable', properties: { question: 'How long?', answer: 'Two days.' } }] });
 * ```
 */
export function faqData(page: PageContent, visibility: Partial<Visibility> = {}) {
  const seen = { mode: 'native', ...visibility } as const;
  const visit = (blocks: readonly BlockNode[]): readonly { question: string; answer: string }[] =>
    shownBlocks(blocks, seen)
      .filter((block) => conditionFault(block, seen) === null)
      .flatMap(({ type, properties, items }) => [
        ...(type === 'expandable' ? readFaq(properties) : []),
        ...visit(items),
      ]);
  return questionsData(visit(readBlocks(isRecord(page) ? page.blocks : undefined)));
}

/**
 * Structured data of questions with answers of HTML (storefront.md §2 Head data: FAQs); null when there are none.
 *
 * @example
 * ```ts
 * import { questionsData } from '@omnis/blocks';
 * questionsData([{ question: 'How long?', answer: '<p>Two days.</p>' }]);
 * ```
 */
export function questionsData(all: readonly { readonly question: string; readonly answer: string }[]) {
  const questions = all
    .map(({ question, answer }) => ({
      question: question.trim(),
      answer: textOf(parseRichText(answer)).trim(),
    }))
    .filter(({ question, answer }) => question !== '' && answer !== '');
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The words of HTML, as somebody reads them out. */
function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = textOf(node.children);
      return inline.has(node.name) ? words : ` ${words} `;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

/** Elements within a line; the others begin a new one. */
const inline: ReadonlySet<string> = new Set([
  'a',
  'b',
  'code',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
