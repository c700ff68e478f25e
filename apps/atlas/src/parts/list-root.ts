import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The look of a page that lists things: tools above, rows in a card, which on small screens are cards of their own. */
export const ListRoot = styled.div.withConfig({ componentId: 'atlas-list-page' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')};
  }
  .tools .search {
    flex: 1 1 16rem;
    max-width: 26rem;
  }
  .tools .status {
    flex: 0 1 12rem;
  }
  .rows {
    overflow: hidden;
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    box-shadow: ${token('card.shadow')};
  }
  .entry {
    display: block;
    min-height: 2.5rem;
    border-radius: ${token('radius.md')};
    color: inherit;
    text-decoration: none;
  }
  .entry.pictured {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
  }
  .entry .marks:not(:empty) {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
  }
  .entry .name {
    font-weight: ${token('weight.medium')};
  }
  a.entry:hover .name {
    text-decoration: underline;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.regular')};
    overflow-wrap: anywhere;
  }
  .states {
    display: inline-flex;
    flex-wrap: wrap;
    gap: ${token('space.1')};
  }
  .quiet {
    color: ${token('text.muted')};
  }
  ${media.down('md')} {
    .rows {
      overflow: visible;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
    .tools .search,
    .tools .status {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;
