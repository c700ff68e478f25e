import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, VisuallyHidden } from '@omnis/ui';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { deskFaceTexts } from '../texts/desk-face/index.ts';
import type { LinkChoice } from './link-field.tsx';
import { MenuList, nodeName } from './menu-list.tsx';
import {
  blankNode,
  canNest,
  insertNode,
  moveNode,
  nestNode,
  nodeAt,
  pathOf,
  removeNode,
  siblingsAt,
  unnestNode,
  updateNode,
  type MenuNode,
  type MenuPath,
  type MovedNode,
} from './menu-tree.ts';

const Root = styled.div.withConfig({ componentId: 'desk-menu-editor' })`
  display: grid;
  gap: ${token('space.3')};
  min-width: 0;

  .undo {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
    font-size: ${token('type.sm')};
  }
  .empty {
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link MenuEditor}. */
export interface MenuEditorProps {
  readonly tree: readonly MenuNode[];
  /** Messages by the fields of the call, such as `mainMenu.0.href`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Pages, collections and products of the shop. */
  readonly links: readonly LinkChoice[];
  /** Opens the shop's pictures; null when none was chosen. */
  readonly onPickImage: (current: string) => Promise<string | null>;
  readonly onChange: (tree: readonly MenuNode[]) => void;
}

interface Removed {
  readonly node: MenuNode;
  readonly name: string;
  /** Key of its parent, which may have another place by now; null for a part of the top. */
  readonly parent: string | null;
  /** Its place among its siblings. */
  readonly at: number;
}

/**
 * Editor of a main menu: entries, segments and links that are added, renamed, moved by pointer or by keys, put into each
 * other and out again. What is removed can be put back.
 */
export function MenuEditor({ tree, errors, links, onPickImage, onChange }: MenuEditorProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState('');
  /** Key of the part whose handle gets the focus, as its row is another one now. */
  const [focusOn, setFocusOn] = useState<string | null>(null);
  useEffect(() => {
    if (focusOn === null) return;
    root.current?.querySelector<HTMLElement>(`[data-node='${focusOn}']`)?.focus();
    setFocusOn(null);
  }, [focusOn]);

  const take = (path: MenuPath, { tree: next }: MovedNode, text: 'nested' | 'unnested'): void => {
    const node = nodeAt(tree, path);
    if (node === undefined || next === tree) return;
    onChange(next);
    setFocusOn(node.key);
    setSaid(t(text, { name: nodeName(t, node, path.length) }));
  };
  const add = (path: MenuPath): void => {
    const node = blankNode();
    onChange(insertNode(tree, path, node));
    setOpen(node.key);
  };
  const remove = (path: MenuPath): void => {
    const node = nodeAt(tree, path);
    if (node === undefined) return;
    const parent = nodeAt(tree, path.slice(0, -1));
    setRemoved({
      node,
      name: nodeName(t, node, path.length),
      parent: parent?.key ?? null,
      at: path.at(-1) ?? 0,
    });
    onChange(removeNode(tree, path));
  };
  const putBack = ({ node, parent, at }: Removed): void => {
    // Where its parent is gone too, it comes back at the end of the menu's top.
    const home = parent === null ? [] : pathOf(tree, parent);
    const path = home === null ? [tree.length] : [...home, Math.min(at, siblingsAt(tree, home).length)];
    onChange(insertNode(tree, path, node));
    setRemoved(null);
    setFocusOn(node.key);
  };
  return (
    <Root ref={root}>
      {tree.length === 0 && (
        <p className="empty">
          {t('emptyMenu')}. {t('emptyMenuText')}
        </p>
      )}
      <MenuList
        nodes={tree}
        parent={[]}
        tools={{
          open,
          errors,
          links,
          onPickImage,
          toggle: (key) => setOpen((before) => (before === key ? null : key)),
          update: (path, values) => onChange(updateNode(tree, path, values)),
          add,
          remove,
          move: (parent, from, to) => onChange(moveNode(tree, parent, { from, to })),
          nest: (path) => take(path, nestNode(tree, path), 'nested'),
          unnest: (path) => take(path, unnestNode(tree, path), 'unnested'),
          mayNest: (path) => canNest(tree, path),
        }}
      />
      <div role="status">
        {removed !== null && pathOf(tree, removed.node.key) === null && (
          <div className="undo">
            <span>{t('removed', { name: removed.name })}</span>
            <Button variant="ghost" size="sm" onClick={() => putBack(removed)}>
              {t('undo')}
            </Button>
          </div>
        )}
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </Root>
  );
}
