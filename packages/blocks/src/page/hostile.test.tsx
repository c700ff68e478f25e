import { describe, expect, it } from 'vitest';
import { hostileHtml, hostileTexts } from '../rich-text/hostile-html.fixture.ts';
import type { SourceState } from '../sources/source.ts';
import { danger } from '../testing/danger.ts';
import { hostileCorpus, hostilePage, hostileShapes } from '../testing/hostile-pages.ts';
import { pageElement, pageHtml } from '../testing/render-page.tsx';
import { blockTypes } from '../types/block-types.ts';

const types = Object.values(blockTypes);

/** Each type meets each eighth of all texts, each time in another shape; a check shows a sample in Chromium. */
const part = 8;

describe('B34 hostile text', () => {
  it.each(types.map((type) => ({ name: type.name, type })))(
    'B34 in any text property of $name executes nothing, in both modes',
    ({ type }) => {
      for (const hostile of [...hostileHtml, ...hostileTexts]) {
        const { blocks } = hostilePage(type, hostile, 'texts');
        for (const mode of ['native', 'preview'] as const) {
          const found = [...pageElement(blocks, { mode }).querySelectorAll('*')];
          expect(found.flatMap((element) => danger(element) ?? [])).toEqual([]);
        }
      }
    },
  );

  it.each(types.map((type, index) => ({ name: type.name, type, index })))(
    'B34 in any property of $name, in any shape, executes nothing',
    ({ type, index }) => {
      const texts = hostileCorpus.filter((_, at) => at % part === index % part);
      for (const [at, hostile] of texts.entries()) {
        const shape = hostileShapes[(at + index) % hostileShapes.length] ?? 'texts';
        const { blocks, items, data } = hostilePage(type, hostile, shape);
        const useSource = (): SourceState => ({ status: 'ready', items, data, retry: () => undefined });
        const own = { useSource, formatMoney: (amount: number, code: string) => `${code} ${amount}` };
        const mode = at % 2 === 0 ? 'native' : 'preview';
        const found = [...pageElement(blocks, { ...own, mode }).querySelectorAll('*')];
        expect(found.flatMap((element) => danger(element) ?? [])).toEqual([]);
      }
    },
  );

  it.each(['hasOwnProperty', '__proto__', 'constructor'])('B34 pictures at %s break no rendering', (name) => {
    const { blocks } = hostilePage(blockTypes.productMockup, name, 'anything');
    expect(pageHtml(blocks)).not.toContain('<!--$!-->');
  });
});
