import { media, token } from '@omnis/theme/react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { noteCss, unseenCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { SocialGlyph } from './social-glyph.tsx';
import { socialNetworkNames } from '@omnis/models';
import { readSocials } from './socials.limits.ts';
import { useBlockText } from '../../text/block-text.ts';
import { socialsProperties } from './socials.properties.ts';

const Root = styled.nav.withConfig({ componentId: 'block-socials' })`
  ${noteCss}
  ${unseenCss}
  display: grid;
  justify-items: start;
  gap: ${token('space.4')};

  &[data-align='center'] {
    justify-items: center;
    text-align: center;
  }
  &[data-align='right'] {
    justify-items: end;
    text-align: end;
  }
  h2 {
    font-size: ${token('type.xl')};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: inherit;
    gap: ${token('space.2')} ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  &[data-align='center'] ul {
    justify-content: center;
  }
  &[data-align='right'] ul {
    justify-content: flex-end;
  }
  a {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space.2')};
    min-width: 3rem;
    min-height: 3rem;
    border-radius: ${token('radius.full')};
    color: ${token('text.color')};
    font-weight: ${token('weight.medium')};
    text-decoration: none;
    transition:
      background-color ${token('motion.fast')} ${token('motion.ease')},
      color ${token('motion.fast')} ${token('motion.ease')};
  }
  a svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }
  &[data-names] ul {
    gap: ${token('space.2')};
  }
  &[data-names] a {
    padding-inline: ${token('space.4')};
  }
  &[data-look='outline'] a {
    box-shadow: inset 0 0 0 1px ${token('border.strong')};
  }
  &[data-look='filled'] a {
    background: ${token('surface.inverse')};
    color: ${token('surface.inverseText')};
  }
  ${media.up('sm')} {
    ul {
      gap: ${token('space.3')};
    }
  }
  ${media.hover} {
    a:hover {
      background: ${token('surface.hover')};
      color: ${token('text.color')};
    }
    &[data-look='filled'] a:hover {
      background: ${token('primary.color')};
      color: ${token('primary.contrast')};
    }
  }
`;

export default function Socials({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(socialsProperties, block.properties);
  const say = useBlockText();
  const { mode } = useBlockEnvironment();
  const links = readSocials(block.properties);
  const { title } = properties;
  const named = properties.showNames;
  if (links.length === 0 && mode === 'native') return null;
  return (
    <Root
      aria-label={title || say('Follow us')}
      data-align={properties.align}
      data-look={properties.look}
      data-names={named ? '' : undefined}
    >
      {title !== '' && <h2>{title}</h2>}
      {links.length === 0 ? (
        <OwnerNote>Name a network or two; shoppers see this block from then on.</OwnerNote>
      ) : (
        <ul role="list">
          {links.map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="me noopener noreferrer">
                <SocialGlyph network={network} />
                <span className={named ? undefined : 'unseen'}>{socialNetworkNames[network]}</span>
                <span className="unseen"> {say('(opens in a new tab)')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
