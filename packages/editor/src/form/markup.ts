import { parseRichText, type RichElement, type RichNode } from '@omnis/blocks';

// Running text as owners type it: paragraphs, ## headings, - and 1. lists, **bold**, *italic*, [text](address).

const headings: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', h4: '#### ' };

/**
 * HTML as plain markup; null when it has something that the markup cannot say, such as a table or a part that links lead to. Then its HTML is edited
 * as it stands.
 *
 * @example
 * toMarkup('<p>Soft <b>cotton</b></p>'); // 'Soft **cotton**'
 */
export function toMarkup(html: string): string | null {
  const nodes = parseRichText(html).filter((node) => typeof node !== 'string' || node.trim() !== '');
  const blocks: string[] = [];
  for (const node of nodes) {
    const text = blockText(node);
    if (text === null) return null;
    blocks.push(text);
  }
  return blocks.join('\n\n');
}

function blockText(node: RichNode): string | null {
  if (typeof node === 'string') return inlineText([node]);
  const { name, attributes, children } = node;
  if (attributes['id'] !== undefined) return null;
  if (name === 'p') return startsOddly(children) ? null : inlineText(children);
  const mark = headings[name];
  if (mark !== undefined) {
    const text = inlineText(children);
    return text === null || text.includes('\n') ? null : mark + text;
  }
  return name === 'ul' || name === 'ol' ? listText(node) : null;
}

/** A paragraph whose words would be read as another kind of block. */
function startsOddly(children: readonly RichNode[]): boolean {
  const [first] = children;
  return typeof first === 'string' && /^\s*(?:#{2,4} |[-*] |\d+\. )/.test(first);
}

function listText({ name, attributes, children }: RichElement): string | null {
  if (attributes['start'] !== undefined) return null;
  const lines: string[] = [];
  for (const [index, item] of children.entries()) {
    if (typeof item === 'string' || item.attributes['id'] !== undefined) return null;
    const [only] = item.children;
    const content =
      item.children.length === 1 &&
      typeof only === 'object' &&
      only.name === 'p' &&
      only.attributes['id'] === undefined
        ? only.children
        : item.children;
    const text = inlineText(content);
    if (text === null || text.includes('\n')) return null;
    lines.push(`${name === 'ul' ? '-' : `${index + 1}.`} ${text}`);
  }
  return lines.join('\n');
}

/** Inline content as markup; null when it holds a block or something that has no mark. */
function inlineText(nodes: readonly RichNode[]): string | null {
  let result = '';
  for (const node of nodes) {
    const text = typeof node === 'string' ? escapeMarks(node.replace(/\s+/g, ' ')) : elementText(node);
    if (text === null) return null;
    result += text;
  }
  return result.trim();
}

function elementText({ name, attributes, children }: RichElement): string | null {
  if (attributes['id'] !== undefined) return null;
  if (name === 'br') return '\n';
  const inner = inlineRaw(children);
  if (inner === null) return null;
  switch (name) {
    case 'strong':
    case 'b':
      return inner === '' ? '' : `**${inner}**`;
    case 'em':
    case 'i':
      return inner === '' ? '' : `*${inner}*`;
    case 'a': {
      const { href } = attributes;
      return typeof href === 'string' && !/[\s()]/.test(href) ? `[${inner}](${href})` : null;
    }
    default:
      return null;
  }
}

/** As {@link inlineText}, with the spaces at its ends. */
function inlineRaw(nodes: readonly RichNode[]): string | null {
  const parts = nodes.map((node) =>
    typeof node === 'string' ? escapeMarks(node.replace(/\s+/g, ' ')) : elementText(node),
  );
  return parts.includes(null) ? null : parts.join('');
}

function escapeMarks(text: string): string {
  return text.replace(/[\\*[\]]/g, '\\$&');
}

/**
 * Markup as HTML. Everything that is no mark is text: angle brackets are escaped.
 *
 * @example
 * toHtml('Soft **cotton**'); // '<p>Soft <strong>cotton</strong></p>'
 */
export function toHtml(markup: string): string {
  return markup
    .replaceAll('\r', '')
    .split(/\n[ \t]*\n+/)
    .map((block) => blockHtml(block.trim()))
    .join('');
}

function blockHtml(block: string): string {
  if (block === '') return '';
  const lines = block.split('\n');
  const heading = /^(#{2,4}) (.+)$/.exec(lines[0] ?? '');
  if (heading !== null && lines.length === 1) {
    const level = heading[1]?.length ?? 2;
    return `<h${level}>${inlineHtml(heading[2] ?? '')}</h${level}>`;
  }
  if (lines.every((line) => /^[-*] /.test(line))) return listHtml('ul', lines, /^[-*] /);
  if (lines.every((line) => /^\d{1,3}\. /.test(line))) return listHtml('ol', lines, /^\d{1,3}\. /);
  return `<p>${lines.map(inlineHtml).join('<br>')}</p>`;
}

function listHtml(name: 'ul' | 'ol', lines: readonly string[], mark: RegExp): string {
  return `<${name}>${lines.map((line) => `<li>${inlineHtml(line.replace(mark, ''))}</li>`).join('')}</${name}>`;
}

const inlineMark =
  /\\([\\*[\]])|\*\*((?:\\.|[^*\\]|\*(?!\*)){1,2000}?)\*\*|\*((?:\\.|[^*\\]){1,2000}?)\*|\[((?:\\.|[^[\]\\]){1,500}?)\]\(([^\s()]{1,2000})\)/;

function inlineHtml(text: string): string {
  let rest = text;
  let html = '';
  for (let match = inlineMark.exec(rest); match !== null; match = inlineMark.exec(rest)) {
    const [whole, escaped, bold, italic, label, href] = match;
    html += escapeHtml(rest.slice(0, match.index));
    if (escaped !== undefined) html += escapeHtml(escaped);
    else if (bold !== undefined) html += `<strong>${inlineHtml(bold)}</strong>`;
    else if (italic !== undefined) html += `<em>${inlineHtml(italic)}</em>`;
    else html += `<a href="${escapeHtml(href ?? '')}">${inlineHtml(label ?? '')}</a>`;
    rest = rest.slice(match.index + whole.length);
  }
  return html + escapeHtml(rest);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
