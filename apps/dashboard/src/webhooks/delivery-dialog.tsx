import { errorText, useDashboardRetryWebhookDeliveryMutation } from '@omnis/api-client';
import type { WebhookDelivery } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Button, countText, Dialog, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { answerText, deliveryState, eventText } from './webhook-texts.ts';
import { webhooksTexts } from '../texts/webhooks/index.ts';

const Facts = styled.dl.withConfig({ componentId: 'dashboard-webhook-delivery' })`
  display: grid;
  gap: ${token('space.1')};
  margin: 0;

  dt {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  dd {
    min-width: 0;
    margin: 0 0 ${token('space.3')};
    overflow-wrap: anywhere;
  }
  pre {
    max-height: 14rem;
    margin: 0;
    padding: ${token('space.3')};
    overflow: auto;
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.md')};
    font-family: ${token('mono.font')};
    font-size: ${token('type.sm')};
    white-space: pre-wrap;
  }
`;

/** Properties of {@link DeliveryDialog}. */
export interface DeliveryDialogProps {
  readonly webhook: string;
  /** null: nothing is shown. */
  readonly delivery: WebhookDelivery | null;
  /** True when it can be sent again. */
  readonly canRetry: boolean;
  readonly onClose: () => void;
}

/** One delivery: its tries and the beginning of the answer, and the button that sends it again. */
export function DeliveryDialog({ webhook, delivery, canRetry, onClose }: DeliveryDialogProps): ReactElement {
  const t = useTexts(webhooksTexts);
  const division = useDivision();
  const [send, { isLoading }] = useDashboardRetryWebhookDeliveryMutation();
  const retry = async ({ id }: WebhookDelivery): Promise<void> => {
    const { data, error } = await send({
      params: { division, id: webhook, delivery: id },
      headers: { 'Idempotency-Key': randomUuid() },
      body: {},
    });
    if (data !== undefined) onClose();
    snackbars.show(
      data === undefined
        ? { text: errorText(error), tone: 'error' }
        : { text: t('sendingAgainLogShowsAnswer'), tone: 'success' },
    );
  };
  const state = delivery && deliveryState(t, delivery);
  return (
    <Dialog
      open={delivery !== null}
      onOpenChange={(open) => !open && onClose()}
      title={delivery === null ? t('delivery') : eventText(t, delivery.event)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('close')}
          </Button>
          {delivery !== null && canRetry && (
            <Button loading={isLoading} onClick={() => void retry(delivery)}>
              {t('sendAgain')}
            </Button>
          )}
        </>
      }
    >
      {delivery !== null && state !== null && (
        <Facts>
          <dt>{t('state')}</dt>
          <dd>
            <Badge tone={state.tone}>{state.text}</Badge>
          </dd>
          <dt>{t('happened')}</dt>
          <dd>{timeText(delivery.createdAt)}</dd>
          <dt>{t('tries')}</dt>
          <dd>
            {[
              countText(delivery.attempts),
              delivery.triedAt === null ? '' : t('theLastOneOn', { date: timeText(delivery.triedAt) }),
              delivery.nextAt === null || delivery.attempts === 0
                ? ''
                : t('theNextOneOn', { date: timeText(delivery.nextAt) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </dd>
          <dt>{t('lastAnswer')}</dt>
          <dd>{answerText(t, delivery)}</dd>
          {delivery.error !== '' && delivery.status !== null && (
            <>
              <dt>{t('reason')}</dt>
              <dd>{delivery.error}</dd>
            </>
          )}
          {delivery.answer !== '' && (
            <>
              <dt>{t('beginningOfTheAnswer')}</dt>
              <dd>
                <pre>{delivery.answer}</pre>
              </dd>
            </>
          )}
          <dt>{t('id')}</dt>
          <dd>{delivery.id}</dd>
        </Facts>
      )}
    </Dialog>
  );
}
