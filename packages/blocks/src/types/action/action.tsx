import { aspectRatios } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { BlockIcon } from '../../parts/icon.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { readRatio } from '../../parts/ratio.ts';
import { cssVariables } from '../../parts/style.ts';
import { readColour, readText } from '../../read/read.ts';
import type { BlockProps } from '../../registry/block-type.ts';

const Root = styled.article.withConfig({ componentId: 'block-action' })`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token('space.6')};
  /* Its shape holds for a tile; across a whole row it would be as high as the window. */
  aspect-ratio: 1 / var(--b-ratio);
  min-height: min-content;
  max-height: 22rem;
  width: 100%;
  padding: clamp(${token('space.5')}, 8%, ${token('space.8')});
  border-radius: ${token('card.radius')};
  background: var(--b-background, ${token('primary.soft')});
  color: var(--b-text-color, ${token('primary.softText')});

  > .top {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${token('space.4')};
    min-height: 2rem;
  }
  > .top > svg {
    flex: none;
    width: 2rem;
    height: 2rem;
  }
  > .top > .go {
    width: 1.5rem;
    height: 1.5rem;
    margin-inline-start: auto;
    transition: translate ${token('motion.base')} ${token('motion.ease')};
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

  ${media.hover} {
    &[data-linked]:hover > .top > .go {
      translate: 0.25rem 0;
    }
    &[data-linked]:hover .title {
      text-decoration: underline;
      text-decoration-thickness: 0.06em;
      text-underline-offset: 0.2em;
    }
  }
`;

export default function Action({ block: { properties } }: BlockProps): ReactElement | null {
  const { mode } = useBlockEnvironment();
  const title = readText(properties, 'title').trim();
  const href = readText(properties, 'href').trim();
  if (title === '' && mode === 'native') return null;
  return (
    <Root
      data-linked={href === '' ? undefined : ''}
      style={cssVariables({
        '--b-ratio': readRatio(properties, 'ratio') ?? aspectRatios.square,
        '--b-background': readColour(properties, 'backgroundColor'),
        '--b-text-color': readColour(properties, 'textColor'),
      })}
    >
      <div className="top">
        <BlockIcon name={readText(properties, 'icon')} />
        {href !== '' && <ArrowRight className="go" aria-hidden="true" strokeWidth={1.75} />}
      </div>
      {title === '' ? (
        <p className="note">An action needs a title to be shown.</p>
      ) : (
        <div>
          <h3 className="title">{href === '' ? title : <BlockLink href={href}>{title}</BlockLink>}</h3>
          <Lines text={readText(properties, 'copy').trim()} className="copy" />
        </div>
      )}
    </Root>
  );
}
