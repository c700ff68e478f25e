import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** A list of posts with its topics. */
export const PostsRoot = styled.div.withConfig({ componentId: 'shop-posts' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.10')};
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  .intro {
    display: grid;
    gap: ${token('space.3')};
    max-width: 46rem;
  }
  .intro p {
    color: ${token('text.muted')};
    font-size: ${token('type.lg')};
  }
  /* One row that is pushed along where it is too long: rows would keep the posts away, and one more or less when the
     letters of the font arrive would push them. The room around it is for the ring of what has the focus. */
  .topics ul {
    display: flex;
    gap: ${token('space.2')};
    margin: -0.25rem;
    padding: 0.25rem;
    list-style: none;
    overflow-x: auto;
    scrollbar-width: thin;
  }
  .topics li {
    flex: none;
  }
  .topics a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.5rem;
    padding-inline: ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.full')};
    color: inherit;
    font-size: ${token('type.sm')};
    text-decoration: none;
  }
  /* On phones to both edges of the screen. */
  ${media.down('md')} {
    .topics ul {
      margin-inline: calc(-1 * ${token('layout.gutter')});
      padding-inline: ${token('layout.gutter')};
      scroll-padding-inline: ${token('layout.gutter')};
      scrollbar-width: none;
    }
    .topics a {
      min-height: 2.75rem;
    }
  }
  .topics a[aria-current] {
    border-color: ${token('text.color')};
    background: ${token('text.color')};
    color: ${token('page.background')};
  }
  .topics small {
    opacity: 0.75;
    font-variant-numeric: tabular-nums;
  }
  ${media.hover} {
    .topics a:hover {
      border-color: ${token('text.color')};
    }
  }
`;
