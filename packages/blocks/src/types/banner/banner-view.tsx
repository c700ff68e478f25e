import { token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { Actions } from '../../parts/actions.tsx';
import { Film } from '../../parts/film.tsx';
import { Lines } from '../../parts/lines.tsx';
import { Price } from '../../parts/price.tsx';
import { cssVariables } from '../../parts/style.ts';
import type { BannerContent, BannerMedia } from './banner-properties.ts';
import { BannerRoot } from './banner-root.ts';
import { bannerLimits } from './banner.limits.ts';
import { Photograph } from './photograph.tsx';
import { useBlockText } from '../../text/block-text.ts';

/** Properties of {@link BannerView}. */
export interface BannerViewProps {
  readonly content: BannerContent;
  /** The first thing on the page: its title is the page's heading, its picture is fetched first. */
  readonly priority: boolean;
  /** True when its title is the page's heading, where that is not the first block: the slide that is shown. */
  readonly isHeading?: boolean | undefined;
  /** False while its picture must not be fetched yet, as in a slide that is far away. */
  readonly loadMedia?: boolean;
}

/** A banner or a slide. */
export function BannerView({
  content,
  priority,
  isHeading = priority,
  loadMedia = true,
}: BannerViewProps): ReactElement {
  const { title, copy, badge, price, actions, media, look } = content;
  const Title = isHeading ? 'h1' : 'h2';
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
        '--b-price-color': look.copyColor,
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

/** Tells whether a word would not fit beside an image in the widest of fonts, and may be broken. */
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
