import { proseCss } from '@omnis/blocks';
import { media, token } from '@omnis/theme/react';
import { proseTableCss } from '@omnis/shopping';
import { styled } from 'styled-components';

/** A post's page. */
export const PostRoot = styled.div.withConfig({ componentId: 'shop-post' })`
  ${proseCss}
  ${proseTableCss}
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.6')} ${token('layout.gutter')} 0;

  > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.8')};
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
    justify-items: start;
    overflow-wrap: anywhere;
    width: 100%;
    max-width: 44rem;
    margin-inline: auto;
  }
  h1 {
    text-wrap: balance;
  }
  header .excerpt,
  .around a,
  .tags a {
    unicode-bidi: plaintext;
  }
  header .excerpt {
    color: ${token('text.muted')};
    font-size: ${token('type.xl')};
    line-height: 1.5;
  }
  .cover img {
    aspect-ratio: 16 / 9;
  }
  .prose {
    width: 100%;
    max-width: 44rem;
    margin-inline: auto;
    font-size: ${token('type.lg')};
    line-height: 1.7;
  }
  .prose img {
    width: 100%;
  }
  .prose figure {
    margin-block: ${token('space.8')};
    margin-inline: 0;
  }
  .prose figcaption {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .tags {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.1')} ${token('space.4')};
    width: 100%;
    max-width: 44rem;
    margin-inline: auto;
    padding-top: ${token('space.5')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .tags a,
  .around a {
    display: inline-block;
    overflow-wrap: anywhere;
    padding-block: ${token('space.2')};
  }
  .around {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.5')};
    max-width: 44rem;
    margin: ${token('space.8')} auto 0;
  }
  .around span {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .around a {
    color: inherit;
    font-weight: ${token('weight.medium')};
  }
  .related {
    margin-top: ${token('space.section')};
  }
  .related > h2 {
    margin-bottom: ${token('space.6')};
  }
  ${media.up('md')} {
    .cover img {
      aspect-ratio: 5 / 2;
    }
    .around {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .around .older {
      grid-column: 2;
      text-align: end;
    }
  }
`;
