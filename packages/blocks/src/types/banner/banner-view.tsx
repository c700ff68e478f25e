import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { BlockImage, blockSrcSet } from '../../parts/block-image.tsx';
import { Actions } from '../../parts/actions.tsx';
import { Film } from '../../parts/film.tsx';
import { Lines } from '../../parts/lines.tsx';
import { bannerImage, bannerWidths } from '../../parts/picture.ts';
import { Price } from '../../parts/price.tsx';
import { cssVariables } from '../../parts/style.ts';
import type { BannerContent, BannerMedia } from './banner-properties.ts';
import { BannerRoot } from './banner-root.ts';
import { bannerLimits } from './banner.limits.ts';
import { useBlockText } from '../../text/block-text.ts';

/** Properties of {@link BannerView}. */
export interface BannerViewProps {
  readonly content: BannerContent;
  /** The first thing on the page: its title is the page's heading, its picture is fetched first. */
  readonly priority: boolean;
  /** False while its picture must not be fetched yet, as in a slide that is far away. */
  readonly loadMedia?: boolean;
}

/** A banner or a slide. */
export function BannerView({ content, priority, loadMedia = true }: BannerViewProps): ReactElement {
  const { title, copy, badge, price, actions, media, look } = content;
  const Title = priority ? 'h1' : 'h2';
  return (
    <BannerRoot
      data-media={media.kind === 'none' ? undefined : media.kind}
      data-align={look.align}
      data-vertical={look.vertical}
      data-size={look.size}
      data-button-size={look.buttonSize}
      style={cssVariables({
        '--b-min-height': `${look.minHeight}px`,
        '--b-ratio': look.ratio,
        '--b-font-scale': look.fontScale,
        '--b-title-font': look.font === null ? null : `${look.font}, ${token('banner.font')}`,
        '--b-mobile-height': look.mobileHeight,
        '--b-content-width': look.contentWidth,
        '--b-title-color': look.titleColor,
        '--b-copy-color': look.copyColor,
        '--b-overlay-color': look.overlayColor,
        '--b-overlay-color-end': look.overlayColorEnd,
        '--b-overlay-opacity': look.overlayOpacity,
        '--b-actions': Math.max(1, actions.length),
      })}
    >
      {loadMedia && <Media media={media} priority={priority} />}
      <div className="veil" />
      <div className="content">
        {badge !== '' && <span className="badge">{badge}</span>}
        {title !== '' && (
          <Title className="title" data-whole={hasLongWord(title) ? undefined : ''}>
            {title}
          </Title>
        )}
        <Lines text={copy} className="copy" />
        {price !== null && <Price {...price} />}
        <Actions actions={actions} />
      </div>
    </BannerRoot>
  );
}

/** Whether a word would not fit beside a picture in the widest of fonts, and may be broken. */
function hasLongWord(title: string): boolean {
  return title.split(/\s+/).some((word) => word.length > bannerLimits.wholeWord);
}

function Media({ media, priority }: { media: BannerMedia; priority: boolean }): ReactElement | null {
  const say = useBlockText();
  switch (media.kind) {
    case 'none':
      return null;
    case 'image':
      return <Photograph {...media} priority={priority} />;
    case 'video':
      return (
        <Film
          key={media.src}
          src={media.src}
          poster={media.poster}
          label={media.alt || say('Background film')}
          priority={priority}
        />
      );
  }
}

/** A picture, and where there is one, an upright one for phones. */
function Photograph({ src, mobileSrc, alt, priority }: PhotographProps): ReactElement {
  const image = (
    <BlockImage
      {...bannerImage}
      src={src}
      alt={alt}
      widths={bannerWidths}
      // Without a picture of its own, a tall phone shows the middle of a wide one, enlarged to its height.
      sizes="(min-width: 768px) 100vw, 175vw"
      priority={priority}
    />
  );
  if (mobileSrc === '') return image;
  return (
    <picture>
      <source
        media="(max-width: 767.98px)"
        srcSet={blockSrcSet(mobileSrc, mobileWidths) ?? mobileSrc}
        sizes="100vw"
        width={mobileWidths[2]}
        height={mobileWidths[2] * 1.25}
      />
      {image}
    </picture>
  );
}

interface PhotographProps {
  readonly src: string;
  readonly mobileSrc: string;
  readonly alt: string;
  readonly priority: boolean;
}

const mobileWidths = [480, 768, 1080] as const;
