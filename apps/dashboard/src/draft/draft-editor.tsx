import {
  errorText,
  useDashboardCreateDraftMutation,
  useDashboardDeleteDraftMutation,
  useDashboardPriceDraftQuery,
  useDashboardSendPayLinkMutation,
} from '@omnis/api-client';
import type { ManagedOrder, PricedDraft } from '@omnis/contract';
import { randomUuid } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { Badge, Button, ConfirmDialog, Notice, timeText } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { MoneyActions } from '../order/money-actions.tsx';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { CustomerCard, DeliveryCard, DiscountCard, NoteCard } from './draft-cards.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { contentOf, isPriced, pricedContent, type DraftValues } from './draft-values.ts';
import { LinesEditor } from './lines-editor.tsx';
import { useDraftForm } from './use-draft-form.ts';
import { useSettled } from './use-settled.ts';

const listPath = '/dashboard/orders/?view=drafts';

const Root = styled.div.withConfig({ componentId: 'dashboard-draft-editor' })`
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

type PricedLine = PricedDraft['lines'][number];

/** The live price of a draft, and the price of each row by its key. */
function usePrice(values: DraftValues): {
  priced: PricedDraft | undefined;
  lines: ReadonlyMap<string, PricedLine>;
  fault: string | null;
} {
  const content = pricedContent(values);
  const body = useSettled(content, { same: JSON.stringify(content) });
  const { data, error } = useDashboardPriceDraftQuery({ params: { division: useDivision() }, body });
  const rows = values.rows.filter(isPriced);
  const isCurrent = data?.lines.length === rows.length;
  const lines = new Map<string, PricedLine>();
  for (const [index, { key }] of rows.entries()) {
    const line = isCurrent ? data.lines[index] : undefined;
    if (line) lines.set(key, line);
  }
  return { priced: data, lines, fault: error === undefined ? null : errorText(error) };
}

/** Builds a draft, or changes one that is saved. */
export function DraftEditor({
  order,
  start,
}: {
  /** null for a new one. */
  readonly order: ManagedOrder | null;
  /** The values that a new one begins with, such as a customer. */
  readonly start?: DraftValues;
}): ReactElement {
  const division = useDivision();
  const navigate = useNavigate();
  const form = useDraftForm(order, start);
  const [sendLink, sending] = useDashboardSendPayLinkMutation();
  const [remove, removing] = useDashboardDeleteDraftMutation();
  const [copy, copying] = useDashboardCreateDraftMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [key, setKey] = useState(randomUuid);
  /** Where to go once nothing is unsaved. */
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const { values, errors, message, saving } = form;
  const { priced, lines, fault } = usePrice(values);
  const title = order === null ? 'Create order' : `Draft ${order.number}`;
  useTitle(title);
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
    ...(values.email.trim() === '' ? [{ field: 'email', message: 'Enter an email address' }] : []),
  ];
  const missing = [...new Set(problems.map(({ field, message: text }) => problemText(field, text)))];

  const save = async (): Promise<ManagedOrder | null> => {
    const saved = await form.save();
    if (!saved) return null;
    snackbars.show({ text: 'Draft saved', tone: 'success' });
    if (order === null) setLeaveTo(`/dashboard/orders/${saved.id}/`);
    return saved;
  };
  const send = async (): Promise<void> => {
    const saved = dirty || order === null ? await form.save() : order;
    if (!saved) return;
    const { error } = await sendLink({
      params: { division, id: saved.id },
      body: { version: saved.version },
      headers: { 'Idempotency-Key': key },
    });
    setKey(randomUuid());
    snackbars.show(
      error
        ? { text: errorText(error), tone: 'error' }
        : { text: `Pay link sent to ${saved.email}`, tone: 'success' },
    );
    if (order === null) setLeaveTo(`/dashboard/orders/${saved.id}/`);
  };
  const drop = async (): Promise<void> => {
    if (order === null) return;
    const { error } = await remove({
      params: { division, id: order.id },
      query: { version: order.version },
      headers: { 'Idempotency-Key': key },
    });
    setIsAsking(false);
    if (error) snackbars.show({ text: errorText(error), tone: 'error' });
    else {
      snackbars.show({ text: `Draft ${order.number} is deleted`, tone: 'success' });
      setLeaveTo(listPath);
    }
  };
  const duplicate = async (): Promise<void> => {
    const { data, error } = await copy({
      params: { division },
      body: contentOf(values),
      headers: { 'Idempotency-Key': randomUuid() },
    });
    if (data) {
      snackbars.show({ text: `Draft ${data.number} is a copy`, tone: 'success' });
      setLeaveTo(`/dashboard/orders/${data.id}/`);
    } else snackbars.show({ text: errorText(error), tone: 'error' });
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
        back={{ href: listPath, text: 'Drafts' }}
        title={title}
        badge={order !== null && <Badge tone="info">{sentAt === null ? 'Draft' : 'Pay link sent'}</Badge>}
        text={
          sentAt === null
            ? 'It takes no stock and counts in no figure until it is paid.'
            : `Pay link sent ${timeText(sentAt)}`
        }
        actions={
          <>
            {order === null && (
              <Button variant="secondary" type="submit" loading={saving} loadingLabel="Saving">
                Save draft
              </Button>
            )}
            {order !== null && (
              <>
                <Button variant="secondary" disabled={removing.isLoading} onClick={() => setIsAsking(true)}>
                  Delete
                </Button>
                <Button
                  variant="secondary"
                  disabled={dirty}
                  loading={copying.isLoading}
                  onClick={() => void duplicate()}
                >
                  Duplicate
                </Button>
                {!dirty && <MoneyActions order={order} />}
              </>
            )}
            <Button
              disabled={missing.length > 0 || saving}
              loading={sending.isLoading}
              loadingLabel="Sending"
              onClick={() => void send()}
            >
              Send pay link
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
        title={`Delete ${order?.number ?? 'draft'}?`}
        text={
          sentAt === null
            ? 'The draft is gone for good.'
            : 'The draft is gone for good, and its pay link stops working.'
        }
        confirmLabel="Delete draft"
        danger
        loading={removing.isLoading}
        onConfirm={() => void drop()}
      />
    </form>
  );
}

/** A missing part in words that need no field beside them. */
function problemText(field: string, text: string): string {
  return field.startsWith('address.') && text === 'This field is required' ? 'Complete the address' : text;
}
