import { randomUuid, segmentModes, type MenuEntry, type MenuImage, type SegmentMode } from '@omnis/models';

/** A part of a menu while it is edited: an entry, a segment of one, or a link of a segment, by how deep it is. */
export interface MenuNode {
  /** Stays the same while the menu is edited. */
  readonly key: string;
  readonly text: string;
  readonly link: string;
  /** Hex or a colour of the theme; '' for the theme's own. Segments have none, and get back what they had as an entry or a link. */
  readonly color: string;
  readonly backgroundColor: string;
  /** Of a segment; '' for a list. */
  readonly mode: SegmentMode | '';
  /** Of a segment. */
  readonly image: MenuImage | null;
  readonly children: readonly MenuNode[];
}

/** Where a part is: the places of its parents from the top, and its own. */
export type MenuPath = readonly number[];

/** The deepest level of a menu, from 0: entry, segment, link. */
export const deepestLevel = 2;

/** A new part without anything in it. */
export const blankNode = (): MenuNode => ({
  key: randomUuid(),
  text: '',
  link: '',
  color: '',
  backgroundColor: '',
  mode: '',
  image: null,
  children: [],
});

/** The fields of a picture that can be edited, without others that are stored. */
function knownImage(image: MenuImage): MenuImage {
  const { src, title, description, link, overlay, borderRadius, ratio, textAlign, color, shadow } = image;
  const {
    text,
    textColor,
    backgroundColor,
    borderColor,
    borderRadius: corners,
    fullWidth,
  } = image.button ?? {};
  const button =
    text === undefined
      ? null
      : {
          text,
          textColor: textColor ?? null,
          backgroundColor: backgroundColor ?? null,
          borderColor: borderColor ?? null,
          borderRadius: corners ?? null,
          fullWidth: fullWidth ?? false,
        };
  return { src, title, description, link, overlay, borderRadius, ratio, textAlign, color, shadow, button };
}

/** A menu as a tree of parts. */
export function treeOf(entries: readonly MenuEntry[]): readonly MenuNode[] {
  return entries.map(({ text, href, color, backgroundColor, submenu }) => ({
    ...blankNode(),
    text,
    link: href,
    color: color ?? '',
    backgroundColor: backgroundColor ?? '',
    children: submenu.map(({ title, link, mode, image, items }) => ({
      ...blankNode(),
      text: title,
      link,
      mode: segmentModes.find((known) => known === mode) ?? '',
      image: image === null ? null : knownImage(image),
      children: items.map((item) => ({
        ...blankNode(),
        text: item.text,
        link: item.link,
        color: item.color ?? '',
        backgroundColor: item.backgroundColor ?? '',
      })),
    })),
  }));
}

const colours = ({ color, backgroundColor }: MenuNode) => ({
  color: color === '' ? null : color,
  backgroundColor: backgroundColor === '' ? null : backgroundColor,
});

/** The tree as the menu that is saved. */
export function menuOf(tree: readonly MenuNode[]) {
  return tree.map((entry) => ({
    text: entry.text,
    href: entry.link,
    ...colours(entry),
    submenu: entry.children.map(({ text, link, mode, image, children }) => ({
      title: text,
      link,
      mode: mode === '' ? null : mode,
      image,
      items: children.map((item) => ({ text: item.text, link: item.link, ...colours(item) })),
    })),
  }));
}

/** The part at a path; undefined where there is none. */
export function nodeAt(tree: readonly MenuNode[], [at, ...rest]: MenuPath): MenuNode | undefined {
  const node = at === undefined ? undefined : tree[at];
  return node === undefined || rest.length === 0 ? node : nodeAt(node.children, rest);
}

/** The path of the part with a key; null where there is none. */
export function pathOf(tree: readonly MenuNode[], key: string): MenuPath | null {
  for (const [at, node] of tree.entries()) {
    if (node.key === key) return [at];
    const below = pathOf(node.children, key);
    if (below !== null) return [at, ...below];
  }
  return null;
}

/** The parts beside each other below a path of their parent; those of the top for []. */
export const siblingsAt = (tree: readonly MenuNode[], parent: MenuPath): readonly MenuNode[] =>
  parent.length === 0 ? tree : (nodeAt(tree, parent)?.children ?? []);

