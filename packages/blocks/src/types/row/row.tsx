import { blockSize } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockItemView, itemKey, itemMarks } from '../../page/block-item-view.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { bannerWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockItems } from '../../sources/use-block-items.ts';
import { rowProperties } from './row.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-row' })`
  position: relative;
  color: var(--b-row-text-color, inherit);
  isolation: isolate;

  &[data-background] {
    overflow: hidden;
    padding: clamp(${token('space.6')}, 5vw, ${token('space.16')});
    border-radius: ${token('feature.radius')};
    background: var(--b-row-background, ${token('feature.background')});
  }
  > img {
    position: absolute;
    inset: 0;
    z-index: -1;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > .items {
    display: flex;
    flex-direction: column;
    gap: min(var(--b-row-spacing), 32px);
  }
  &[data-reversed] > .items {
    flex-direction: column-reverse;
  }
  > .items > * {
    position: relative;
    min-width: 0;
  }
  &[data-direction='column'] > .items {
    align-items: var(--b-row-align);
    gap: var(--b-row-spacing);
  }
  /* An item's text takes the row's colour where it has one. */
  &[data-text-color] :is(h1, h2, h3, h4, p) {
    color: inherit;
  }

  ${media.up('md')} {
    &[data-direction='row'] > .items {
      flex-direction: row;
      align-items: var(--b-row-align);
      gap: var(--b-row-spacing);
    }
    &[data-direction='row'][data-reversed] > .items {
      flex-direction: row-reverse;
    }
    &[data-direction='row'] > .items > * {
      flex: var(--b-row-columns) 1 0;
    }
    &[data-direction='row'] > .items > .own-width {
      flex: none;
    }
  }
`;

export default function Row({ block }: BlockProps): ReactElement {
  const { size } = block;
  const properties = readProperties(rowProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { items } = useBlockItems(block);
  const image = properties.backgroundImage;
  const background = properties.backgroundColor;
  const { textColor } = properties;
  return (
    <Root
      data-direction={properties.direction}
      data-reversed={properties.reversed ? '' : undefined}
      data-background={image === '' && background === null ? undefined : ''}
      data-text-color={textColor === null ? undefined : ''}
      style={cssVariables({
        '--b-row-spacing': `${properties.spacing}px`,
        '--b-row-align': properties.align,
        '--b-row-background': background,
        '--b-row-text-color': textColor,
      })}
    >
      {image !== '' && (
        <BlockImage
          src={image}
          alt={''}
          widths={bannerWidths}
          width={1920}
          height={768}
          sizes={`(min-width: 992px) ${Math.round((size / 12) * 100)}vw, 100vw`}
        />
      )}
      <div className="items">
        {items.map((item) => (
          <div
            key={itemKey(item)}
            className={item.kind === 'block' && item.block.type === 'button' ? 'own-width' : undefined}
            style={cssVariables({
              '--b-row-columns': item.kind === 'block' ? item.block.size : blockSize.min,
            })}
            {...itemMarks(item, mode)}
          >
            <BlockItemView item={item} />
          </div>
        ))}
      </div>
    </Root>
  );
}
