import { Brush } from 'lucide-react';
import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { actionCss } from '../../parts/action.ts';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { Lines } from '../../parts/lines.tsx';
import { podWidths } from '../../parts/picture.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { studioHref } from './studio.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { studioProperties } from './studio.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-studio' })`
  ${actionCss}
  container-type: inline-size;

  > .panel {
    display: grid;
    overflow: hidden;
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
  }
  .frame {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 3;
    background: ${token('image.background')};
  }
  .frame img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* The corners of a print area, as the studio draws them. */
  .area {
    position: absolute;
    inset: 24% 30%;
    background:
      linear-gradient(currentColor 0 0) 0 0 / 1.5rem 2px,
      linear-gradient(currentColor 0 0) 0 0 / 2px 1.5rem,
      linear-gradient(currentColor 0 0) 100% 0 / 1.5rem 2px,
      linear-gradient(currentColor 0 0) 100% 0 / 2px 1.5rem,
      linear-gradient(currentColor 0 0) 0 100% / 1.5rem 2px,
      linear-gradient(currentColor 0 0) 0 100% / 2px 1.5rem,
      linear-gradient(currentColor 0 0) 100% 100% / 1.5rem 2px,
      linear-gradient(currentColor 0 0) 100% 100% / 2px 1.5rem;
    background-repeat: no-repeat;
    color: ${token('primary.color')};
  }
  .words {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: ${token('space.4')};
    padding: clamp(${token('space.6')}, 6cqi, ${token('space.16')});
  }
  h2 {
    max-width: 16ch;
    font-size: clamp(${token('type.2xl')}, 4.5cqi, ${token('type.5xl')});
  }
  .copy {
    max-width: 46ch;
    color: ${token('text.muted')};
  }
  .action {
    margin-top: ${token('space.2')};
  }
  ${media.up('sm')} {
    @container (min-width: 40rem) {
      > .panel {
        grid-template-columns: 1fr 1fr;
      }
      .frame {
        aspect-ratio: auto;
        min-height: min(34rem, 46cqi);
      }
      > .panel[data-side='right'] .frame {
        order: 1;
      }
    }
  }
`;

export default function Studio({ block, priority }: BlockProps): ReactElement {
  const properties = readProperties(studioProperties, block.properties);
  const say = useBlockText();
  const { image, title } = properties;
  const side = properties.imageSide;
  return (
    <Root aria-label={title || say('Design studio')}>
      <div className="panel" data-side={side}>
        <div className="frame">
          {image !== '' && (
            <BlockImage
              src={image}
              alt={properties.alt}
              widths={podWidths}
              width={1110}
              height={833}
              sizes="(min-width: 992px) 50vw, 100vw"
              priority={priority}
            />
          )}
          <span className="area" aria-hidden="true" />
        </div>
        <div className="words">
          {title !== '' && <h2>{title}</h2>}
          <Lines text={properties.copy} className="copy" />
          <BlockLink href={studioHref(properties)} className="action" data-primary="">
            <Brush aria-hidden="true" />
            {properties.buttonText || say('Start designing')}
          </BlockLink>
        </div>
      </div>
    </Root>
  );
}