/** The tree with other parts below a parent. */
function withSiblings(
  tree: readonly MenuNode[],
  [at, ...rest]: MenuPath,
  change: (siblings: readonly MenuNode[]) => readonly MenuNode[],
): readonly MenuNode[] {
  if (at === undefined) return change(tree);
  return tree.map((node, place) =>
    place === at ? { ...node, children: withSiblings(node.children, rest, change) } : node,
  );
}

const parentOf = (path: MenuPath): MenuPath => path.slice(0, -1);
const placeOf = (path: MenuPath): number => path.at(-1) ?? 0;

/** The tree with some values of a part changed. */
export const updateNode = (
  tree: readonly MenuNode[],
  path: MenuPath,
  values: Partial<MenuNode>,
): readonly MenuNode[] =>
  withSiblings(tree, parentOf(path), (siblings) =>
    siblings.map((node, at) => (at === placeOf(path) ? { ...node, ...values } : node)),
  );

/** The tree with a part put at a path; what was there moves down. */
export const insertNode = (tree: readonly MenuNode[], path: MenuPath, node: MenuNode): readonly MenuNode[] =>
  withSiblings(tree, parentOf(path), (siblings) => siblings.toSpliced(placeOf(path), 0, node));

/** The tree without a part. */
export const removeNode = (tree: readonly MenuNode[], path: MenuPath): readonly MenuNode[] =>
  withSiblings(tree, parentOf(path), (siblings) => siblings.toSpliced(placeOf(path), 1));

/** The tree with a part moved among those beside it. */
export function moveNode(
  tree: readonly MenuNode[],
  parent: MenuPath,
  { from, to }: { readonly from: number; readonly to: number },
): readonly MenuNode[] {
  const node = siblingsAt(tree, parent)[from];
  if (node === undefined) return tree;
  return withSiblings(tree, parent, (siblings) => siblings.toSpliced(from, 1).toSpliced(to, 0, node));
}

const heightOf = ({ children }: MenuNode): number =>
  children.length === 0 ? 0 : 1 + Math.max(...children.map(heightOf));

/** Tells whether a part can go into the one above it: there is one, and nothing of it comes too deep. */
export function canNest(tree: readonly MenuNode[], path: MenuPath): boolean {
  const node = nodeAt(tree, path);
  return node !== undefined && placeOf(path) > 0 && path.length + heightOf(node) <= deepestLevel;
}

/** A tree, and where a part of it is now. */
export interface MovedNode {
  readonly tree: readonly MenuNode[];
  readonly path: MenuPath;
}

/** Puts a part into the one above it, as its last. */
export function nestNode(tree: readonly MenuNode[], path: MenuPath): MovedNode {
  const node = nodeAt(tree, path);
  if (node === undefined || !canNest(tree, path)) return { tree, path };
  const parent = [...parentOf(path), placeOf(path) - 1];
  const to = [...parent, siblingsAt(tree, parent).length];
  return { tree: insertNode(removeNode(tree, path), to, node), path: to };
}

/** Takes a part out of its parent and puts it behind that. */
export function unnestNode(tree: readonly MenuNode[], path: MenuPath): MovedNode {
  const node = nodeAt(tree, path);
  const parent = parentOf(path);
  if (node === undefined || parent.length === 0) return { tree, path };
  const to = [...parentOf(parent), placeOf(parent) + 1];
  return { tree: insertNode(removeNode(tree, path), to, node), path: to };
}

/** Field of the call that a value of a part is sent as, such as `mainMenu.0.submenu.1.title`. */
export function fieldOf(
  [entry, segment, item]: MenuPath,
  value: 'text' | 'link' | 'color' | 'backgroundColor' | 'image',
) {
  const top = `mainMenu.${entry}`;
  if (segment === undefined) return `${top}.${value === 'link' ? 'href' : value}`;
  const column = `${top}.submenu.${segment}`;
  if (item === undefined) return `${column}.${value === 'text' ? 'title' : value}`;
  return `${column}.items.${item}.${value}`;
}
