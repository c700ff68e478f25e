import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { BlockImage } from '../../parts/block-image.tsx';
import { BlockIcon, hasIcon } from '../../parts/icon.tsx';
import { BlockLink } from '../../parts/block-link.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { cssVariables } from '../../parts/style.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { appIconProperties } from './app-icon.properties.ts';

const Root = styled.div.withConfig({ componentId: 'block-app-icon' })`
  ${noteCss}
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${token('space.3')};
  text-align: center;

  > .tile {
    display: grid;
    place-items: center;
    overflow: hidden;
    width: 5.5rem;
    height: 5.5rem;
    border-radius: 24%;
    background: var(--b-background, ${token('primary.soft')});
    color: var(--b-icon-color, ${token('primary.softText')});
    box-shadow:
      inset 0 0 0 1px color-mix(in srgb, ${token('text.color')} 8%, transparent),
      ${token('shadow.sm')};
    transition:
      transform ${token('motion.base')} ${token('motion.ease')},
      box-shadow ${token('motion.base')} ${token('motion.ease')};
  }
  > .tile svg {
    width: 2.5rem;
    height: 2.5rem;
  }
  > .tile img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > .letter {
    font-family: ${token('heading.font')};
    font-size: ${token('type.4xl')};
    font-weight: ${token('heading.weight')};
    line-height: 1;
  }
  .name {
    max-width: 100%;
    overflow-wrap: anywhere;
    font-weight: ${token('weight.medium')};
    line-height: 1.3;
  }
  .name a,
  .name button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: none;
  }
  .name a::after,
  .name button::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.lg')};
  }
  .name :focus-visible {
    outline: none;
  }
  .name :focus-visible::after {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  ${media.hover} {
    &[data-linked]:hover > .tile {
      transform: translateY(-2px);
      box-shadow: ${token('shadow.md')};
    }
    &[data-linked]:hover .name {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

export default function AppIcon({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(appIconProperties, block.properties);
  const { mode } = useBlockEnvironment();
  const { name, href, icon, image } = properties;
  // A tile without a name would be a link that nobody can call by anything.
  if (name === '' && mode === 'native') return null;
  return (
    <Root
      data-linked={href === '' ? undefined : ''}
      style={cssVariables({
        '--b-background': properties.backgroundColor,
        '--b-icon-color': properties.iconColor,
      })}
    >
      {image !== '' ? (
        <span className="tile">
          <BlockImage src={image} alt="" widths={[96, 192, 288]} width={192} height={192} sizes="88px" />
        </span>
      ) : hasIcon(icon) ? (
        <span className="tile">
          <BlockIcon name={icon} />
        </span>
      ) : (
        name !== '' && (
          <span className="tile letter" aria-hidden="true">
            {Array.from(name)[0]?.toLocaleUpperCase('en-GB')}
          </span>
        )
      )}
      {name === '' ? (
        <OwnerNote>Give it a name; shoppers see it from then on.</OwnerNote>
      ) : (
        <p className="name">{href === '' ? name : <BlockLink href={href}>{name}</BlockLink>}</p>
      )}
    </Root>
  );
}
