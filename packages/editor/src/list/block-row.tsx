import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { blockName, isBlockPublished } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { IconButton, Menu, type MenuItem } from '@omnis/ui';
import {
  ChevronRight,
  CircleAlert,
  Copy,
  CornerLeftUp,
  Ellipsis,
  Eye,
  EyeOff,
  GripVertical,
  MoveDown,
  MoveUp,
  Plus,
  Trash2,
} from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import { findBlock } from '../state/tree.ts';
import type { BlockListProps } from './block-list-props.ts';
import { canCopy, canHold, type OutlineRow } from './outline.ts';
import { editorTexts, type EditorTexts } from '../texts/editor/index.ts';

/** Properties of {@link BlockRow}. */
export interface BlockRowProps extends BlockListProps {
  readonly row: OutlineRow;
  readonly folded: boolean;
  readonly onFold: () => void;
}

/** One line of the block list. */
export function BlockRow(props: BlockRowProps): ReactElement {
  const t = useTexts(editorTexts);
  const { row, selected, dispatch, onSelect, faulty, folded, onFold } = props;
  const { block, type, depth, fixed, parent, index } = row;
  const { uid } = block;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: uid,
      disabled: fixed,
    });
  const title = type?.title ?? t('unknownType', { type: block.type.slice(0, 20) });
  const style: CSSProperties & Record<'--depth', number> = {
    '--depth': depth,
    transform: CSS.Translate.toString(transform),
    transition,
  };
  const keys = (event: KeyboardEvent): void => {
    if (!event.altKey || fixed || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const to = index + (event.key === 'ArrowUp' ? -1 : 1);
    if (to >= 0 && to < row.count) dispatch({ type: 'move', uid, parent, index: to });
  };
  return (
    <li
      ref={setNodeRef}
      className="row"
      style={style}
      data-selected={selected === uid ? '' : undefined}
      data-hidden={isBlockPublished(block) ? undefined : ''}
      data-dragging={isDragging ? '' : undefined}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="handle"
        {...attributes}
        {...listeners}
        aria-label={t(fixed ? 'staysFirst' : 'moveTitle', { title })}
        disabled={fixed}
      >
        <GripVertical aria-hidden="true" />
      </button>
      {block.items.length === 0 ? (
        <span className="fold" />
      ) : (
        <button
          type="button"
          className="fold"
          aria-expanded={!folded}
          aria-label={t('blocksIn', { title })}
          onClick={onFold}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="choose"
        aria-current={selected === uid ? 'true' : undefined}
        onClick={() => onSelect(uid)}
        onKeyDown={keys}
      >
        <span className="name">{title}</span>
        <span className="words">{blockName(block)}</span>
      </button>
      {faulty.has(uid) && <CircleAlert className="fault" role="img" aria-label={t('somethingMissing')} />}
      <Menu
        trigger={
          <IconButton size="sm" label={t('moreFor', { title })}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
        align="end"
        items={menuItems(t, props)}
      />
    </li>
  );
}

function menuItems(t: EditorTexts, props: BlockRowProps): readonly MenuItem[] {
  const { row, registry, betas, page, dispatch, onAdd, onDuplicate, onRemove } = props;
  const { block, type, parent, index, count, fixed } = row;
  const { uid } = block;
  const published = isBlockPublished(block);
  const holder = findBlock(page.blocks, parent);
  const holderTitle = holder === null ? undefined : registry.get(holder.block.type)?.title;
  const canLeave = holder !== null && canHold(registry, holder.parent, block);
  return [
    ...((type?.itemTypes?.length ?? 0) > 0
      ? [
          {
            key: 'add',
            label: t('addInside'),
            icon: <Plus aria-hidden="true" />,
            onSelect: () => onAdd(uid, Number.MAX_SAFE_INTEGER),
          },
        ]
      : []),
    {
      key: 'duplicate',
      label: t('duplicate'),
      icon: <Copy aria-hidden="true" />,
      disabled: !canCopy(registry, block, betas),
      onSelect: () => onDuplicate(uid),
    },
    {
      key: 'publish',
      label: t(published ? 'hideFromShoppers' : 'showToShoppers'),
      icon: published ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />,
      onSelect: () => dispatch({ type: 'setPublished', uid, published: !published }),
    },
    { kind: 'separator', key: 'moves' },
    {
      key: 'up',
      label: t('moveUp'),
      icon: <MoveUp aria-hidden="true" />,
      disabled: fixed || index === 0,
      onSelect: () => dispatch({ type: 'move', uid, parent, index: index - 1 }),
    },
    {
      key: 'down',
      label: t('moveDown'),
      icon: <MoveDown aria-hidden="true" />,
      disabled: fixed || index === count - 1,
      onSelect: () => dispatch({ type: 'move', uid, parent, index: index + 1 }),
    },
    ...(canLeave
      ? [
          {
            key: 'out',
            label: holderTitle === undefined ? t('moveOutOfThis') : t('moveOutOf', { title: holderTitle }),
            icon: <CornerLeftUp aria-hidden="true" />,
            onSelect: () =>
              dispatch({ type: 'move', uid, parent: holder.parent?.uid ?? null, index: holder.index + 1 }),
          },
        ]
      : []),
    { kind: 'separator', key: 'danger' },
    {
      key: 'delete',
      label: t('delete'),
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onSelect: () => onRemove(uid),
    },
  ];
}
