import { useMemo, type ReactElement, type ReactNode } from 'react';
import { BlockImage } from '../../parts/block-image.tsx';
import { Actions } from '../../parts/actions.tsx';
import { BlockIcon } from '../../parts/icon.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { useColumnSizes } from '../../parts/columns-context.ts';
import { Film } from '../../parts/film.tsx';
import { podBaseWidth, podWidths } from '../../parts/picture.ts';
import { Price } from '../../parts/price.tsx';
import { cssVariables } from '../../parts/style.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { readPod, type PodContent, type PodLook } from './pod-properties.ts';
import { PodRoot } from './pod-root.ts';
import { useBlockText } from '../../text/block-text.ts';

export default function Pod({ block: { properties, size }, priority }: BlockProps): ReactElement {
  const content = useMemo(() => readPod(properties), [properties]);
  const { badge, href, look } = content;
  return (
    <PodRoot
      data-overlay={look.overlay ? '' : undefined}
      data-vertical={look.vertical}
      data-align={look.textAlign}
      data-text-size={look.textSize}
      data-text-shadow={look.textShadow}
      data-icon-shadow={look.iconShadow}
      data-fill={look.button.fill ? '' : undefined}
      data-linked={href === '' ? undefined : ''}
      style={podStyle(content)}
    >
      <Media content={content} columns={size} priority={priority} />
      {badge !== '' && <span className="badge">{badge}</span>}
      <Caption content={content} />
    </PodRoot>
  );
}

function podStyle({ ratio, look }: PodContent) {
  return cssVariables({
    '--b-ratio': ratio,
    '--b-text-color': look.textColor,
    '--b-overlay-color': look.overlayColor,
    '--b-overlay-opacity': look.overlayOpacity,
    ...buttonVariables(look),
  });
}

function buttonVariables({ button }: PodLook) {
  return {
    '--b-action-text': button.textColor,
    '--b-action-fill': button.backgroundColor,
    '--b-action-hover': button.backgroundColor,
    '--b-action-edge': button.borderColor,
    '--b-action-radius': button.borderRadius,
  } as const;
}

interface MediaProps {
  readonly content: PodContent;
  readonly columns: number;
  readonly priority: boolean;
}

function Media({ content, columns, priority }: MediaProps): ReactElement | null {
  const say = useBlockText();
  const { image, alt, video, poster, ratio, title, href, target, look } = content;
  const inColumns = useColumnSizes();
  if (image === '' && video === '' && !look.overlay) return null;
  const picture: ReactNode =
    video !== '' ? (
      <Film key={video} src={video} poster={poster} label={alt || title || say('Film')} priority={priority} />
    ) : image === '' ? null : (
      <BlockImage
        src={image}
        alt={alt}
        widths={podWidths}
        width={podBaseWidth}
        height={Math.round(podBaseWidth * ratio)}
        sizes={
          inColumns ??
          `(min-width: 992px) ${Math.round((columns / 12) * 100)}vw, (min-width: 768px) 50vw, 100vw`
        }
        priority={priority}
      />
    );
  return (
    <div className="media">
      {picture}
      {href !== '' && title === '' && (
        <BlockLink href={href} target={target} aria-label={alt || content.copy || say('Open')} />
      )}
    </div>
  );
}

function Caption({ content }: { content: PodContent }): ReactElement | null {
  const { title, copy, icon, href, target, price, actions } = content;
  if (title === '' && copy === '' && icon === '' && price === null && actions.length === 0) return null;
  return (
    <div className="content">
      <BlockIcon name={icon} className="icon" />
      {title !== '' && (
        <h3 className="title">
          {href === '' ? (
            title
          ) : (
            <BlockLink href={href} target={target}>
              {title}
            </BlockLink>
          )}
        </h3>
      )}
      {copy !== '' && <p className="copy">{copy}</p>}
      {price !== null && <Price {...price} />}
      <Actions actions={actions} />
    </div>
  );
}
