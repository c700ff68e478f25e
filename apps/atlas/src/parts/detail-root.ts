import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The look of a page about one thing: its head, and cards in two columns. */
export const DetailRoot = styled.div.withConfig({ componentId: 'atlas-detail' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-width: 76rem;
  margin-inline: auto;

  .columns,
  .column {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${token('space.4')};
  }
  .states {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
    gap: ${token('space.3')} ${token('space.4')};
    margin: 0;
  }
  dt {
    color: ${token('text.muted')};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .rights {
    display: grid;
    gap: ${token('space.1')};
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .rights > legend {
    padding: 0 0 ${token('space.1')};
    font-weight: ${token('weight.medium')};
  }
  .rights + .rights {
    margin-top: ${token('space.6')};
  }
  .people {
    display: grid;
    gap: ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .people a {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 3rem;
    border-radius: ${token('radius.md')};
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .people a:hover {
    text-decoration: underline;
  }
  .colour {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  .colour > span {
    width: 1.25rem;
    height: 1.25rem;
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('radius.sm')};
  }
  .quiet {
    color: ${token('text.muted')};
  }
  ${media.up('lg')} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 26rem;
    }
  }
  ${media.down('sm')} {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: ${token('space.1')};
    }
    dd {
      padding-bottom: ${token('space.2')};
    }
  }
`;
