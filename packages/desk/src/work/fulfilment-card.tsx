import type { ManagedOrder } from '@omnis/contract';
import { carrierNames } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Card, Link, timeText } from '@omnis/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CompleteAction } from './complete-action.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { PickupActions } from './pickup-actions.tsx';
import { itemName, unitTexts } from './order-items.ts';
import { CancelParcelDialog, TrackingDialog, type Parcel } from './parcel-dialogs.tsx';
import { SlipButton, WorkButton } from './work-button.tsx';
import { deskWorkTexts, type DeskWorkTexts } from '../texts/desk-work/index.ts';

const Root = styled.div.withConfig({ componentId: 'desk-fulfilment-card' })`
  display: grid;
  gap: ${token('space.5')};
  font-size: ${token('type.sm')};

  h3 {
    margin-bottom: ${token('space.2')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.medium')};
    letter-spacing: 0;
  }
  ul {
    display: grid;
    gap: ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  .parcels {
    gap: 0;
  }
  .parcels > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')} ${token('space.4')};
    align-items: start;
    justify-content: space-between;
    padding-block: ${token('space.4')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  .parcels > li:last-child {
    padding-bottom: 0;
  }
  .parcel {
    flex: 1 1 16rem;
    min-width: 0;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
  small,
  .quiet {
    display: block;
    color: ${token('text.muted')};
  }
  [data-cancelled] .parcel {
    color: ${token('text.muted')};
  }
  [data-cancelled] s {
    text-decoration-thickness: 1px;
  }
`;

const states = {
  unsent: { text: 'unfulfilled', tone: 'warning' },
  part: { text: 'partlyFulfilled', tone: 'info' },
  sent: { text: 'fulfilled', tone: 'success' },
} as const;

/** A tracking number, with a link to its page where one is known. */
function Tracking({ carrier, code, url }: Pick<Parcel, 'carrier' | 'code' | 'url'>): ReactElement {
  return (
    <>
      {carrier !== 'other' && `${carrierNames[carrier]} `}
      {url === null ? (
        code
      ) : (
        <Link href={url} target="_blank">
          {code}
        </Link>
      )}
    </>
  );
}

