import { aspectRatios } from '@omnis/models';
import { token } from '@omnis/theme/react';
import { ImageOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { podBaseWidth, podWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { useBlockText } from '../../text/block-text.ts';
import { imageProperties } from './image.properties.ts';

const Root = styled.figure.withConfig({ componentId: 'block-image' })`
  > .frame {
    position: relative;
    aspect-ratio: 1 / var(--b-ratio);
    overflow: hidden;
    border-radius: var(--b-corners, ${token('image.radius')});
    background: ${token('image.background')};
    color: ${token('text.muted')};
  }
  > .frame > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Shown whole, a picture has the page's own ground beside it, not a grey box. */
  &[data-fit='contain'] > .frame:has(> img) {
    background: none;
  }
  &[data-fit='contain'] > .frame > img {
    object-fit: contain;
  }
  &[data-fit='contain'] > figcaption {
    text-align: center;
  }
  > .frame > :is(a, button) {
    position: absolute;
    inset: 0;
    padding: 0;
    border: 0;
    border-radius: inherit;
    background: none;
  }
  > .frame > svg {
    position: absolute;
    inset: 0;
    width: 2rem;
    height: 2rem;
    margin: auto;
  }
  > figcaption {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

export default function Image({ block, priority }: BlockProps): ReactElement | null {
  const { size } = block;
  const properties = readProperties(imageProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const src = properties.image;
  if (src === '' && mode === 'native') return null;
  const { alt, caption, href } = properties;
  const ratio = properties.ratio ?? aspectRatios['4:3'];
  return (
    <Root
      data-fit={properties.fit}
      style={cssVariables({ '--b-ratio': ratio, '--b-corners': properties.borderRadius })}
    >
      <div className="frame">
        {src === '' ? (
          <ImageOff role="img" aria-label={say('No picture yet')} strokeWidth={1.5} />
        ) : (
          <BlockImage
            src={src}
            alt={alt}
            widths={podWidths}
            width={podBaseWidth}
            height={Math.round(podBaseWidth * ratio)}
            sizes={`(min-width: 992px) ${Math.round((size / 12) * 100)}vw, 100vw`}
            priority={priority}
          />
        )}
        {href !== '' && <BlockLink href={href} aria-label={alt || caption || say('Open')} />}
      </div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </Root>
  );
}
