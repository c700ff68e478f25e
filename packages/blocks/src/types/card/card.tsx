import { aspectRatios } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss, readAction } from '../../parts/action.ts';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { BlockIcon, hasIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { podBaseWidth, podWidths } from '../../parts/picture.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties, type ReadProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { cardProperties } from './card.properties.ts';

const Root = styled.article.withConfig({ componentId: 'block-card' })`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: ${token('card.borderWidth')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  background: var(--b-background, ${token('card.background')});
  color: var(--b-text-color, ${token('card.color')});
  box-shadow: ${token('card.shadow')};
  transition:
    box-shadow ${token('motion.base')} ${token('motion.ease')},
    border-color ${token('motion.base')} ${token('motion.ease')};

  > .picture {
    flex: none;
    aspect-ratio: 1 / var(--b-ratio);
    overflow: hidden;
    background: ${token('image.background')};
  }
  > .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: scale 700ms ${token('motion.ease')};
  }
  > .content {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space.2')};
    padding: clamp(${token('space.5')}, 6%, ${token('space.8')});
  }
  &[data-align='center'] > .content {
    align-items: center;
    text-align: center;
  }
  .icon {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    margin-bottom: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('primary.soft')};
    color: ${token('primary.softText')};
  }
  .icon svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  .eyebrow {
    color: var(--b-text-color, ${token('card.muted')});
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    letter-spacing: ${token('eyebrow.letterSpacing')};
    text-transform: ${token('eyebrow.transform')};
  }
  .title {
    color: inherit;
    font-size: ${token('type.xl')};
    line-height: 1.25;
    text-wrap: balance;
  }
  .title :is(a, button) {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-align: inherit;
    text-transform: inherit;
    text-decoration: none;
  }
  /* The whole card is the link of its title; its button lies above it. */
  .title :is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
  }
  .copy {
    max-width: 60ch;
    color: var(--b-text-color, ${token('card.muted')});
    line-height: 1.55;
  }
  ${actionCss}
  ${noteCss}
  .action {
    position: relative;
    z-index: 2;
    margin-top: auto;
  }
  /* On a ground of its own the theme's button may not show. */
  &[data-own] .action {
    --b-action-fill: transparent;
    --b-action-text: currentColor;
    --b-action-edge: currentColor;
    --b-action-hover: transparent;
    --b-action-ring: inset 0 0 0 1px currentColor;
  }
  /* Buttons of cards in a row stand on one line, at least this far from the text. */
  .spring {
    flex: 1;
    min-height: ${token('space.2')};
  }
  ${media.hover} {
    &[data-linked]:hover {
      border-color: ${token('border.strong')};
      box-shadow: ${token('shadow.md')};
    }
    &[data-linked]:hover > .picture img {
      scale: 1.035;
    }
  }
`;

export default function Card({ block, priority }: BlockProps): ReactElement | null {
  const { size } = block;
  const properties = readProperties(cardProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const content = readCard(properties);
  if (!content.shown && mode === 'native') return null;
  const { image, alt, ratio, title, href, background, textColor } = content;
  return (
    <Root
      data-align={properties.align}
      data-linked={href === '' ? undefined : ''}
      data-own={background === null && textColor === null ? undefined : ''}
      style={cssVariables({ '--b-ratio': ratio, '--b-background': background, '--b-text-color': textColor })}
    >
      {image !== '' && (
        <div className="picture">
          <BlockImage
            src={image}
            alt={alt}
            widths={podWidths}
            width={podBaseWidth}
            height={Math.round(podBaseWidth * ratio)}
            sizes={`(min-width: 992px) ${Math.round((size / 12) * 100)}vw, (min-width: 576px) 50vw, 100vw`}
            priority={priority}
          />
        </div>
      )}
      {!content.shown && <p className="note">A card needs a title, a text or a picture to be shown.</p>}
      <div className="content">
        {image === '' && hasIcon(content.icon) && (
          <span className="icon">
            <BlockIcon name={content.icon} />
          </span>
        )}
        {content.eyebrow !== '' && <p className="eyebrow">{content.eyebrow}</p>}
        {title !== '' && (
          <h3 className="title">{href === '' ? title : <BlockLink href={href}>{title}</BlockLink>}</h3>
        )}
        <Lines text={content.copy} className="copy" />
        {content.action !== null && (
          <>
            <span className="spring" />
            <BlockLink className="action" href={content.action.href}>
              {content.action.text}
            </BlockLink>
          </>
        )}
      </div>
    </Root>
  );
}

function readCard(values: ReadProperties<typeof cardProperties>) {
  const title = values.title;
  const copy = values.copy;
  const image = values.image;
  const href = values.href;
  return {
    title,
    copy,
    image,
    href,
    alt: values.imageAlt,
    icon: values.icon,
    eyebrow: values.eyebrow,
    ratio: values.ratio ?? aspectRatios['4:3'],
    background: values.backgroundColor,
    textColor: values.textColor,
    action: readAction({ text: values.buttonText, href }),
    shown: title !== '' || copy !== '' || image !== '',
  };
}
