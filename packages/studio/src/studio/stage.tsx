import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Picture, VisuallyHidden } from '@omnis/ui';
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Artwork } from '../quote/artwork-field.tsx';
import { afterKey, type Placement } from './placement.ts';
import type { StudioSide } from './studio-types.ts';
import { usePlacing } from './use-placing.ts';
import { studioTexts } from '../texts/studio/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-studio-stage' })`
  position: relative;
  overflow: hidden;
  border-radius: ${token('image.radius')};
  background: ${token('image.background')};
  user-select: none;
  -webkit-user-select: none;

  .area {
    position: absolute;
    left: var(--left);
    top: var(--top);
    width: var(--width);
    height: var(--height);
  }
  .area[data-empty],
  &:hover .area,
  &:focus-within .area {
    outline: 1.5px dashed ${token('border.strong')};
    outline-offset: 1px;
  }
  .area[data-empty] {
    display: grid;
    place-items: center;
    container-type: inline-size;
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
    text-align: center;
  }
  .area[data-empty] span {
    padding: ${token('space.1')} ${token('space.2')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.base')};
    @container (width < 7rem) {
      padding: 0;
      background: none;
      font-size: ${token('type.xs')};
      line-height: 1.2;
    }
  }
  /* What hangs over the area is not printed, so it is not shown. */
  .print {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }
  .print img,
  .grip {
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: var(--breadth);
    aspect-ratio: var(--ratio);
    transform: translate(-50%, -50%) rotate(var(--turn));
  }
  .print img {
    max-width: none;
    object-fit: fill;
  }
  .grip {
    padding: 0;
    border: 0;
    background: none;
    cursor: move;
    touch-action: none;
  }
  .grip:focus-visible {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: 2px;
  }
  .handle {
    position: absolute;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    touch-action: none;
  }
  .handle::after {
    content: '';
    width: 0.875rem;
    height: 0.875rem;
    border: 2px solid ${token('text.color')};
    border-radius: 50%;
    background: ${token('surface.base')};
  }
  .handle.size {
    right: -1.375rem;
    bottom: -1.375rem;
    cursor: nwse-resize;
  }
  .handle.size::after {
    border-radius: 2px;
  }
  .handle.turn {
    top: -2.75rem;
    left: calc(50% - 1.375rem);
    cursor: grab;
  }
  .handle {
    opacity: 0;
  }
  &:hover .handle,
  &:focus-within .handle {
    opacity: 1;
  }
  @media (hover: none) {
    .handle {
      opacity: 1;
    }
  }
`;

const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`;

/** Properties of {@link Stage}. */
export interface StageProps {
  /** Picture of the plain product. */
  readonly picture: string;
  /** Description of the picture. */
  readonly alt: string;
  readonly side: StudioSide;
  readonly artwork: Artwork | null;
  readonly placement: Placement;
  readonly onPlacement: (placement: Placement) => void;
}

/** The product with the artwork on it, which is moved, sized and turned by the pointer, two fingers or keys. */
export function Stage({ picture, alt, side, artwork, placement, onPlacement }: StageProps): ReactElement {
  const t = useTexts(studioTexts);
  const placing = usePlacing(placement, onPlacement);
  const { print } = side;
  const area: CSSProperties & Record<`--${string}`, string> = {
    '--left': percent(print.x),
    '--top': percent(print.y),
    '--width': percent(print.width),
    '--height': percent(print.height),
  };
  const placed: CSSProperties & Record<`--${string}`, string> = {
    '--x': percent(placement.x),
    '--y': percent(placement.y),
    '--breadth': percent(placement.width),
    '--ratio': artwork ? `${artwork.width} / ${artwork.height}` : '1',
    '--turn': `${placement.rotation}deg`,
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = afterKey(placement, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onPlacement(next);
  };
  return (
    <Root {...placing.stage}>
      <Picture
        src={picture}
        alt={alt}
        width={960}
        height={1200}
        sizes="(min-width: 992px) 50vw, 100vw"
        priority
      />
      {artwork === null ? (
        <div className="area" style={area} data-empty="">
          <span>{t('artworkHere')}</span>
        </div>
      ) : (
        <div className="area" style={area} data-area="">
          <div className="print" style={placed}>
            <img src={imageUrl(artwork.url, { width: 960 })} alt="" draggable={false} />
          </div>
          <button
            type="button"
            className="grip"
            style={placed}
            aria-label={t('artworkIs', { name: artwork.name })}
            aria-describedby="studio-keys"
            onKeyDown={press}
            onPointerDown={placing.begin('move')}
          >
            <span className="handle turn" aria-hidden="true" onPointerDown={placing.begin('turn')} />
            <span className="handle size" aria-hidden="true" onPointerDown={placing.begin('scale')} />
          </button>
        </div>
      )}
      <VisuallyHidden>
        <span id="studio-keys">{t('keysHelp')}</span>
      </VisuallyHidden>
    </Root>
  );
}
