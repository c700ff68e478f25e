import { render } from '@testing-library/react';
import type { BlockEnvironment } from '../environment/environment.ts';
import { PageView } from '../page/page-view.tsx';
import type { BlockSource, SourceState } from '../sources/source.ts';
import { testEnvironment } from './environment.tsx';
import { pageHtml, type TestBlock } from './render-page.tsx';

/** A page of one block in the test's document. */
export function showBlock(block: TestBlock, own: Partial<BlockEnvironment> = {}): HTMLElement {
  return render(<PageView page={{ blocks: [block] }} environment={testEnvironment(own)} />).container;
}

/** A source of a test, which keeps what it was asked for. */
export function testSource(answer: (source: BlockSource) => Partial<SourceState>) {
  const asked: BlockSource[] = [];
  const none: readonly unknown[] = [];
  return {
    asked,
    useSource: (source: BlockSource | null): SourceState => {
      if (source === null) return { status: 'ready', items: none, retry: () => undefined };
      asked.push(source);
      return { status: 'ready', items: none, retry: () => undefined, ...answer(source) };
    },
  };
}

/** Texts that would do harm if any of them were more than a text. */
export const hostileTexts: readonly unknown[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  'url(javascript:alert(1))',
  '\u0000\uD800{{constructor}}',
  '__proto__',
];

/** JSON that a property may hold although it should not. */
export const oddValues: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  '',
  true,
  [],
  [null, 1, 'x', []],
  {},
  { toString: null },
  [{ text: {}, href: [] }],
];

/**
 * Renders a block on the server for each odd or hostile value in each of its properties, in both modes. It throws when
 * the block does, and answers the places where a text became an element or an address that runs.
 */
export function provokeBlock(
  type: string,
  { keys, base = {} }: { readonly keys: readonly string[]; readonly base?: object },
): readonly string[] {
  const problems: string[] = [];
  for (const value of [...hostileTexts, ...oddValues]) {
    for (const set of [...keys.map((key) => [key]), keys]) {
      const properties = { ...base, ...Object.fromEntries(set.map((key) => [key, value])) };
      for (const mode of ['native', 'preview'] as const) {
        const host = document.createElement('div');
        host.innerHTML = pageHtml([{ type, properties, items: [] }], {
          mode,
          report: ({ code, message }) => void (code === 'render-failed' && problems.push(message)),
        });
        problems.push(...faultsIn(host).map((fault) => `${type} ${set.join()} ${mode}: ${fault}`));
      }
    }
  }
  return problems;
}

function faultsIn(host: HTMLElement): string[] {
  return [...host.querySelectorAll('*')].flatMap((element) =>
    element.tagName === 'SCRIPT'
      ? ['a script']
      : [...element.attributes].flatMap(({ name, value }) =>
          name.startsWith('on') ||
          // Links may have the scheme data (storefront.md §5): browsers open none of those from a page.
          (['href', 'action', 'formaction'].includes(name) && /^\s*javascript/i.test(value)) ||
          (['src', 'poster'].includes(name) && /^\s*(?:javascript|data:text)/i.test(value))
            ? [`${name}=${value}`]
            : [],
        ),
  );
}
