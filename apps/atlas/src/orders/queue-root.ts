import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The one styled element around the queue's table. */
export const QueueRoot = styled.div.withConfig({ componentId: 'atlas-queue' })`
  border: ${token('card.borderWidth')} solid ${token('card.border')};
  border-radius: ${token('card.radius')};
  background: ${token('card.background')};
  overflow: clip;

  tbody tr {
    position: relative;
    scroll-margin-block: 5rem 2rem;
  }
  .order {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    outline: none;
    color: inherit;
    text-decoration: none;
  }
  /* Above the link that covers the row. */
  tbody .select {
    position: relative;
    z-index: 1;
  }
  /* The whole row opens the order. */
  .order::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  tbody tr:has(.order:focus-visible) {
    background: ${token('surface.selected')};
    box-shadow: inset 3px 0 ${token('focus.color')};
  }
  .order:focus-visible::after {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: calc(-1 * ${token('focus.width')});
  }
  .picture {
    flex: none;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: ${token('radius.sm')};
    background: ${token('image.background')};
    overflow: hidden;
  }
  .number {
    display: block;
    font-weight: ${token('weight.bold')};
  }
  .detail {
    display: block;
    color: ${token('card.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.regular')};
  }
  .customer .detail {
    max-width: 18rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .progress {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    font-variant-numeric: tabular-nums;
    color: ${token('card.muted')};
  }
  .track {
    flex: 1;
    max-width: 5rem;
    height: 0.375rem;
    border-radius: ${token('radius.full')};
    background: linear-gradient(${token('progress.bar')} 0 0) 0 0 / var(--done) 100% no-repeat
      ${token('progress.track')};
  }
  time {
    white-space: nowrap;
  }

  ${media.up('md')} {
    tbody th,
    tbody td {
      padding-block: ${token('space.2')};
    }
    &[data-density='compact'] .detail,
    &[data-density='compact'] .picture {
      display: none;
    }
    &[data-density='compact'] tbody tr > * {
      height: 2.5rem;
      padding-block: 0;
    }
  }
  /* Wide enough never to scroll sideways: then the head can stay under the bar. */
  ${media.up('lg')} {
    > div {
      overflow: visible;
    }
    thead th {
      position: sticky;
      z-index: 1;
      top: 3.25rem;
    }
  }
  ${media.down('md')} {
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${token('space.1')} ${token('space.3')};
      padding: ${token('space.3')} ${token('space.4')};
    }
    tbody tr:has(> .select) {
      padding-inline-start: ${token('space.12')};
    }
    tbody .select {
      position: absolute;
      top: ${token('space.4')};
      inset-inline: ${token('space.2')} auto;
    }
    tbody tr:has(> .select) > th {
      padding-inline-end: 0;
    }
    tbody tr > td[data-label]:not([data-label='']) {
      display: block;
      color: ${token('card.muted')};
    }
    tbody tr > td[data-label]:not([data-label=''])::before {
      content: none;
    }
    tbody tr > td[data-label='Status']:not([data-label='']) {
      grid-area: 1 / 2;
    }
    tbody tr > td[data-label='Customer']:not([data-label='']) {
      grid-area: 2 / 1;
      color: ${token('card.color')};
    }
    tbody tr > td[data-label='Store']:not([data-label='']) {
      grid-area: 3 / 1;
    }
    tbody tr > td[data-label='Total']:not([data-label='']) {
      grid-area: 2 / 2;
      color: ${token('card.color')};
      text-align: end;
    }
    tbody tr > td[data-label='Age']:not([data-label='']) {
      grid-area: 3 / 2;
      text-align: end;
    }
    .customer .detail {
      display: none;
    }
  }
`;
