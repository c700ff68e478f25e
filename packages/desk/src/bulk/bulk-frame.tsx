import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The bar at the foot of a list while rows are selected. */
export const BulkFrame = styled.div.withConfig({ componentId: 'desk-bulk-bar' })`
  position: sticky;
  z-index: ${token('layer.sticky')};
  bottom: ${token('space.4')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  width: fit-content;
  max-width: 100%;
  margin: ${token('space.4')} auto 0;
  padding: ${token('space.2')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.inverse')};
  color: ${token('surface.inverseText')};
  box-shadow: ${token('shadow.lg')};
  font-size: ${token('type.sm')};
  font-weight: ${token('weight.medium')};

  .count {
    padding-inline: ${token('space.3')} ${token('space.1')};
    white-space: nowrap;
  }
  .plain {
    --button-text: ${token('surface.inverseText')};
    --button-fill-hover: color-mix(in srgb, ${token('surface.inverseText')} 14%, transparent);
  }
  .main {
    --button-fill: ${token('surface.inverseText')};
    --button-fill-hover: color-mix(in srgb, ${token('surface.inverseText')} 88%, ${token('surface.inverse')});
    --button-text: ${token('surface.inverse')};
  }
  ${media.down('sm')} {
    bottom: ${token('space.2')};
    width: auto;

    > * {
      order: 2;
    }
    .count {
      flex: 1 1 calc(100% - 4rem);
      order: 0;
    }
    .clear {
      order: 1;
    }
  }
`;
