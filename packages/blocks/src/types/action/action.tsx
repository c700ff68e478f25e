import { aspectRatios } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { BlockIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { actionProperties } from './action.properties.ts';

/** A band: icon, words and arrow beside each other. */
const bandCss = css`
  > .tile {
    flex-direction: row;
    align-items: center;
    justify-content: flex-start;
    aspect-ratio: auto;
    max-height: none;
  }
  .words {
    margin-block: auto;
    padding-inline-end: ${token('space.10')};
  }
  .go {
    top: calc(50% - 0.75rem);
  }
`;

const Root = styled.article.withConfig({ componentId: 'block-action' })`
  container-type: inline-size;

  > .tile {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${token('space.6')};
    width: 100%;
    /* The shape gives way to words that need more room, and to a height that leaves some of the page in view. */
    aspect-ratio: 1 / var(--b-ratio);
    max-height: 18rem;
    padding: clamp(${token('space.5')}, 8%, ${token('space.8')});
    border-radius: ${token('card.radius')};
    background: var(--b-background, ${token('primary.soft')});
    color: var(--b-text-color, ${token('primary.softText')});
  }
  .icon {
    flex: none;
    width: 2rem;
    height: 2rem;
  }
  .go {
    position: absolute;
    top: ${token('space.6')};
    inset-inline-end: ${token('space.6')};
    width: 1.5rem;
    height: 1.5rem;
    transition: translate ${token('motion.base')} ${token('motion.ease')};
  }
  .words {
    margin-top: auto;
  }
  /* Across a row a tile of this shape would be as high as the window: it is a band there. */
  @container (min-width: 40rem) {
    ${bandCss}
    > .tile {
      padding: ${token('space.8')};
    }
    .icon {
      width: 2.5rem;
      height: 2.5rem;
    }
    .go {
      inset-inline-end: ${token('space.8')};
    }
  }
  /* On a phone, four squares under each other would be four windows of air. */
  ${media.down('sm')} {
    @container (min-width: 17rem) {
      ${bandCss}
      > .tile {
        gap: ${token('space.5')};
        padding: ${token('space.5')};
      }
    }
  }
  .title {
    color: inherit;
    font-size: ${token('type.xl')};
    line-height: 1.2;
    text-wrap: balance;
    overflow-wrap: anywhere;
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
  .title :is(a, button)::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('card.radius')};
  }
  .copy {
    max-width: 44ch;
    margin-top: ${token('space.2')};
    line-height: 1.5;
  }
  ${noteCss}

  ${media.up('sm')} {
    @container (max-width: 39.99rem) {
      > .tile {
        max-height: 22rem;
      }
    }
  }
  ${media.hover} {
    &[data-linked]:hover .go {
      translate: 0.25rem 0;
    }
    &[data-linked]:hover .title {
      text-decoration: underline;
      text-decoration-thickness: 0.06em;
      text-underline-offset: 0.2em;
    }
  }
`;

export default function Action({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(actionProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { title, href } = properties;
  if (title === '' && mode === 'native') return null;
  return (
    <Root
      data-linked={href === '' ? undefined : ''}
      style={cssVariables({
        '--b-ratio': properties.ratio ?? aspectRatios.square,
        '--b-background': properties.backgroundColor,
        '--b-text-color': properties.textColor,
      })}
    >
      {title === '' ? (
        <p className="note">An action needs a title to be shown.</p>
      ) : (
        <div className="tile">
          <BlockIcon name={properties.icon} className="icon" />
          <div className="words">
            <h3 className="title">{href === '' ? title : <BlockLink href={href}>{title}</BlockLink>}</h3>
            <Lines text={properties.copy} className="copy" />
          </div>
          {href !== '' && <ArrowRight className="go" aria-hidden="true" strokeWidth={1.75} />}
        </div>
      )}
    </Root>
  );
}
