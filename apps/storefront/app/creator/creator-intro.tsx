import { creatorParagraphs } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Picture } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { creatorTexts } from '../texts/creators/index.ts';
import type { Creator } from './creator-data.ts';

const Root = styled.div.withConfig({ componentId: 'shop-creator' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  align-items: center;

  &[data-pictured] {
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
  > img {
    border-radius: ${token('radius.full')};
  }
  > .words {
    display: grid;
    grid-column: 1 / -1;
    gap: ${token('space.3')};
    min-width: 0;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    color: ${token('text.muted')};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.5')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    font-weight: ${token('weight.medium')};
    text-underline-offset: 0.2em;
  }
  /* An arrow out of the shop, as a sign and not as an emoji; readers are spared it. */
  li a::after {
    content: '\\2197\\FE0E' / '';
    margin-inline-start: 0.35em;
  }
  ${media.up('md')} {
    gap: ${token('space.3')} ${token('space.8')};

    &[data-pictured] {
      grid-template-columns: 11.5rem minmax(0, 1fr);
    }
    &[data-pictured] > .words {
      grid-column: 2;
    }
    > img {
      grid-row: 1 / span 2;
      align-self: start;
    }
    p {
      font-size: ${token('type.lg')};
    }
  }
`;

/** Creator of the products of a page: picture, name, text and links. */
export function CreatorIntro({
  creator: { name, about, image, links },
}: {
  readonly creator: Creator;
}): ReactElement {
  const t = useTexts(creatorTexts);
  return (
    <Root data-pictured={image === null ? undefined : ''}>
      {image !== null && (
        <Picture
          src={image}
          // Their name stands beside it.
          alt=""
          width={184}
          height={184}
          widths={[184, 276, 368, 552]}
          sizes="(min-width: 768px) 184px, 88px"
          focus={{ x: 0.5, y: 0.3 }}
          priority
        />
      )}
      <h1>{name}</h1>
      <div className="words">
        {creatorParagraphs(about).map((paragraph, at) => (
          // They have no name but their place.
          <p key={at} dir="auto">
            {paragraph}
          </p>
        ))}
        {links.length > 0 && (
          <ul aria-label={t('elsewhere', { name })}>
            {links.map((link, at) => (
              <li key={at}>
                <a href={link.url} target="_blank" rel="noopener noreferrer">
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  );
}
