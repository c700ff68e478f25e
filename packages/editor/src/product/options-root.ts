import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Options of a product, one under the other. */
export const OptionsRoot = styled.div.withConfig({ componentId: 'editor-product-options' })`
  display: grid;
  gap: ${token('space.5')};

  fieldset {
    display: grid;
    gap: ${token('space.3')};
    min-width: 0;
    margin: 0;
    padding: ${token('space.4')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
  }
  .name {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${token('space.2')};
  }
  ul {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: start;
    gap: ${token('space.1')};
  }
  li > :not(.swatch, button) {
    flex: 1;
    min-width: 0;
  }
  .swatch {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    overflow: hidden;
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
  }
  .swatch input {
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .swatch[data-none] input {
    opacity: 0.35;
  }
  .swatch:focus-within {
    outline: 2px solid ${token('focus.color')};
    outline-offset: 2px;
  }
  .said {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .add {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  .fault {
    margin: 0;
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
`;
