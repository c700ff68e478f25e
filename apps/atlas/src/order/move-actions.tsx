import { useTexts } from '@omnis/texts/react';
import { Button, Menu, type MenuItem } from '@omnis/ui';
import { ArrowRight, ChevronDown, CircleAlert, Undo2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { usePermission } from '../permissions/permission-context.tsx';
import { ProtectedButton, protectedItem } from '../permissions/protected.tsx';
import { useShortcuts } from '@omnis/desk';
import { MoveDialog } from './move-dialog.tsx';
import {
  givesMoneyBack,
  moveLabel,
  movesOf,
  offeredMoves,
  sendsNothing,
  type Move,
  type Order,
} from './moves.ts';
import type { Moves } from './use-moves.ts';
import { orderTexts } from '../texts/order/index.ts';
import { permissionsTexts } from '../texts/permissions/index.ts';

/** Properties of {@link MoveActions}. */
export interface MoveActionsProps {
  readonly order: Order;
  readonly moves: Moves;
}

function iconOf(move: Move): ReactElement {
  if (move.backwards || givesMoneyBack(move.status)) return <Undo2 aria-hidden="true" />;
  return move.reasonRequired ? <CircleAlert aria-hidden="true" /> : <ArrowRight aria-hidden="true" />;
}

/** The next step as a button, and every other move in a menu beside it; neither while a conflict is to be read. */
export function MoveActions({ order, moves }: MoveActionsProps): ReactElement | null {
  const t = useTexts(orderTexts);
  const tPermissions = useTexts(permissionsTexts);
  const { held: isAllowed } = usePermission('orders.advance');
  const refund = usePermission('orders.refund');
  const [asking, setAsking] = useState<Move | null>(null);
  const { next, others } = offeredMoves(movesOf(order));
  const makeNext = (): void => {
    // The key was meant for a step that is gone, until the notice was seen.
    if (next === null || moves.conflict !== null) return;
    // Its customer is told that it is on its way, by a number where one is known.
    if (sendsNothing(order, next.status)) setAsking(next);
    else void moves.make(next);
  };
  useShortcuts(isAllowed ? { n: makeNext } : {});
  if (!isAllowed) {
    return (
      <>
        <p className="hint">{t('lookOnly')}</p>
        <ProtectedButton permission="orders.advance" variant="secondary">
          {t('moveOrder')}
        </ProtectedButton>
      </>
    );
  }

  if (moves.conflict !== null) return null;

  const items = others.map((move): MenuItem => ({
    key: move.status,
    label: moveLabel(t, move.status),
    icon: iconOf(move),
    help: move.reasonRequired ? t('asksReason') : undefined,
    danger: givesMoneyBack(move.status),
    onSelect: () => {
      // A move that needs a reason or cannot be undone is confirmed first.
      if (
        move.reasonRequired ||
        move.backwards ||
        givesMoneyBack(move.status) ||
        move.status === 'exchanged' ||
        sendsNothing(order, move.status)
      )
        setAsking(move);
      else void moves.make(move);
    },
  }));
  // The server offers moves that give money back to those only who may; the others can ask.
  const mayAskToRefund = !refund.held && !order.nextStatuses.some(({ status }) => givesMoneyBack(status));
  if (mayAskToRefund && order.payment.state === 'paid' && !givesMoneyBack(order.status))
    items.push(
      protectedItem(tPermissions, refund, {
        key: 'refund',
        label: t('refundOrder'),
        onSelect: () => undefined,
      }),
    );
  return (
    <>
      {items.length > 0 && (
        <Menu
          title={t('otherMoves')}
          trigger={
            <Button variant="secondary" endIcon={<ChevronDown aria-hidden="true" />}>
              {next === null ? t('moveOrder') : t('more')}
            </Button>
          }
          items={items}
        />
      )}
      {next !== null && (
        <Button
          className="next"
          loading={moves.making === next.status}
          loadingLabel={t('movingOrder')}
          endIcon={<ArrowRight aria-hidden="true" />}
          onClick={makeNext}
        >
          {moveLabel(t, next.status)}
        </Button>
      )}
      {asking !== null && (
        <MoveDialog
          key={asking.status}
          order={order}
          move={asking}
          moves={moves}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
