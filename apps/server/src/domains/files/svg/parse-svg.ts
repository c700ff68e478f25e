import { parseXml, XmlCdata, XmlElement, XmlText, type XmlNode } from '@rgrove/parse-xml';

/** An element of a drawing, with everything left out that draws nothing. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (SvgElement | string)[];
}

/** A drawing that was read, or why it is refused: `foreign` when it holds more than shapes. */
export type ParsedSvg =
  | { readonly ok: true; readonly root: SvgElement }
  | { readonly ok: false; readonly fault: 'broken' | 'foreign' };

/** Elements that run programs, show pages or change the drawing over time. */
const foreignElements = /^(?:script|foreignobject|iframe|object|embed|handler|set|animate\w*|listener)$/i;
/** Addresses that stay within the drawing: its own parts, and images that it carries in itself. */
const ownAddress = /^\s*(?:#|data:image\/(?:png|jpe?g|webp);|$)/i;
/** Styles that read another file. */
const readsFile = /@import|url\(\s*["']?\s*(?!["'#\s]|data:image\/(?:png|jpe?g|webp);)/i;

/** Text entities of the document type, such as Illustrator writes for its namespaces. */
function entitiesOf(text: string): ReadonlyMap<string, string> {
  const subset = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/.exec(text)?.[1] ?? '';
  const entities = new Map<string, string>();
  for (const [, name, double, single] of subset.matchAll(
    /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g,
  )) {
    const value = double ?? single ?? '';
    // An entity that names others can multiply without end. It stays unknown, and so the drawing is refused.
    if (name !== undefined && !/[&<%]/.test(value)) entities.set(`&${name};`, value);
  }
  return entities;
}

/** The prefix and the own name of an element or attribute. */
function partsOf(name: string): readonly [prefix: string, local: string] {
  const at = name.indexOf(':');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
}

function isForeignAttribute(name: string, value: string): boolean {
  const [, local] = partsOf(name);
  if (/^on/i.test(local)) return true;
  return /^(?:href|src)$/i.test(local) ? !ownAddress.test(value) : readsFile.test(value);
}

class ForeignContent extends Error {}

function childOf(node: XmlNode, prefix: string): readonly (SvgElement | string)[] {
  if (node instanceof XmlText || node instanceof XmlCdata) return [node.text];
  if (!(node instanceof XmlElement)) return [];
  const [own, local] = partsOf(node.name);
  if (foreignElements.test(local)) throw new ForeignContent();
  // Elements of editors, and what only describes the drawing.
  return own === prefix && local !== 'metadata' ? [elementOf(node, prefix)] : [];
}

function elementOf(element: XmlElement, prefix: string): SvgElement {
  const [, local] = partsOf(element.name);
  if (/^style$/i.test(local) && readsFile.test(element.text)) throw new ForeignContent();
  const attributes = Object.entries(element.attributes).filter(([name, value]) => {
    if (name === 'xmlns' || name.startsWith('xmlns:')) return true;
    if (isForeignAttribute(name, value)) throw new ForeignContent();
    const [own] = partsOf(name);
    return own === '' || own === 'xlink' || own === 'xml';
  });
  return {
    name: element.name,
    attributes: Object.fromEntries(attributes),
    children: element.children.flatMap((child) => childOf(child, prefix)),
  };
}

/**
 * Reads a drawing (SVG) as XML. Programs, pages, animations and addresses of other files are refused as `foreign`;
 * text is only text, whatever its words look like. Entities of the document type are filled in, unless they name
 * others. Comments, processing instructions and elements of editors are left out.
 *
 * @param text - the document
 */
export function parseSvg(text: string): ParsedSvg {
  const entities = entitiesOf(text);
  try {
    const { root } = parseXml(text, { resolveUndefinedEntity: (reference) => entities.get(reference) });
    if (!root) return { ok: false, fault: 'broken' };
    const [prefix, local] = partsOf(root.name);
    if (local !== 'svg') return { ok: false, fault: 'broken' };
    return { ok: true, root: elementOf(root, prefix) };
  } catch (error) {
    return { ok: false, fault: error instanceof ForeignContent ? 'foreign' : 'broken' };
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Writes a drawing as a document again. */
export function formatSvg({ name, attributes, children }: SvgElement): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const inside = children
    .map((child) => (typeof child === 'string' ? escaped(child) : formatSvg(child)))
    .join('');
  return `<${name}${said}>${inside}</${name}>`;
}
