import { blockSize } from '@omnis/models';
import type { CSSProperties, ReactElement } from 'react';
import { useGivenEnvironment } from '../environment/environment-context.ts';
import { cssVariables } from '../parts/style.ts';
import { useShownTypes } from '../registry/registry-context.ts';
import { readSchemeClass } from '../scheme/scheme-name.ts';
import type { BlockNode } from '../tree/block-node.ts';
import { BlockView, previewMarks } from './block-view.tsx';
import { placeBlocks, type PlacedBlock } from './place-blocks.ts';

/** Properties of {@link PlacedBlocks}. */
export interface PlacedBlocksProps {
  /** As they are shown, see `shownBlocks`. */
  readonly blocks: readonly BlockNode[];
  /** The one that the page opens with. */
  readonly lead?: BlockNode | undefined;
}

/** Blocks in the grid of a `PageRoot`, which they are put into. */
export function PlacedBlocks({ blocks, lead }: PlacedBlocksProps): ReactElement {
  const { mode } = useGivenEnvironment();
  const registry = useShownTypes();
  return (
    <>
      {placeBlocks(blocks, registry).map((placed) => (
        <div
          key={placed.block.uid}
          className={placeClass(placed)}
          style={placeStyle(placed)}
          {...previewMarks(placed.block, mode)}
        >
          <BlockView block={placed.block} priority={placed.block === lead} />
        </div>
      ))}
    </>
  );
}

function placeClass({ block, bleeds, half }: PlacedBlock): string {
  const scheme = readSchemeClass(block.properties);
  const whole = block.size === blockSize.max;
  const place = whole ? (bleeds ? ' bleed' : scheme && ' band') : half === null ? ' part' : ` part ${half}`;
  return `block${place}${scheme}`;
}

function placeStyle({ block: { size }, start }: PlacedBlock): CSSProperties | undefined {
  return size === blockSize.max ? undefined : cssVariables({ '--b-start': start, '--b-size': size });
}
