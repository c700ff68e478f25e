import { isCurrencyCode, toMajor, toMinor } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Dialog, moneyText, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { givesMoneyBack, moveLabel, sendsNothing, statusInSentence, type Move, type Order } from './moves.ts';
import type { Moves } from './use-moves.ts';
import { orderTexts, type OrderTexts } from '../texts/order/index.ts';

/** Longest reason (contract: atlas.setStatus). */
const maxReason = 500;

/** Properties of {@link MoveDialog}. */
export interface MoveDialogProps {
  readonly order: Order;
  readonly move: Move;
  readonly moves: Moves;
  readonly onClose: () => void;
}

/** The rest of an order's total after refunds that were made before. */
function leftOf({ total, refunded = 0, currency }: Order): number {
  return isCurrencyCode(currency)
    ? toMajor(toMinor(total, currency) - toMinor(refunded, currency), currency)
    : total - refunded;
}

function description(t: OrderTexts, { order, move }: MoveDialogProps): string {
  if (givesMoneyBack(move.status)) {
    return t('moneyGoesBack', {
      amount: moneyText(leftOf(order), order.currency),
      customer: order.customerName,
    });
  }
  if (sendsNothing(order, move.status)) return t('hasNoParcel');
  if (move.status === 'exchanged' && order.children.length === 0) return t('sentAgain');
  if (move.backwards) return t('goesBackFrom', { status: statusInSentence(t, order.status) });
  return t('reasonIsKept');
}

/** Asks for the reason of a move, and once more before money goes back. */
export function MoveDialog(props: MoveDialogProps): ReactElement {
  const t = useTexts(orderTexts);
  const { order, move, moves, onClose } = props;
  const isRefund = givesMoneyBack(move.status);
  const form = useForm({
    initialValues: { reason: '' },
    schema: move.reasonRequired ? { reason: ['required'] } : {},
    onSubmit: async ({ reason }) => {
      await moves.make(move, reason.trim());
      // Refused or not: what happened is told on the page.
      onClose();
    },
  });
  const formId = `move-${order.id}`;
  return (
    <Dialog
      open
      persistent
      onOpenChange={(open) => !open && onClose()}
      title={
        isRefund
          ? t('refundOrderNumber', { number: order.number })
          : t('moveToQuestion', { status: statusInSentence(t, move.status) })
      }
      description={description(t, props)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isRefund ? 'danger' : 'primary'}
            loading={form.submitting}
            loadingLabel={t('movingOrder')}
          >
            {isRefund
              ? t('refundAmount', { amount: moneyText(leftOf(order), order.currency) })
              : moveLabel(t, move.status)}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props}>
        <TextArea
          label={t('reason')}
          optional={!move.reasonRequired}
          maxLength={maxReason}
          showCount
          rows={3}
          {...form.field('reason')}
        />
      </form>
    </Dialog>
  );
}
