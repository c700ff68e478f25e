import { allowedName, endedBy, kindOf, scopes } from './allowed.ts';
import { fitNodes } from './fit-nodes.ts';
import { joinAnchors } from './join-anchors.ts';
import type { RichElement, RichNode } from './rich-node.ts';
import { safeAttributes } from './safe-attributes.ts';
import { tokeniseHtml } from './tokenise.ts';

interface OpenElement extends RichElement {
  readonly children: RichNode[];
}

/** Levels of nested elements; deeper ones are left out and their content kept. */
export const maxRichTextDepth = 48;

/**
 * Reads HTML that nobody may be trusted for into safe nodes, the same on the server and in the browser. The tree is one
 * that browsers parse back unchanged (no block in a paragraph, no link in a link, lists and tables whole), so that
 * hydration finds what it expects. Ids have a prefix (`textAnchor`), and links within the text lead to them.
 */
export function parseRichText(html: string): readonly RichNode[] {
  return joinAnchors(fitNodes(readTree(html)));
}

/** Elements as they are nested, with the ends that HTML lets authors leave out. */
function readTree(html: string): readonly RichNode[] {
  const root: OpenElement = { name: '', attributes: {}, children: [] };
  const stack: OpenElement[] = [root];
  const current = (): OpenElement => stack.at(-1) ?? root;
  for (const token of tokeniseHtml(html)) {
    if (token.type === 'text') {
      current().children.push(token.text);
      continue;
    }
    const name = allowedName(token.name);
    if (name === null) continue;
    if (token.type === 'close') {
      closeElement(
        stack,
        (open) => open === name,
        () => false,
      );
      continue;
    }
    const attributes = safeAttributes(name, token.attributes);
    if (attributes === null) continue;
    closeEnded(stack, name);
    const element: OpenElement = { name, attributes, children: [] };
    current().children.push(element);
    if (kindOf(name) !== 'void' && stack.length <= maxRichTextDepth) stack.push(element);
  }
  return root.children;
}

/** Closes all that an opening tag ends, outermost included: `<tr>` ends a cell and the row around it. */
function closeEnded(stack: OpenElement[], name: string): void {
  const ended = endedBy(name);
  if (ended.size === 0) return;
  while (
    closeElement(
      stack,
      (open) => ended.has(open),
      (open) => scopes.has(open),
    )
  );
}

/** Closes the nearest element that `isIt` accepts, looking up to the first that `stops`; whether there was one. */
function closeElement(
  stack: OpenElement[],
  isIt: (name: string) => boolean,
  stops: (name: string) => boolean,
): boolean {
  const index = stack.findLastIndex(({ name }, at) => at > 0 && (isIt(name) || stops(name)));
  if (index <= 0 || !isIt(stack[index]?.name ?? '')) return false;
  stack.length = index;
  return true;
}
