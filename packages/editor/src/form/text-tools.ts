import type { EditorTexts } from '../texts/editor/index.ts';

/** A button over a text. */
export type Tool = 'bold' | 'italic' | 'link' | 'heading' | 'list' | 'numbers';

/** A text with what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Puts a mark around the selection or before its lines, or takes it away again. */
export function applyTool(t: EditorTexts, tool: Tool, selected: Selected): Selected {
  switch (tool) {
    case 'bold':
      return wrap(selected, '**', t('boldText'));
    case 'italic':
      return wrap(selected, '*', t('italicText'));
    case 'link':
      return link(selected, t('linkText'));
    case 'heading':
      return lines(selected, () => '## ', /^#{2,4} /);
    case 'list':
      return lines(selected, () => '- ', /^[-*] /);
    case 'numbers':
      return lines(selected, (index) => `${index + 1}. `, /^\d{1,3}\. /);
  }
}

function wrap({ text, start, end }: Selected, mark: string, placeholder: string): Selected {
  const inner = text.slice(start, end) || placeholder;
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (before.endsWith(mark) && after.startsWith(mark)) {
    const from = start - mark.length;
    return {
      text: before.slice(0, from) + inner + after.slice(mark.length),
      start: from,
      end: from + inner.length,
    };
  }
  const from = start + mark.length;
  return { text: before + mark + inner + mark + after, start: from, end: from + inner.length };
}

/** The address is selected, to be typed over. */
function link({ text, start, end }: Selected, placeholder: string): Selected {
  const label = text.slice(start, end) || placeholder;
  const from = start + label.length + 3;
  return { text: `${text.slice(0, start)}[${label}](/)${text.slice(end)}`, start: from, end: from + 1 };
}

function lines({ text, start, end }: Selected, markOf: (index: number) => string, mark: RegExp): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const found = text.indexOf('\n', end);
  const to = found === -1 ? text.length : found;
  const old = text.slice(from, to).split('\n');
  const marked = old.every((line) => mark.test(line));
  const next = old.map((line, index) => (marked ? line.replace(mark, '') : markOf(index) + line)).join('\n');
  return { text: text.slice(0, from) + next + text.slice(to), start: from, end: from + next.length };
}
