import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The sitemap: what there is on the page at its side, and the links of each part in columns. */
export const SitemapRoot = styled.div.withConfig({ componentId: 'shop-sitemap' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: ${token('space.8')} ${token('layout.gutter')} 0;

  .head {
    display: grid;
    gap: ${token('space.3')};
  }
  .head p,
  .number {
    color: ${token('text.muted')};
  }
  .number {
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.regular')};
    font-variant-numeric: tabular-nums;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  .kinds ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .kinds li {
    max-width: 100%;
  }
  .kinds a {
    display: flex;
    overflow-wrap: anywhere;
    gap: ${token('space.2')};
    align-items: baseline;
    min-height: 2.75rem;
    padding: 0.5625rem ${token('space.3')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
  }
  .parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.10')};
  }
  .parts > section {
    scroll-margin-top: ${token('space.12')};
    padding-top: ${token('space.6')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
    align-items: baseline;
    margin-bottom: ${token('space.3')};
    font-size: ${token('type.xl')};
  }
  h3 {
    padding-block: 0.4375rem;
    break-after: avoid;
    font-size: ${token('type.md')};
    font-weight: ${token('weight.bold')};
  }
  .columns {
    column-gap: ${token('space.8')};
  }
  .groups > section {
    margin-bottom: ${token('space.4')};
  }
  .columns + .groups {
    margin-top: ${token('space.4')};
  }
  li {
    break-inside: avoid;
  }
  .parts li a {
    display: inline-block;
    min-width: 2.75rem;
    max-width: 100%;
    padding-block: 0.4375rem;
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  ${media.up('sm')} {
    .columns {
      columns: 2;
    }
  }
  ${media.up('lg')} {
    .body {
      display: grid;
      grid-template-columns: 12rem minmax(0, 1fr);
      gap: clamp(2rem, 5vw, 5rem);
      align-items: start;
    }
    .kinds {
      position: sticky;
      top: calc(${token('layout.header.desktop')} + ${token('space.5')});
    }
    .kinds ul {
      display: block;
    }
    .kinds a {
      justify-content: space-between;
      min-height: 0;
      padding: 0.4375rem 0;
      border-width: 0 0 ${token('border.width')};
      border-radius: 0;
    }
    .parts > section:first-child {
      padding-top: 0;
      border-top: 0;
    }
    .columns {
      columns: 3;
    }
  }
  ${media.down('lg')} {
    .body {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space.8')};
    }
  }
`;
