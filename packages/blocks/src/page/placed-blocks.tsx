import { blockSize } from '@omnis/models';
import type { CSSProperties, ReactElement } from 'react';
import { cssVariables } from '../parts/style.ts';
import type { ShownTypes } from '../registry/shown-types.ts';
import { readSchemeClass } from '../scheme/scheme-name.ts';
import type { BlockNode } from '../tree/block-node.ts';
import { BlockView, previewMarks } from './block-view.tsx';
import { placeBlocks, type PlacedBlock } from './place-blocks.ts';

/** Blocks in the grid of a `PageRoot`, which they are put into; a plain function, since it is in every page's first load. */
export function placedBlocks(
  blocks: readonly BlockNode[],
  lead: BlockNode | undefined,
  { registry, mode }: { readonly registry: ShownTypes; readonly mode: 'native' | 'preview' },
): readonly ReactElement[] {
  return placeBlocks(blocks, registry).map((placed) => (
    <div
      key={placed.block.uid}
      className={placeClass(placed)}
      style={placeStyle(placed)}
      {...previewMarks(placed.block, mode)}
    >
      <BlockView block={placed.block} priority={placed.block === lead} />
    </div>
  ));
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
