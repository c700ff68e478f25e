import { media, token } from '@omnis/theme/react';
import { AfterSaleRoot } from './after-sale-root.ts';
import { styled } from 'styled-components';

/** A page that asks for something, with what one should know beside the question where there is room. */
export const AskRoot = styled(AfterSaleRoot).withConfig({ componentId: 'shop-ask' })`
  max-width: 36rem;

  .find,
  .beside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.8')};
    align-content: start;
  }
  .find h2,
  .beside h2 {
    margin-bottom: ${token('space.4')};
  }
  .account {
    padding-top: ${token('space.5')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    color: ${token('text.muted')};
  }
  .how {
    padding: ${token('space.6')};
    border-radius: ${token('radius.lg')};
    background: ${token('box.background')};
    color: ${token('box.color')};
  }
  .steps {
    display: grid;
    gap: ${token('space.4')};
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  .steps li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${token('space.3')};
    counter-increment: step;
  }
  .steps li::before {
    width: 2rem;
    height: 2rem;
    border: 1px solid;
    border-radius: 50%;
    content: counter(step);
    font-weight: ${token('weight.bold')};
    font-variant-numeric: tabular-nums;
    line-height: calc(2rem - 2px);
    text-align: center;
  }
  .steps span {
    padding-top: 0.25em;
  }
  .else {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .else a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.4')};
    min-height: 3rem;
    padding-block: ${token('space.2')};
    border-top: ${token('border.width')} solid ${token('border.color')};
    color: inherit;
    text-decoration: none;
  }
  .else svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token('text.muted')};
  }
  ${media.hover} {
    .else a:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 36rem) minmax(0, 26rem);
    column-gap: clamp(3rem, 6vw, 6rem);
    justify-content: space-between;
    max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
    padding-top: ${token('space.8')};

    .head {
      grid-column: 1 / -1;
      max-width: 44rem;
    }
  }
`;
