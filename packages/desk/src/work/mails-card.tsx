import { submitFault } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, FormDialog, FormStack, TextField, timeText, useForm } from '@omnis/ui';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useOrderWork } from './order-work.ts';
import { WorkButton } from './work-button.tsx';
import { deskWorkTexts } from '../texts/desk-work/index.ts';

const Root = styled.ul.withConfig({ componentId: 'desk-order-mails' })`
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
  const t = useTexts(deskWorkTexts);
  const { sendMail, tell } = useOrderWork();
  const [key] = useState(randomUuid);
  const form = useForm({
    initialValues: { to: order.email },
    schema: { to: ['required', 'email'] },
    onSubmit: async ({ to }) => {
      const body = { mail: mail.id, to: to.trim() };
      const { error } = await sendMail({ id: order.id, key }, body);
      if (error) return submitFault(error);
      tell({ text: t('theEmailIsOnItsWayTo', { to: body.to }), tone: 'success' });
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
  const t = useTexts(deskWorkTexts);
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
            <WorkButton
              right="mail"
              variant="secondary"
              size="sm"
              aria-label={t('sendAgain', { subject: each.subject })}
              onClick={() => setMail(each)}
            >
              {t('sendAgainButton')}
            </WorkButton>
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
