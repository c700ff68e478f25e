import { menuLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, IconButton, VisuallyHidden } from '@omnis/ui';
import {
  ChevronDown,
  ChevronUp,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Plus,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import { useRowMoves, type HandleProps } from '../parts/use-row-moves.ts';
import { deskFaceTexts, type DeskFaceTexts } from '../texts/desk-face/index.ts';
import { MenuNodeFields } from './menu-node-fields.tsx';
import type { MenuTools } from './menu-tools.ts';
import { fieldOf, type MenuNode, type MenuPath } from './menu-tree.ts';

const Root = styled.ol.withConfig({ componentId: 'desk-menu-list' })`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  & & {
    margin: ${token('space.2')} 0 0 ${token('space.5')};
  }
  .part {
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
  }
  [data-held] > .part {
    border-color: ${token('focus.color')};
    box-shadow: ${token('shadow.md')};
  }
  [data-fault] > .part {
    border-color: ${token('error.color')};
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')};
    padding: ${token('space.1')} ${token('space.2')};
  }
  .name {
    display: grid;
    flex: 1 1 7rem;
    min-width: 0;
    min-height: 2.75rem;
    align-content: center;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
  }
  .name span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name .where {
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
  }
  .tools {
    display: flex;
    margin-inline-start: auto;
  }
  .handle {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.muted')};
    cursor: grab;
    touch-action: none;
  }
  .handle:hover {
    background: ${token('surface.hover')};
    color: ${token('text.color')};
  }
  .handle svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const kinds = ['entry', 'segment', 'item'] as const;
const untitled = { entry: 'untitledEntry', segment: 'untitledSegment', item: 'untitledItem' } as const;
const adds = { entry: 'addEntry', segment: 'addSegment', item: 'addItem' } as const;
const full = { entry: 'entriesFull', segment: 'segmentsFull', item: 'itemsFull' } as const;
const most = { entry: menuLimits.entries, segment: menuLimits.segments, item: menuLimits.items } as const;

/** Name of a part, for people. */
export const nodeName = (t: DeskFaceTexts, { text, image }: MenuNode, depth: number): string =>
  text ||
  image?.title ||
  (depth === 2 && image !== null ? t('pictureOnly') : t(untitled[kinds[depth - 1] ?? 'item']));

interface RowProps {
  readonly node: MenuNode;
  readonly path: MenuPath;
  readonly tools: MenuTools;
  readonly handle: HandleProps;
}

function Row({ node, path, tools, handle }: RowProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const name = nodeName(t, node, path.length);
  const isOpen = tools.open === node.key;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight' && tools.mayNest(path)) {
      event.preventDefault();
      tools.nest(path);
    } else if (event.key === 'ArrowLeft' && path.length > 1) {
      event.preventDefault();
      tools.unnest(path);
    } else handle.onKeyDown(event);
  };
  return (
    <div className="part">
      <div className="head">
        <button
          type="button"
          className="handle"
          aria-label={t('move', { name })}
          title={t('moveHelp')}
          data-node={node.key}
          onPointerDown={handle.onPointerDown}
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <button
          type="button"
          className="name"
          aria-expanded={isOpen}
          title={t(isOpen ? 'close' : 'edit', { name })}
          onClick={() => tools.toggle(node.key)}
        >
          <span>{name}</span>
          <span className="where">{node.link === '' ? t('noLink') : node.link}</span>
        </button>
        <span className="tools">
          {path.length > 1 && (
            <IconButton label={t('unnest', { name })} size="sm" onClick={() => tools.unnest(path)}>
              <IndentDecrease aria-hidden="true" />
            </IconButton>
          )}
          {tools.mayNest(path) && (
            <IconButton label={t('nest', { name })} size="sm" onClick={() => tools.nest(path)}>
              <IndentIncrease aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label={t('remove', { name })} size="sm" onClick={() => tools.remove(path)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t(isOpen ? 'close' : 'edit', { name })}
            size="sm"
            tabIndex={-1}
            aria-hidden="true"
            onClick={() => tools.toggle(node.key)}
          >
            {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          </IconButton>
        </span>
      </div>
      {isOpen && <MenuNodeFields node={node} path={path} tools={tools} />}
    </div>
  );
}

/** Properties of {@link MenuList}. */
export interface MenuListProps {
  readonly nodes: readonly MenuNode[];
  /** Path of the part that they belong to; [] at the top. */
  readonly parent: MenuPath;
  readonly tools: MenuTools;
}

/** Parts of a menu beside each other, each with those below it, and the button that adds another. */
export function MenuList({ nodes, parent, tools }: MenuListProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const { list, held, said, handle } = useRowMoves({
    keys: nodes.map(({ key }) => key),
    onMove: (from, to) => tools.move(parent, from, to),
    said: (at, count) => t('movedTo', { place: at + 1, count }),
  });
  const kind = kinds[parent.length] ?? 'item';
  const isFull = nodes.length >= most[kind];
  return (
    <>
      <Root ref={list}>
        {nodes.map((node, at) => {
          const path = [...parent, at];
          const own = fieldOf(path, 'text').replace(/\.\w+$/, '');
          const isFault = Object.keys(tools.errors).some((field) => field.startsWith(`${own}.`));
          return (
            <li
              key={node.key}
              data-held={held === node.key ? '' : undefined}
              data-fault={isFault ? '' : undefined}
            >
              <Row node={node} path={path} tools={tools} handle={handle(at)} />
              {(node.children.length > 0 || (tools.open === node.key && path.length < 3)) && (
                <MenuList nodes={node.children} parent={path} tools={tools} />
              )}
            </li>
          );
        })}
        <li>
          <Button
            variant={parent.length === 0 ? 'secondary' : 'ghost'}
            size="sm"
            disabled={isFull}
            startIcon={<Plus aria-hidden="true" />}
            onClick={() => tools.add([...parent, nodes.length])}
          >
            {isFull ? t(full[kind], { count: most[kind] }) : t(adds[kind])}
          </Button>
        </li>
      </Root>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}
