import { submitFault, useDashboardSendOrderMailMutation } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, FormDialog, FormStack, TextField, timeText, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { orderTexts } from '../texts/order/index.ts';

const Root = styled.ul.withConfig({ componentId: 'dashboard-order-mails' })`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token('type.sm')};
  overflow-wrap: anywhere;

  li {
    display: grid;
    gap: ${token('space.2')};
    justify-items: start;
  }
  small {
    display: block;
    color: ${token('text.muted')};
  }
`;

/** Emails that show before the others are asked for. */
const few = 4;

type Mail = ManagedOrder['mails'][number];

function AgainForm({
  id,
  order,
  mail,
  onSent,
}: {
  readonly id: string;
  readonly order: ManagedOrder;
  readonly mail: Mail;
  readonly onSent: () => void;
}): ReactElement {
  const t = useTexts(orderTexts);
  const params = { division: useDivision(), id: order.id };
  const [send] = useDashboardSendOrderMailMutation();
  const [key] = useState(randomUuid);
  const form = useForm({
    initialValues: { to: order.email },
    schema: { to: ['required', 'email'] },
    onSubmit: async ({ to }) => {
      const body = { mail: mail.id, to: to.trim() };
      const { error } = await send({ params, body, headers: { 'Idempotency-Key': key } });
      if (error) return submitFault(error);
      snackbars.show({ text: t('theEmailIsOnItsWayTo', { to: body.to }), tone: 'success' });
      onSent();
      return undefined;
    },
  });
  return (
    <FormStack id={id} form={form}>
      <TextField label={t('email')} type="email" autoComplete="off" {...form.field('to')} />
    </FormStack>
  );
}

/** Emails about an order, each of which can be sent again; nothing where none is known. */
export function MailsCard({ order }: { readonly order: ManagedOrder }): ReactElement | null {
  const t = useTexts(orderTexts);
  const { mails } = order;
  const [mail, setMail] = useState<Mail | null>(null);
  const [isWhole, setWhole] = useState(false);
  if (mails.length === 0) return null;
  const shown = isWhole ? mails : mails.slice(0, few);
  return (
    <Card title={t('emails')}>
      <Root aria-label={t('emailsAboutThisOrder')}>
        {shown.map((each) => (
          <li key={each.id}>
            <div>
              {each.subject}
              <small>
                <time dateTime={each.time}>{timeText(each.time)}</time> · {each.to}
              </small>
            </div>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('sendAgain', { subject: each.subject })}
              onClick={() => setMail(each)}
            >
              {t('sendAgainButton')}
            </Button>
          </li>
        ))}
        {shown.length < mails.length && (
          <li>
            <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
              {t('showAllEmails', { emails: mails.length })}
            </Button>
          </li>
        )}
      </Root>
      <FormDialog
        open={mail !== null}
        onClose={() => setMail(null)}
        title={t('sendEmailAgain')}
        description={t('sendEmailAgainDescription', { subject: mail?.subject ?? '' })}
        submitLabel={t('sendEmail')}
      >
        {(id) => mail && <AgainForm id={id} order={order} mail={mail} onSent={() => setMail(null)} />}
      </FormDialog>
    </Card>
  );
}
