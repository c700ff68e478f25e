import { media, token } from '@omnis/theme/react';
import { Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { podBaseWidth, podWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { filmRatio, filmId, playerAddress } from './youtube.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { youtubeProperties } from './youtube.properties.ts';

const Root = styled.article.withConfig({ componentId: 'block-youtube' })`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};

  > .screen {
    position: relative;
    aspect-ratio: 1 / var(--b-ratio);
    overflow: hidden;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
  }
  /* Without a picture: the brand's tint and its colour, so that it is a screen and not a hole. */
  > .screen[data-bare] {
    background: linear-gradient(
      140deg,
      ${token('primary.soft')},
      color-mix(in srgb, ${token('primary.soft')} 40%, ${token('surface.sunken')})
    );
  }
  > .screen[data-bare] .disc {
    background: ${token('primary.color')};
    color: ${token('primary.contrast')};
  }
  > .screen > :is(iframe, img, button) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  > .screen > img {
    object-fit: cover;
  }
  > .screen > button {
    display: grid;
    place-items: center;
    padding: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  > .screen > button:focus-visible {
    outline-offset: calc(-2 * ${token('focus.width')});
  }
  .disc {
    display: grid;
    place-items: center;
    width: clamp(3.5rem, 12%, 5rem);
    aspect-ratio: 1;
    border-radius: ${token('radius.full')};
    background: ${token('surface.inverse')};
    color: ${token('surface.inverseText')};
    transition: scale ${token('motion.base')} ${token('motion.ease')};
  }
  .disc svg {
    width: 36%;
    height: 36%;
    /* A triangle looks centred when its weight is. */
    translate: 8% 0;
    fill: currentColor;
    stroke-width: 0;
  }
  .badge {
    position: absolute;
    top: ${token('space.3')};
    inset-inline-start: ${token('space.3')};
    max-width: calc(100% - 2 * ${token('space.3')});
    padding: 0.25em 0.7em;
    border-radius: ${token('badge.radius')};
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    line-height: 1.5;
    pointer-events: none;
  }
  > .content {
    display: flex;
    flex-direction: column;
    gap: ${token('space.1')};
  }
  &[data-align='center'] > .content {
    align-items: center;
    text-align: center;
  }
  &[data-align='right'] > .content {
    align-items: flex-end;
    text-align: right;
  }
  .title {
    font-size: ${token('type.lg')};
    line-height: 1.25;
    text-wrap: balance;
  }
  .copy {
    max-width: 60ch;
    color: ${token('text.muted')};
    line-height: 1.5;
  }
  .elsewhere {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .elsewhere a {
    color: inherit;
    text-underline-offset: 0.25em;
  }
  ${noteCss}
  ${media.hover} {
    > .screen > button:hover > .disc {
      scale: 1.08;
    }
  }
`;

export default function Youtube({ block, priority }: BlockProps): ReactElement | null {
  const { size } = block;
  const properties = readProperties(youtubeProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const id = filmId(properties.video);
  if (id === null && mode === 'native') return null;
  const { title, badge } = properties;
  const ratio = properties.ratio ?? filmRatio;
  return (
    <Root data-align={properties.textAlign} style={cssVariables({ '--b-ratio': ratio })}>
      {id === null ? (
        <p className="note">
          Give the address of a film on YouTube. Shoppers do not see this block until then.
        </p>
      ) : (
        <>
          <div className="screen" data-bare={pictureOf(properties) === '' ? '' : undefined}>
            <Screen
              key={id}
              id={id}
              properties={properties}
              priority={priority}
              columns={size}
              ratio={ratio}
            />
            {badge !== '' && <span className="badge">{badge}</span>}
          </div>
          <div className="content">
            {title !== '' && <h3 className="title">{title}</h3>}
            <Lines text={properties.copy} className="copy" />
            <p className="elsewhere">
              <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener noreferrer">
                {say('Watch on YouTube')}
              </a>
            </p>
          </div>
        </>
      )}
    </Root>
  );
}

/** All that the player needs; its origin is never the shop's, so that it cannot reach out. */
const sandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

interface ScreenProps {
  readonly id: string;
  readonly properties: ReadProperties<typeof youtubeProperties>;
  readonly priority: boolean;
  readonly columns: number;
  readonly ratio: number;
}

/** A picture with a button until the shopper plays the film: YouTube learns nothing of those who do not. */
function Screen({ id, properties, priority, columns, ratio }: ScreenProps): ReactElement {
  const say = useBlockText();
  const [playing, setPlaying] = useState(false);
  const { title } = properties;
  const image = pictureOf(properties);
  if (playing) {
    return (
      <iframe
        ref={focus}
        src={playerAddress(id)}
        title={title || say('Film on YouTube')}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        sandbox={sandbox}
        // The player refuses pages that do not say who they are.
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  return (
    <>
      {image !== '' && (
        <BlockImage
          src={image}
          alt={properties.imageAlt}
          widths={podWidths}
          width={podBaseWidth}
          height={Math.round(podBaseWidth * ratio)}
          sizes={`(min-width: 992px) ${Math.round((columns / 12) * 100)}vw, 100vw`}
          priority={priority}
        />
      )}
      <button
        type="button"
        aria-label={
          title === '' ? say('Play film from YouTube') : say('Play film from YouTube: {title}', { title })
        }
        onClick={() => setPlaying(true)}
      >
        <span className="disc">
          <Play aria-hidden="true" />
        </span>
      </button>
    </>
  );
}

function pictureOf(properties: ReadProperties<typeof youtubeProperties>): string {
  return properties.videoThumbnail || properties.image;
}

/** The focus would be lost with the button that the player takes the place of. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
