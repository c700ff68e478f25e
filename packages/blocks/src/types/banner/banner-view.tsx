import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { BlockImage } from '../../parts/block-image.tsx';
import { Actions } from '../../parts/actions.tsx';
import { Film } from '../../parts/film.tsx';
import { Lines } from '../../parts/lines.tsx';
import { bannerImage, bannerWidths } from '../../parts/picture.ts';
import { Price } from '../../parts/price.tsx';
import { cssVariables } from '../../parts/style.ts';
import type { BannerContent, BannerMedia } from './banner-properties.ts';
import { BannerRoot } from './banner-root.ts';

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
        '--min-height': `${look.minHeight}px`,
        '--ratio': look.ratio,
        '--font-scale': look.fontScale,
        '--title-font': look.font === null ? null : `${look.font}, ${token('banner.font')}`,
        '--mobile-height': look.mobileHeight,
        '--content-width': look.contentWidth,
        '--title-color': look.titleColor,
        '--copy-color': look.copyColor,
        '--overlay-color': look.overlayColor,
        '--overlay-color-end': look.overlayColorEnd,
        '--overlay-opacity': look.overlayOpacity,
        '--actions': Math.max(1, actions.length),
      })}
    >
      {loadMedia && <Media media={media} priority={priority} />}
      <div className="veil" />
      <div className="content">
        {badge !== '' && <span className="badge">{badge}</span>}
        {title !== '' && <Title className="title">{title}</Title>}
        <Lines text={copy} className="copy" />
        {price !== null && <Price {...price} />}
        <Actions actions={actions} />
      </div>
    </BannerRoot>
  );
}

function Media({ media, priority }: { media: BannerMedia; priority: boolean }): ReactElement | null {
  switch (media.kind) {
    case 'none':
      return null;
    case 'image':
      return (
        <BlockImage
          {...bannerImage}
          src={media.src}
          alt={media.alt}
          widths={bannerWidths}
          sizes={'(min-width: 768px) 100vw, 175vw'}
          priority={priority}
        />
      );
    case 'video':
      return (
        <Film
          key={media.src}
          src={media.src}
          poster={media.poster}
          label={media.alt || 'Background film'}
          priority={priority}
        />
      );
  }
}
