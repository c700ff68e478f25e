import { errorText } from '@omnis/api-client';
import type { ManagedOrder } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Badge, Button, ConfirmDialog, Notice, PageHead, timeText } from '@omnis/ui';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { CustomerCard, DeliveryCard, DiscountCard, NoteCard } from './draft-cards.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { contentOf, type DraftValues } from './draft-values.ts';
import { LinesEditor } from './lines-editor.tsx';
import { useOrderDesk } from './order-desk.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { usePrice } from './use-price.ts';
import { useTask } from './use-task.ts';
import { deskOrdersTexts, type DeskOrdersTexts } from '../texts/desk-orders/index.ts';

const Root = styled.div.withConfig({ componentId: 'desk-draft-editor' })`
  display: grid;
  gap: ${token('space.5')};

  .main,
  .aside {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

/** The server's text for an empty field. */
const required = 'This field is required';

/** Gives the title of the page of a draft; null stands for a new one. */
export function useDraftTitle(): (order: Pick<ManagedOrder, 'number'> | null) => string {
  const t = useTexts(deskOrdersTexts);
  return (order) => (order === null ? t('createOrder') : t('draftNumber', { number: order.number }));
}

/** Builds a draft, or changes one that is saved. */
export function DraftEditor({
  order,
  start,
  moneyActions,
}: {
  /** null for a new one. */
  readonly order: ManagedOrder | null;
  /** The values that a new one begins with, such as a customer. */
  readonly start?: DraftValues | undefined;
  /** Buttons by which a saved draft is marked as paid. */
  readonly moneyActions?: ReactNode;
}): ReactElement {
  const t = useTexts(deskOrdersTexts);
  const desk = useOrderDesk();
  const navigate = useNavigate();
  const form = useDraftForm(order, start);
  const [isSending, runSending] = useTask();
  const [isRemoving, runRemoving] = useTask();
  const [isCopying, runCopying] = useTask();
  const [isAsking, setIsAsking] = useState(false);
  const [key, setKey] = useState(randomUuid);
  /** Where to go once nothing is unsaved. */
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const { values, errors, message, saving } = form;
  const { priced, lines, fault } = usePrice(values);
  const title = useDraftTitle()(order);
  useEffect(() => {
    if (leaveTo !== null) void navigate(leaveTo);
  }, [leaveTo, navigate]);
  // Once the messages stand, the first field at fault gets the focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      document.querySelector<HTMLElement>('#draft [aria-invalid="true"]')?.focus();
  }, [errors]);

  const dirty = form.dirty && leaveTo === null;
  const currency = priced?.totals.currency ?? order?.currency ?? 'GBP';
  const problems = [
    ...(priced?.problems ?? []).filter(({ field }) => field !== 'email'),
    ...(values.email.trim() === '' ? [{ field: 'email', message: t('enterEmailAddress') }] : []),
  ];
  const missing = [...new Set(problems.map(({ field, message: text }) => problemText(t, field, text)))];

  const save = async (): Promise<ManagedOrder | null> => {
    const saved = await form.save();
    if (!saved) return null;
    desk.tell({ text: t('draftSaved'), tone: 'success' });
    if (order === null) setLeaveTo(desk.orderPath(saved.id));
    return saved;
  };
  const send = async (): Promise<void> => {
    const saved = dirty || order === null ? await form.save() : order;
    if (!saved) return;
    const { error } = await runSending(desk.sendLink({ id: saved.id, version: saved.version, key }));
    setKey(randomUuid());
    desk.tell(
      error
        ? { text: errorText(error), tone: 'error' }
        : { text: t('payLinkSentTo', { email: saved.email }), tone: 'success' },
    );
    if (order === null) setLeaveTo(desk.orderPath(saved.id));
  };
  const drop = async (): Promise<void> => {
    if (order === null) return;
    const { error } = await runRemoving(desk.remove({ id: order.id, version: order.version, key }));
    setIsAsking(false);
    if (error) desk.tell({ text: errorText(error), tone: 'error' });
    else {
      desk.tell({ text: t('draftIsDeleted', { number: order.number }), tone: 'success' });
      setLeaveTo(desk.listPath);
    }
  };
  const duplicate = async (): Promise<void> => {
    const { data, error } = await runCopying(desk.create(contentOf(values), randomUuid()));
    if (data) {
      desk.tell({ text: t('draftIsCopy', { number: data.number }), tone: 'success' });
      setLeaveTo(desk.orderPath(data.id));
    } else desk.tell({ text: errorText(error), tone: 'error' });
  };

  const sentAt = order?.draft?.sentAt ?? null;
  return (
    <form
      id="draft"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void save();
      }}
    >
      <LeaveGuard dirty={dirty} />
      <PageHead
        back={{ href: desk.listPath, text: t('drafts') }}
        title={title}
        badge={order !== null && <Badge tone="info">{sentAt === null ? t('draft') : t('payLinkSent')}</Badge>}
        text={sentAt === null ? t('draftIntro') : t('payLinkSentOn', { date: timeText(sentAt) })}
        actions={
          <>
            {order === null && (
              <Button variant="secondary" type="submit" loading={saving} loadingLabel={t('saving')}>
                {t('saveDraft')}
              </Button>
            )}
            {order !== null && (
              <>
                <Button variant="secondary" disabled={isRemoving} onClick={() => setIsAsking(true)}>
                  {t('delete')}
                </Button>
                <Button
                  variant="secondary"
                  disabled={dirty}
                  loading={isCopying}
                  onClick={() => void duplicate()}
                >
                  {t('duplicate')}
                </Button>
                {!dirty && moneyActions}
              </>
            )}
            <Button
              disabled={missing.length > 0 || saving}
              loading={isSending}
              loadingLabel={t('sending')}
              onClick={() => void send()}
            >
              {t('sendPayLink')}
            </Button>
          </>
        }
      />
      {(message !== null || fault !== null) && (
        <Notice tone="error" alert>
          {message ?? fault}
        </Notice>
      )}
      <Root>
        <div className="main">
          <LinesEditor form={form} priced={lines} currency={currency} />
          <CustomerCard form={form} />
        </div>
        <div className="aside">
          <DraftTotals priced={priced} problems={missing} />
          <DeliveryCard form={form} methods={priced?.methods ?? []} currency={currency} />
          <DiscountCard form={form} currency={currency} />
          <NoteCard form={form} />
        </div>
      </Root>
      {order !== null && dirty && (
        <SaveBar saving={saving} onDiscard={form.discard} onSave={() => void save()} />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('deleteQuestion', { number: order?.number ?? '' })}
        text={sentAt === null ? t('deleteText') : t('deleteTextPayLink')}
        confirmLabel={t('deleteDraft')}
        danger
        loading={isRemoving}
        onConfirm={() => void drop()}
      />
    </form>
  );
}

/** A missing part in words that need no field beside them. */
function problemText(t: DeskOrdersTexts, field: string, text: string): string {
  return field.startsWith('address.') && text === required ? t('completeAddress') : text;
}
