import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockView, previewMarks } from '../../page/block-view.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { shownBlocks } from '../../tree/visibility.ts';
import { SplitSlotContext } from './slot-context.ts';
import { splitTestProperties } from './split-test.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-split-test' })`
  display: grid;
  gap: ${token('space.6')};
  min-width: 0;

  > * {
    min-width: 0;
  }
  > .note {
    width: min(100% - 2 * ${token('layout.gutter')}, ${token('layout.container.width')});
    margin-inline: auto;
    padding: ${token('space.4')} ${token('space.5')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
  }
  > .error {
    background: ${token('error.background')};
    color: ${token('error.text')};
  }
  .error strong {
    display: block;
  }
`;

/**
 * One variation of a part of a page (storefront.md §4 Split tests): the first that is there, since the server has left
 * out what its visitor does not see. On the editor's canvas all of them, one below the other.
 */
export default function SplitTest({ block, priority }: BlockProps): ReactElement | null {
  const properties = readProperties(splitTestProperties, block.properties);
  const environment = useBlockEnvironment();
  const { mode, visitor, splitTests } = environment;
  const name = properties.test;
  const variations = shownBlocks(block.items, environment).filter(
    ({ type }) => type === 'splitTestVariation',
  );
  const isPreview = mode === 'preview';
  const isTold = isPreview || (visitor !== undefined && visitor.role !== 'shopper');
  const isGone = isTold && name !== '' && splitTests !== undefined && !splitTests.includes(name);
  const shown = isPreview ? variations : variations.slice(0, 1);
  if (shown.length === 0 && !isTold) return null;
  return (
    <SplitSlotContext value>
      <Root>
        {isGone && (
          <p className="note error">
            <strong>ERROR</strong>
            Split Test {name} doesn&apos;t exist or is no longer active.
          </p>
        )}
        {isPreview && name === '' && (
          <p className="note">Write the name of the test: until then everybody sees the first variation.</p>
        )}
        {isPreview && variations.length < 2 && (
          <p className="note">A split test compares at least two variations. Add them to it.</p>
        )}
        {shown.map((variation, at) => (
          <div key={variation.uid} {...previewMarks(variation, mode)}>
            <BlockView block={variation} priority={priority && at === 0} />
          </div>
        ))}
      </Root>
    </SplitSlotContext>
  );
}
