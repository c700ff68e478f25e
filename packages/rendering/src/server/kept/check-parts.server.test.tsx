// @vitest-environment node
import { Keep, PartKeeperContext } from '@omnis/shop-kit';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { documentText, renderAtOnce } from '../render-at-once.server.ts';
import { requestSheet } from '../style-sheet.server.tsx';
import { checkParts } from './check-parts.server.ts';
import { keptParts } from './kept-parts.server.ts';

const made = () => ({ sheet: requestSheet('n0'), areas: new Set<string>() });

/** Keeps a part as a page shows it, and checks it on another page. */
function check(before: string, now: string): void {
  const of = {};
  const page = (text: string) => <Keep of={of}>{() => <p>{text}</p>}</Keep>;
  for (const text of [before, now]) {
    const own = made();
    const parts = keptParts({ key: '', ...own });
    const html = renderAtOnce(<PartKeeperContext value={parts}>{page(text)}</PartKeeperContext>) ?? '';
    const marked = parts.take(documentText(html) ?? '');
    if (text === now || before === now)
      checkParts({ marked, made: own, again: made(), render: () => page(text) });
  }
}

it('RD1 is content where a part is what a rendering makes of it', () => {
  expect(renderToString(<p>fox</p>)).toBe('<p>fox</p>');
  expect(() => check('fox', 'fox')).not.toThrow();
});

it('RD1 names what differs where a part depends on more than its key says', () => {
  expect(() => check('fox', 'bear')).toThrow(/Elements of parts that were kept.*\n.*fox.*\n.*bear/);
});
