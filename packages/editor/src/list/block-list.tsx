import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import { FileText, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { BlockListProps } from './block-list-props.ts';
import { BlockRow } from './block-row.tsx';
import { dropTarget, outlineRows, type OutlineRow } from './outline.ts';
import { rowCss } from './row-css.ts';
import { editorTexts, type EditorTexts } from '../texts/editor/index.ts';

const Root = styled.nav.withConfig({ componentId: 'editor-block-list' })`
  display: flex;
  flex-direction: column;
  min-height: 0;

  > .scroll {
    flex: 1;
    min-height: 0;
    padding: ${token('space.3')};
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  > footer {
    padding: ${token('space.3')};
    border-top: 1px solid ${token('border.color')};
  }
  .empty {
    padding: ${token('space.6')} ${token('space.3')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-align: center;
  }
  ${rowCss}
`;

/**
 * The blocks of the page as a tree: select, reorder by pointer or keyboard (Space lifts, arrows move, Space drops; or
 * Alt with an arrow), duplicate, hide, delete.
 */
export function BlockList(props: BlockListProps): ReactElement {
  const t = useTexts(editorTexts);
  const { page, selected, registry, dispatch, onSelect, onAdd } = props;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => outlineRows(page, registry, folded), [page, registry, folded]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent): void => {
    const target =
      over === null ? null : dropTarget(page, registry, { uid: String(active.id), over: String(over.id) });
    if (target !== null) dispatch({ type: 'move', uid: String(active.id), ...target });
  };
  const fold = (uid: string): void => {
    const next = new Set(folded);
    if (!next.delete(uid)) next.add(uid);
    setFolded(next);
  };
  const scrollRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The block clicked in the canvas may be far down the list.
    if (selected !== null)
      scrollRef.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <Root aria-label={t('blocksOfPage')}>
      <div className="scroll" ref={scrollRef}>
        <button
          type="button"
          className="page-row"
          aria-current={selected === null ? 'true' : undefined}
          onClick={() => onSelect(null)}
        >
          <FileText aria-hidden="true" strokeWidth={1.75} />
          {t('pageSettings')}
        </button>
        {rows.length === 0 && <p className="empty">{t('pageIsEmpty')}</p>}
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={drop}
          accessibility={{
            announcements: announcementsFor(t, rows),
            screenReaderInstructions: { draggable: t('howToMove') },
          }}
        >
          <SortableContext items={rows.map(({ block }) => block.uid)} strategy={verticalListSortingStrategy}>
            <ul role="list">
              {rows.map((row) => (
                <BlockRow
                  key={row.block.uid}
                  {...props}
                  row={row}
                  folded={folded.has(row.block.uid)}
                  onFold={() => fold(row.block.uid)}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      </div>
      <footer>
        <Button
          fullWidth
          variant="secondary"
          startIcon={<Plus aria-hidden="true" />}
          onClick={() => onAdd(null, Number.MAX_SAFE_INTEGER)}
        >
          {t('addBlock')}
        </Button>
      </footer>
    </Root>
  );
}

/** Announcements while a block is moved: names and places rather than ids. */
function announcementsFor(t: EditorTexts, rows: readonly OutlineRow[]): Announcements {
  const find = (id: string | number): OutlineRow | undefined => rows.find(({ block }) => block.uid === id);
  const title = (id: string | number): string => find(id)?.type?.title ?? t('block');
  /** The title of what moves, and the place of what is under it. */
  const at = (moved: string | number, under: string | number) => {
    const { index = 0, count: total = 0 } = find(under) ?? {};
    return { title: title(moved), place: index + 1, total };
  };
  return {
    onDragStart: ({ active }) => t('lifted', at(active.id, active.id)),
    onDragOver: ({ active, over }) => (over === null ? undefined : t('isOver', at(active.id, over.id))),
    onDragEnd: ({ active, over }) =>
      over === null
        ? t('staysWhereItWas', { title: title(active.id) })
        : t('dropped', at(active.id, over.id)),
    onDragCancel: ({ active }) => t('staysWhereItWas', { title: title(active.id) }),
  };
}
