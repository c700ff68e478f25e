import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The look of a list of entries in a form: a legend, cards, and a button for another. */
export const entriesCss = css`
  display: grid;
  gap: ${token('space.3')};
  padding: 0;

  > legend {
    padding: 0;
    margin-bottom: ${token('space.2')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.bold')};
  }
  .entry {
    display: grid;
    gap: ${token('space.4')};
    padding: ${token('space.3')};
    border: 1px solid ${token('border.color')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
  }
  .entry-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
  }
  .entry-head > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .entry-tools {
    display: flex;
    flex: none;
  }
  .none {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;
