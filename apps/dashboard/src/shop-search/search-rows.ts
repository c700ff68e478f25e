import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Rows of a list that is edited as a whole: fields with a button that removes them. */
export const SearchRows = styled.ul.withConfig({ componentId: 'dashboard-search-rows' })`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    gap: ${token('space.3')};
  }
  .fields {
    display: grid;
    gap: ${token('space.3')};
  }
  .remove {
    margin-block-start: 1.75rem;
  }
  .term {
    display: grid;
  }
  .term small {
    color: ${token('text.muted')};
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  ${media.up('md')} {
    .fields.two {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    }
  }
  ${media.down('sm')} {
    li.counted {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