function ParcelRow({
  order,
  parcel,
  onEdit,
  onCancel,
}: {
  readonly order: ManagedOrder;
  readonly parcel: Parcel;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
}): ReactElement {
  const t = useTexts(deskWorkTexts);
  const { number, lines, cancelled, editRefusal, cancelRefusal, code, carrier, url, by, time, notified } =
    parcel;
  const goods = unitTexts(lines, order.items);
  return (
    <li data-cancelled={cancelled === null ? undefined : ''}>
      <div className="parcel">
        <h3>
          {cancelled === null
            ? t('parcel', { number })
            : textParts(t, 'cancelledParcel', { parcel: <s>{t('parcel', { number })}</s> })}
        </h3>
        <ul aria-label={t('itemsInParcel', { number })}>
          {goods.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {cancelled === null && code !== '' && <Tracking {...{ carrier, code, url }} />}
        <small>
          <time dateTime={time}>{timeText(time)}</time> · {by}
          {cancelled === null && !notified && ` ${t('noEmailSent')}`}
        </small>
        {cancelled !== null && (
          <small>
            {textParts(t, 'cancelledBy', {
              date: <time dateTime={cancelled.time}>{timeText(cancelled.time)}</time>,
              by: cancelled.by,
            })}
          </small>
        )}
      </div>
      {cancelled === null && (
        <div className="acts">
          <SlipButton order={order.id} parcel={number} aria-label={t('packingSlipOfParcel', { number })}>
            {t('packingSlip')}
          </SlipButton>
          {editRefusal === null && (
            <WorkButton
              right="fulfil"
              variant="secondary"
              size="sm"
              aria-label={t('editTrackingOfParcel', { number })}
              onClick={onEdit}
            >
              {code === '' ? t('addTracking') : t('editTracking')}
            </WorkButton>
          )}
          {cancelRefusal === null && (
            <WorkButton
              right="fulfil"
              variant="secondary"
              size="sm"
              aria-label={t('cancelParcel', { number })}
              onClick={onCancel}
            >
              {t('cancel')}
            </WorkButton>
          )}
        </div>
      )}
    </li>
  );
}

/** When a parcel leaves of which staff noted a number alone. */
function othersText(t: DeskWorkTexts, state: keyof typeof states, sentAt: string | undefined): string {
  if (sentAt !== undefined) return t('sentAt', { date: timeText(sentAt) });
  return state === 'sent' ? t('sentWithTheOrder') : t('leavesWithTheOrder');
}

const pickupText = (t: DeskWorkTexts, readyAt: string | null): string =>
  readyAt === null ? t('pressReady') : t('readyForPickupSince', { date: timeText(readyAt) });

/** Properties of {@link FulfilmentCard}. */
export interface FulfilmentCardProps {
  readonly order: ManagedOrder;
  /** Shown while something can be sent. */
  readonly help: string;
  /** Actions on a parcel of which a number alone was noted; none unless told. */
  readonly notedActions?: (parcel: ManagedOrder['trackingCodes'][number]) => ReactNode;
  /** Further ways to work on its parcels. */
  readonly children?: ReactNode;
}

/** Items of an order that are still to be sent, and its parcels. Nothing for an order of gift cards alone. */
export function FulfilmentCard({
  order,
  help,
  notedActions,
  children,
}: FulfilmentCardProps): ReactElement | null {
  const t = useTexts(deskWorkTexts);
  const { fulfilment, items, trackingCodes, id, shippingMethod } = order;
  const { pickup } = shippingMethod;
  const { state, refusal, left, parcels } = fulfilment;
  const [isOpen, setOpen] = useState(false);
  const [edited, setEdited] = useState<Parcel | null>(null);
  const [cancelled, setCancelled] = useState<Parcel | null>(null);
  if (items.every(({ giftCard }) => giftCard !== null)) return null;
  const known = new Set(parcels.map(({ code, cancelled: end }) => (end === null ? code : '')));
  // Noted by staff, who do not say what is in them.
  const others = trackingCodes.filter(({ code }) => !known.has(code));
  const { text, tone } = states[state];
  return (
    <Card
      title={
        <>
          {t('fulfilment')} <Badge tone={tone}>{t(text)}</Badge>
        </>
      }
      actions={
        <>
          <SlipButton order={id}>{t('packingSlip')}</SlipButton>
          <CompleteAction order={order} />
          <PickupActions order={order} />
          {refusal === null && !pickup && (
            <WorkButton right="fulfil" size="sm" onClick={() => setOpen(true)}>
              {t('fulfilItems')}
            </WorkButton>
          )}
        </>
      }
    >
      <Root>
        {left.length > 0 && (
          <div>
            <h3>{pickup ? t('leftToCollect') : t('leftToSend')}</h3>
            <ul aria-label={t('itemsLeftToSend')}>
              {left.map((line) => {
                const item = items.find((each) => each.id === line.id);
                return item ? (
                  <li key={line.id}>
                    {t('quantityName', { quantity: line.quantity, name: itemName(item) })}
                  </li>
                ) : null;
              })}
            </ul>
          </div>
        )}
        {state !== 'sent' && (
          <span className="quiet">{refusal ?? (pickup && pickupText(t, pickup.readyAt)) ?? help}</span>
        )}
        {state === 'sent' && parcels.length === 0 && others.length === 0 && (
          <span className="quiet">{t('orderWasSentWithoutTracking')}</span>
        )}
        {(parcels.length > 0 || others.length > 0) && (
          <ul className="parcels" aria-label={t('parcels')}>
            {parcels.map((parcel) => (
              <ParcelRow
                key={parcel.id}
                order={order}
                parcel={parcel}
                onEdit={() => setEdited(parcel)}
                onCancel={() => setCancelled(parcel)}
              />
            ))}
            {others.map((parcel) => (
              <li key={parcel.code}>
                <div className="parcel">
                  <Tracking {...parcel} />
                  <small>{t('omnis', { state: othersText(t, state, parcel.sentAt) })}</small>
                </div>
                {notedActions !== undefined && <div className="acts">{notedActions(parcel)}</div>}
              </li>
            ))}
          </ul>
        )}
        {children}
      </Root>
      <FulfilDialog open={isOpen} onClose={() => setOpen(false)} order={order} />
      <TrackingDialog orderId={id} parcel={edited} onClose={() => setEdited(null)} />
      <CancelParcelDialog orderId={id} parcel={cancelled} onClose={() => setCancelled(null)} />
    </Card>
  );
}
