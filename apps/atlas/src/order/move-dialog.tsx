import { isCurrencyCode, toMajor, toMinor } from '@omnis/models';
import { Button, Dialog, moneyText, TextArea, useForm } from '@omnis/ui';
import type { ReactElement } from 'react';
import { givesMoneyBack, moveLabel, sendsNothing, statusName, type Move, type Order } from './moves.ts';
import type { Moves } from './use-moves.ts';

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

function description({ order, move }: MoveDialogProps): string {
  if (givesMoneyBack(move.status)) {
    return `${moneyText(leftOf(order), order.currency)} goes back to ${order.customerName}. This cannot be undone.`;
  }
  if (sendsNothing(order, move.status))
    return 'This order has no parcel. Its customer is told that it is on its way, without a tracking number.';
  if (move.status === 'exchanged' && order.children.length === 0)
    return 'All of it is sent again, free of charge, as an order of its own.';
  if (move.backwards) return `The order goes back from ${statusName(order.status).toLowerCase()}.`;
  return 'The reason is kept in the order’s log.';
}

/** Asks for the reason of a move, and once more before money goes back. */
export function MoveDialog(props: MoveDialogProps): ReactElement {
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
      title={isRefund ? `Refund order ${order.number}` : `${moveLabel(move.status)}?`}
      description={description(props)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isRefund ? 'danger' : 'primary'}
            loading={form.submitting}
            loadingLabel="Moving the order"
          >
            {isRefund ? `Refund ${moneyText(leftOf(order), order.currency)}` : moveLabel(move.status)}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props}>
        <TextArea
          label="Reason"
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
