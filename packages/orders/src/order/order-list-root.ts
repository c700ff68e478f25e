import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Orders below each other, each a picture with its words beside it; on wide screens all of one stands in a row. */
export const OrderListRoot = styled.ul.withConfig({ componentId: 'shop-order-list' })`
  margin: 0;
  padding: 0;
  list-style: none;

  .row {
    /* With large text the words have more of a phone's width than the picture. */
    --picture: min(4rem, 20vw);

    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.2')} ${token('space.8')};
    align-content: center;
    min-height: calc(5rem + 2 * ${token('space.4')});
    padding: ${token('space.4')} 0 ${token('space.4')} calc(var(--picture) + ${token('space.5')});
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .order {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token('space.4')};
    color: inherit;
    text-decoration: none;
  }
  .words {
    flex: 1 1 6rem;
    min-width: 0;
  }
  .picture {
    position: absolute;
    inset: ${token('space.4')} auto auto 0;
    width: var(--picture);
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    overflow: hidden;
  }
  .picture svg {
    position: absolute;
    inset: 0;
    margin: auto;
    color: ${token('text.muted')};
  }
  .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .end {
    display: grid;
    gap: ${token('space.1')};
    align-content: start;
    justify-items: end;
    font-variant-numeric: tabular-nums;
  }
  .end > * {
    white-space: normal;
  }
  .number {
    white-space: nowrap;
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.4')};
    align-items: center;
    font-size: ${token('type.sm')};
  }
  .more a {
    display: inline-flex;
    align-items: center;
    min-height: 2.25rem;
  }
  ${media.hover} {
    .order:hover strong {
      text-decoration: underline;
    }
  }
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;

    /* What can be done is as wide in each row as in the widest: the prices stand below each other. */
    .row {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }
    .order {
      align-items: center;
    }
    .more {
      flex-wrap: nowrap;
      justify-content: flex-end;
      white-space: nowrap;
    }
  }
`;
