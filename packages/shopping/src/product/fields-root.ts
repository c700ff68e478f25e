import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Fields that are filled in before a product is put into the basket, under a word for them. */
export const FieldsRoot = styled.fieldset.withConfig({ componentId: 'shop-product-fields' })`
  display: grid;
  gap: ${token('space.4')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${token('space.3')};
    padding: 0;
    font-weight: ${token('weight.bold')};
    font-size: ${token('type.sm')};
  }
`;
