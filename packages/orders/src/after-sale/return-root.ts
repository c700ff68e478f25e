import { AfterSaleRoot } from '@omnis/shopping';
import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** A page of returns: the form, and labels, each of which prints alone by its own button. */
export const ReturnRoot = styled(AfterSaleRoot).withConfig({ componentId: 'shop-returns' })`
  .back {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
    margin-top: ${token('space.3')};
    overflow-wrap: anywhere;
  }
  .returns {
    display: grid;
    gap: ${token('space.6')};
  }
  .return {
    display: grid;
    gap: ${token('space.4')};
    padding: ${token('space.5')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
  }
  .slip {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${token('space.5')};
    align-items: start;
  }
  .slip > svg {
    grid-area: 1 / 2 / span 2 / auto;
    width: 8rem;
  }
  .goods {
    grid-column: 1;
  }
  .goods ul {
    margin: ${token('space.1')} 0 0;
    padding: 0;
    list-style: none;
  }
  .slip small {
    display: block;
    color: ${token('text.muted')};
  }
  address {
    font-style: normal;
    font-size: ${token('type.lg')};
    white-space: pre-line;
  }
  ${media.down('sm')} {
    .slip {
      grid-template-columns: minmax(0, 1fr);
    }
    .slip > svg {
      grid-area: auto;
    }
  }
  @media print {
    display: block;
    padding: 0;
    color-scheme: light;

    .actions,
    .said {
      display: none;
    }
    /* By the browser's own menu: all labels there are; without any, the page. */
    &:has(.return) > form {
      display: none;
    }
    .return {
      margin-top: ${token('space.5')};
      break-inside: avoid;
    }
    .head *,
    .return * {
      color: CanvasText;
    }
    /* By a label's own button: that label alone. */
    &:has([data-printing]) {
      > :not(.returns),
      .return:not([data-printing]),
      .return .quiet,
      .returns > h2 {
        display: none;
      }
      .return {
        margin: 0;
        padding: 0;
        border: 0;
      }
    }
  }
`;
