import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockIcon, hasIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { summaryProperties } from './summary.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-summary' })`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space.4')};

  > .icon {
    flex: none;
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: ${token('radius.full')};
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
  }
  > .icon svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  > img {
    width: 4.5rem;
    height: 4.5rem;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    object-fit: cover;
  }
  .title {
    font-size: ${token('type.lg')};
    line-height: 1.25;
  }
  .words {
    max-width: 44ch;
  }
  .words p {
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    line-height: 1.5;
  }
  ${media.down('md')} {
    &[data-align='left'] {
      flex-direction: row;
    }
  }
  &[data-align='center'] {
    align-items: center;
    text-align: center;
  }
`;

export default function Summary({ block }: BlockProps): ReactElement {
  const properties = readProperties(summaryProperties, block.properties);
  const src = properties.image;
  const { icon, title } = properties;
  return (
    <Root data-align={properties.align}>
      {src !== '' ? (
        <BlockImage src={src} alt={''} widths={[144, 288]} width={144} height={144} sizes={'72px'} />
      ) : (
        hasIcon(icon) && (
          <span className="icon">
            <BlockIcon name={icon} />
          </span>
        )
      )}
      <div className="words">
        {title !== '' && <h3 className="title">{title}</h3>}
        <Lines text={properties.description} />
      </div>
    </Root>
  );
}
