import { createElement, useMemo, type ReactElement, type ReactNode } from 'react';
import { BlockLink } from '../parts/block-link.tsx';
import { keyed } from '../parts/keys.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { RichNode } from './rich-node.ts';

/** Properties of {@link RichText}. */
export interface RichTextProps {
  /** HTML of any origin. */
  readonly html: string;
}

/**
 * HTML of shop owners as React elements of an allow-list: no script, style, class, handler, form or frame survives,
 * whatever the HTML is; ids get a prefix, so that links to `#parts` of the text work. `proseCss` is its look.
 */
export function RichText({ html }: RichTextProps): ReactElement {
  const nodes = useMemo(() => parseRichText(html), [html]);
  return <>{renderNodes(nodes)}</>;
}

/** Tells whether HTML shows anything: words or an image. */
export function hasContent(html: string): boolean {
  return parseRichText(html).some(showsSomething);
}

function showsSomething(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() !== '';
  return node.name === 'img' || node.name === 'hr' || node.children.some(showsSomething);
}

function renderNodes(nodes: readonly RichNode[]): ReactNode[] {
  return keyed(nodes, (node) => (typeof node === 'string' ? '' : node.name)).map(({ key, item }) =>
    typeof item === 'string' ? item : renderElement(key, item),
  );
}

function renderElement(key: string, { name, attributes, children }: Exclude<RichNode, string>): ReactElement {
  const { href, target } = attributes;
  if (name === 'a' && typeof href === 'string') {
    return (
      <BlockLink key={key} href={href} target={target === '_blank' ? '_blank' : undefined}>
        {renderNodes(children)}
      </BlockLink>
    );
  }
  const lazy = name === 'img' ? { loading: 'lazy', decoding: 'async' } : {};
  return children.length === 0
    ? createElement(name, { ...attributes, ...lazy, key })
    : createElement(name, { ...attributes, key }, ...renderNodes(children));
}
