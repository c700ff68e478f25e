import { textAnchorLink } from '@omnis/validation';
import type { RichNode } from './rich-node.ts';

/** Leads links within a text to the ids that its parts have by now; of parts of one id the first keeps it. */
export function joinAnchors(nodes: readonly RichNode[]): readonly RichNode[] {
  const anchors = new Set<string>();
  const named = nodes.map((node) => withIdOnce(node, anchors));
  return anchors.size === 0 ? nodes : named.map((node) => withLinks(node, anchors));
}

function withIdOnce(node: RichNode, anchors: Set<string>): RichNode {
  if (typeof node === 'string') return node;
  const { id, ...rest } = node.attributes;
  const isNew = typeof id === 'string' && !anchors.has(id);
  if (isNew) anchors.add(id);
  return {
    ...node,
    attributes: isNew ? node.attributes : rest,
    children: node.children.map((child) => withIdOnce(child, anchors)),
  };
}

function withLinks(node: RichNode, anchors: ReadonlySet<string>): RichNode {
  if (typeof node === 'string') return node;
  const { href } = node.attributes;
  return {
    ...node,
    attributes:
      typeof href === 'string'
        ? { ...node.attributes, href: textAnchorLink(href, anchors) }
        : node.attributes,
    children: node.children.map((child) => withLinks(child, anchors)),
  };
}
