import { media, token } from '@omnis/theme/react';
import { pairCss } from '@omnis/shop-kit';
import { styled } from 'styled-components';

/** The checkout: the form, and beside it what is bought. */
export const CheckoutRoot = styled.div.withConfig({ componentId: 'shop-checkout' })`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  min-height: 80vh;

  > .form {
    padding: ${token('space.8')} ${token('layout.gutter')} ${token('space.12')};
  }
  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.10')};
    max-width: 36rem;
  }
  h1 {
    font-size: ${token('type.3xl')};
  }
  .intro {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    max-width: 36rem;
    margin-bottom: ${token('space.8')};
    font-size: ${token('type.sm')};
  }
  .express {
    max-width: 36rem;
  }
  .express:not(:empty) {
    margin-bottom: ${token('space.8')};
  }
  .way {
    max-width: 36rem;
    margin: calc(-1 * ${token('space.4')}) 0 ${token('space.8')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  section > h2 {
    margin-bottom: ${token('space.4')};
    font-size: ${token('type.xl')};
  }
  section > h2 + p {
    margin: calc(-1 * ${token('space.3')}) 0 ${token('space.4')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
  ${pairCss}
  [data-look='cards'] > .options {
    container-type: inline-size;
  }
  @container (max-width: 14rem) {
    [data-look='cards'] .choice {
      grid-template-columns: auto minmax(0, 1fr);
    }
    [data-look='cards'] .end {
      grid-column: 2;
    }
  }
  .attempts {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${token('type.sm')};
  }
  .attempts time {
    display: block;
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  .gift summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    list-style: none;
    cursor: pointer;
  }
  .gift summary::-webkit-details-marker {
    display: none;
  }
  .more {
    justify-self: start;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .gift[open] summary {
    margin-bottom: ${token('space.2')};
  }
  .pay {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.4')};
  }
  .pay small {
    color: ${token('text.muted')};
    text-align: center;
  }
  .fault {
    display: flex;
    gap: ${token('space.3')};
    padding: ${token('space.4')};
    border-radius: ${token('radius.md')};
    background: ${token('error.background')};
    color: ${token('error.text')};
  }
  section > .fault {
    margin-top: ${token('space.4')};
    font-size: ${token('type.sm')};
  }
  .held {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .held button {
    min-height: 2rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
  }
  .fault svg {
    flex: none;
    width: 1.25rem;
    height: 1.5rem;
  }
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);

    > .form {
      display: grid;
      justify-content: end;
      grid-template-columns: minmax(0, 36rem);
      align-content: start;
      padding: ${token('space.10')} clamp(2rem, 5vw, 5rem) ${token('space.16')} ${token('layout.gutter')};
    }
  }
`;
