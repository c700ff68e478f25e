import type { ManagedOrder } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, type OrderStage, orderStages, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { NoteForm } from './note-form.tsx';
import { historyOf } from './order-timeline.ts';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

const stages: readonly OrderStage[] = [...new Set(Object.values(orderStages))];

const Root = styled.ol.withConfig({ componentId: 'desk-history-card' })`
  display: grid;
  gap: ${token('space.4')};
  margin: ${token('space.5')} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${token('type.sm')};

  li {
    position: relative;
    min-width: 0;
    overflow-wrap: anywhere;
    padding-inline-start: ${token('space.6')};
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.45em;
    inset-inline-start: 2px;
    width: 9px;
    height: 9px;
    border: 2px solid ${token('card.background')};
    border-radius: 50%;
    background: ${token('border.strong')};
    box-shadow: 0 0 0 1px ${token('border.color')};
  }
  li[data-fault]::before {
    background: ${token('error.color')};
  }
  ${stages
    .map((stage) => `li[data-stage='${stage}']::before { background: ${token(`status.${stage}.accent`)}; }`)
    .join('\n')}
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(0.45em + 14px);
    bottom: calc(-1 * ${token('space.4')} - 0.1em);
    inset-inline-start: 6px;
    width: 1px;
    background: ${token('border.color')};
  }
  small,
  p {
    color: ${token('text.muted')};
  }
  p {
    white-space: pre-line;
  }
  p[data-internal] {
    color: ${token('text.color')};
  }
  small {
    display: block;
  }
`;

/** Everything that happened to an order, with a form for notes of the team. */
export function HistoryCard({ order }: { readonly order: ManagedOrder }): ReactElement {
  const t = useTexts(deskWorkTexts);
  return (
    <Card title={t('history')}>
      <NoteForm order={order} />
      <Root>
        {historyOf(t, order).map(({ key, time, text, note, who, fault, internal = false, stage }) => (
          <li key={key} data-fault={fault ? '' : undefined} data-stage={stage}>
            <strong>{text}</strong>
            {note !== '' && <p data-internal={internal ? '' : undefined}>{note}</p>}
            <small>
              <time dateTime={time}>{timeText(time)}</time>
              {who !== '' && ` · ${who}`}
            </small>
          </li>
        ))}
      </Root>
    </Card>
  );
}
