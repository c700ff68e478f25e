import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { problemCss } from '../product/problem-css.ts';

/** Colours and sizes of a product, small enough for a panel beside its card. */
export const QuickAddRoot = styled.div.withConfig({ componentId: 'shop-quick-add' })`
  display: grid;
  gap: ${token('space.4')};

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: ${token('space.2')};
    padding: 0;
    color: ${token('text.muted')};
  }
  legend b {
    color: ${token('text.color')};
  }
  fieldset > button + .sizes {
    margin-top: ${token('space.3')};
  }
  .colours,
  .sizes {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .colours label {
    position: relative;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${token('product.colour.radius')};
    background: var(--swatch, ${token('image.background')});
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('text.color')} 22%, transparent);
    overflow: hidden;
    cursor: pointer;
  }
  .colours img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transform: scale(1.35);
  }
  .colours input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .colours label:has(:checked) {
    box-shadow:
      0 0 0 2px ${token('surface.overlay')},
      0 0 0 4px ${token('text.color')};
  }
  .colours label:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: 5px;
  }
  .sizes button {
    min-width: 3rem;
    min-height: 2.75rem;
    padding: 0 ${token('space.3')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('product.size.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
    font-size: ${token('type.sm')};
  }
  .sizes button:hover:enabled {
    border-color: ${token('text.color')};
    background: ${token('text.color')};
    color: ${token('page.background')};
  }
  .sizes button:disabled {
    border-color: ${token('border.color')};
    color: ${token('text.muted')};
    text-decoration: line-through;
    cursor: not-allowed;
  }
  > a:last-child {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-height: 2.75rem;
    margin-bottom: calc(-1 * ${token('space.2')});
  }
  .price {
    display: flex;
    align-items: baseline;
    gap: ${token('space.2')};
    font-size: ${token('type.md')};
  }
  .price small,
  .price del {
    color: ${token('text.muted')};
  }
  .price ins {
    color: ${token('price.sale')};
    text-decoration: none;
  }
  ${problemCss}
  .problem {
    color: ${token('error.text')};
  }
`;
