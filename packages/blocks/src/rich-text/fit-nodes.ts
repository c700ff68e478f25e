import { kindOf } from './allowed.ts';
import type { RichElement, RichNode } from './rich-node.ts';

/** Where nodes stand. */
interface Place {
  /** Inside a paragraph or heading: no blocks. */
  readonly inline: boolean;
  /** Inside a link: no other one. */
  readonly link: boolean;
}

/** Makes a tree that browsers would not rearrange: what does not fit its place gives way to its content. */
export function fitNodes(nodes: readonly RichNode[]): readonly RichNode[] {
  return fit(nodes, { inline: false, link: false });
}

function fit(nodes: readonly RichNode[], place: Place): RichNode[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : fitElement(node, place)));
}

function fitElement(element: RichElement, place: Place): RichNode[] {
  const { name, children } = element;
  const unwrapped = (): RichNode[] => fit(children, place);
  switch (kindOf(name)) {
    case 'void':
      return name === 'hr' && place.inline ? [] : [element];
    case 'inline': {
      if (name === 'a' && element.attributes['id'] !== undefined) return fitAnchor(element, place);
      if (name === 'a' && (place.link || element.attributes['href'] === undefined)) return unwrapped();
      return [{ ...element, children: fit(children, { ...place, link: place.link || name === 'a' }) }];
    }
    case 'paragraph':
      if (place.inline) return unwrapped();
      return [{ ...element, children: firstBreakDropped(name, fit(children, { ...place, inline: true })) }];
    case 'flow':
      return place.inline ? unwrapped() : [{ ...element, children: unwrapped() }];
    case 'list':
      return place.inline ? unwrapped() : fitList(element, place);
    case 'table':
      return place.inline ? unwrapped() : fitTable(element, place);
    case 'part':
      // Outside its list or table.
      return unwrapped();
  }
}

/**
 * Puts the id of an `<a>` on a `span` around it, as the `<a>` may have no link, or stand where links are not allowed.
 */
function fitAnchor(
  { attributes: { id = '', ...attributes }, ...link }: RichElement,
  place: Place,
): RichNode[] {
  return [{ name: 'span', attributes: { id }, children: fitElement({ ...link, attributes }, place) }];
}

/**
 * Browsers skip a line break right after `<pre>`; further ones go too, as React only keeps those of a lone text. Asked once
 * the content is fitted: what was in a paragraph in there may have come to the front.
 */
function firstBreakDropped(name: string, children: readonly RichNode[]): readonly RichNode[] {
  if (name !== 'pre') return children;
  const start = children.findIndex((child) => typeof child !== 'string' || !/^[\r\n]*$/.test(child));
  const [first, ...rest] = start === -1 ? [] : children.slice(start);
  if (first === undefined) return [];
  return [typeof first === 'string' ? first.replace(/^[\r\n]+/, '') : first, ...rest];
}

function isSpace(node: RichNode): boolean {
  return typeof node === 'string' && node.trim() === '';
}

function isNamed(node: RichNode, ...names: readonly string[]): node is RichElement {
  return typeof node !== 'string' && names.includes(node.name);
}

const element = (name: string, children: readonly RichNode[]): RichElement => ({
  name,
  attributes: {},
  children,
});

/** A list of items only; what stands between them becomes an item. */
function fitList(list: RichElement, place: Place): RichNode[] {
  const names = list.name === 'dl' ? ['dt', 'dd'] : ['li'];
  const items = list.children
    .filter((child) => !isSpace(child))
    .map((child) => (isNamed(child, ...names) ? child : element(list.name === 'dl' ? 'dd' : 'li', [child])));
  if (items.length === 0) return [];
  const fitted = items.map((item) => ({
    ...item,
    children: fit(item.children, { ...place, inline: item.name === 'dt' }),
  }));
  return [{ ...list, children: fitted }];
}

/** A caption, then sections of rows of cells; what stands elsewhere becomes a cell. */
function fitTable(table: RichElement, place: Place): RichNode[] {
  const caption = table.children.find((child) => isNamed(child, 'caption'));
  const sections = sectionsOf(
    table.children.filter((child) => !isSpace(child) && !isNamed(child, 'caption')),
  );
  const fitted = sections.map((section) => ({
    ...section,
    children: rowsOf(section).map((row) => ({ ...row, children: cellsOf(row, place) })),
  }));
  const head =
    caption === undefined
      ? []
      : [{ ...caption, children: fit(caption.children, { ...place, inline: true }) }];
  return fitted.length + head.length === 0 ? [] : [{ ...table, children: [...head, ...fitted] }];
}

/** Rows that stand in the table itself belong to a body. */
function sectionsOf(children: readonly RichNode[]): readonly RichElement[] {
  const sections: { name: string; attributes: RichElement['attributes']; children: RichNode[] }[] = [];
  let loose: RichNode[] | null = null;
  for (const child of children) {
    if (isNamed(child, 'thead', 'tbody', 'tfoot')) {
      sections.push({ ...child, children: [...child.children] });
      loose = null;
    } else if (loose === null) {
      loose = [child];
      sections.push({ ...element('tbody', []), children: loose });
    } else {
      loose.push(child);
    }
  }
  return sections;
}

function rowsOf({ children }: RichElement): readonly RichElement[] {
  return children
    .filter((child) => !isSpace(child))
    .map((child) => (isNamed(child, 'tr') ? child : element('tr', [child])));
}

function cellsOf({ children }: RichElement, place: Place): readonly RichElement[] {
  return children
    .filter((child) => !isSpace(child))
    .map((child) => (isNamed(child, 'td', 'th') ? child : element('td', [child])))
    .map((cell) => ({ ...cell, children: fit(cell.children, { ...place, inline: false }) }));
}
