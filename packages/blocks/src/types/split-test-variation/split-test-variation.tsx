import { token } from '@omnis/theme/react';
import { useContext, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { useProblem } from '../../environment/use-problem.ts';
import { PageRoot } from '../../page/page-root.ts';
import { placedBlocks } from '../../page/placed-blocks.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useShownTypes } from '../../registry/registry-context.ts';
import { shownBlocks } from '../../tree/visibility.ts';
import { misplacedVariation, SplitSlotContext } from '../split-test/slot-context.ts';
import { splitTestVariationProperties } from './split-test-variation.properties.ts';

const Label = styled.p.withConfig({ componentId: 'block-variation-label' })`
  width: fit-content;
  margin: 0 auto ${token('space.3')};
  padding: ${token('space.1')} ${token('space.4')};
  border: 1px dashed ${token('border.strong')};
  border-radius: ${token('radius.full')};
  background: ${token('surface.sunken')};
  color: ${token('text.muted')};
  font-size: ${token('type.sm')};
`;

/** Contents of a variation, laid out as a page is: it looks as it would without the test. */
export default function SplitTestVariation({ block, priority }: BlockProps): ReactElement {
  const properties = readProperties(splitTestVariationProperties, block.properties);
  const environment = useBlockEnvironment();
  const isPlaced = useContext(SplitSlotContext);
  useProblem(isPlaced ? null : { code: 'misplaced-variation', message: misplacedVariation, uid: block.uid });
  const registry = useShownTypes();
  const blocks = shownBlocks(block.items, environment);
  return (
    <>
      {environment.mode === 'preview' && (
        <Label className="note">Variation: {properties.name || 'without a name'}</Label>
      )}
      <PageRoot>
        {placedBlocks(blocks, priority ? blocks[0] : undefined, { registry, mode: environment.mode })}
      </PageRoot>
    </>
  );
}
