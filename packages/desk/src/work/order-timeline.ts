import type { ManagedOrder } from '@omnis/contract';
import { isOrderStatusCode, orderStatuses } from '@omnis/models';
import { moneyText, orderStages, type OrderStage } from '@omnis/ui';
import type en from '../texts/desk-work/en.ts';
import type { DeskWorkTexts } from '../texts/desk-work/index.ts';

/** Something that happened to an order. */
export interface TimelineEntry {
  readonly key: string;
  readonly time: string;
  readonly text: string;
  readonly note: string;
  readonly who: string;
  readonly fault: boolean;
  /** The team's own words. */
  readonly internal?: boolean;
  /** Stage of the status that a move led to; left out for anything else. */
  readonly stage?: OrderStage;
}

type Timed = Pick<ManagedOrder, 'statusLog' | 'attempts'> &
  Partial<
    Pick<
      ManagedOrder,
      | 'status'
      | 'cancelled'
      | 'currency'
      | 'notes'
      | 'refunds'
      | 'changes'
      | 'returns'
      | 'trackingCodes'
      | 'fulfilment'
    >
  >;

const statusName = (code: string): string => (isOrderStatusCode(code) ? orderStatuses[code].name : code);

/** The steps of a payment that went well; the messages are the server's own, another one stands by itself. */
const paymentSteps = {
  Authorised: 'paymentAuthorised',
  Paid: 'paymentTaken',
  Refunded: 'paymentRefunded',
} as const satisfies Readonly<Record<string, keyof typeof en>>;

const isStep = (message: string): message is keyof typeof paymentSteps =>
  Object.hasOwn(paymentSteps, message);

const stepText = (t: DeskWorkTexts, message: string): string =>
  isStep(message) ? t(paymentSteps[message]) : message;

const plain = { note: '', who: '', fault: false };

function movesOf(t: DeskWorkTexts, { statusLog, status: now, cancelled }: Timed): TimelineEntry[] {
  return statusLog.map(({ id, from, status, reason, user, time }) => {
    const name = cancelled === true && status === now ? t('cancelled') : statusName(status);
    // An entry during which the status stayed has its reason alone.
    const stayed = from === status && reason !== '';
    return {
      ...plain,
      key: `move ${id}`,
      time,
      text: stayed ? reason : name,
      note: stayed ? '' : reason,
      who: user,
      ...(!stayed && { stage: isOrderStatusCode(status) ? orderStages[status] : ('new' as const) }),
    };
  });
}

function paymentsOf(t: DeskWorkTexts, { attempts }: Timed): TimelineEntry[] {
  return attempts.map(({ message, success, methodName, time }, at) => ({
    key: `payment ${at}`,
    time,
    text: success ? stepText(t, message) : t('paymentAttemptFailed'),
    note: success ? '' : message,
    who: methodName,
    fault: !success,
  }));
}

function notesOf(t: DeskWorkTexts, { notes = [] }: Timed): TimelineEntry[] {
  return notes.flatMap(({ id, text, addedTags, removedTags, by: who, time }) => {
    const entry = { ...plain, time, who, internal: true };
    return [
      ...(text === '' ? [] : [{ ...entry, key: `note ${id}`, text: t('note'), note: text }]),
      ...(addedTags.length === 0
        ? []
        : [
            {
              ...entry,
              key: `tagged ${id}`,
              text: t('tagsAdded', { count: addedTags.length, tags: addedTags.join(', ') }),
            },
          ]),
      ...(removedTags.length === 0
        ? []
        : [
            {
              ...entry,
              key: `untagged ${id}`,
              text: t('tagsRemoved', { count: removedTags.length, tags: removedTags.join(', ') }),
            },
          ]),
    ];
  });
}

/** Refunds that a person made, whose reasons stand with them; those of a move or a return stand with what they came from. */
function refundsOf(t: DeskWorkTexts, { refunds = [], currency = '' }: Timed): TimelineEntry[] {
  return refunds
    .filter(({ by }) => by !== '')
    .map(({ id, amount, by, state, time }) => ({
      ...plain,
      key: `refund ${id}`,
      time,
      text: t('amountRefunded', { amount: moneyText(amount, currency) }),
      who: by,
      fault: state === 'failed',
    }));
}

function customersOf(t: DeskWorkTexts, { changes = [], returns = [] }: Timed): TimelineEntry[] {
  return [
    ...changes.map(({ text, time }) => ({
      ...plain,
      key: `change ${time} ${text}`,
      time,
      text: t('changedByTheCustomer'),
      note: text,
    })),
    ...returns.map(({ id, number, askedAt, note }) => ({
      ...plain,
      key: `return ${id}`,
      time: askedAt,
      text: t('returnAnnounced', { number }),
      note,
    })),
  ];
}

/** Parcels with who sent them, and those of which staff noted a number alone. */
function parcelsOf(t: DeskWorkTexts, { trackingCodes = [], fulfilment }: Timed): TimelineEntry[] {
  const parcels = fulfilment?.parcels ?? [];
  const known = new Set(parcels.map(({ code }) => code));
  const sent = parcels.flatMap(({ id, number, code, by, time, notified, cancelled }) => [
    {
      ...plain,
      key: `parcel ${id}`,
      time,
      text: t('parcelNumberSent', { number }),
      note: [code, notified ? '' : t('noEmailWasSent')].filter(Boolean).join(' · '),
      who: by,
    },
    ...(cancelled === null
      ? []
      : [
          {
            ...plain,
            key: `parcel cancelled ${id}`,
            time: cancelled.time,
            text: t('parcelNumberCancelled', { number }),
            who: cancelled.by,
          },
        ]),
  ]);
  return [
    ...sent,
    ...trackingCodes.flatMap(({ code, sentAt }) =>
      sentAt === undefined || known.has(code)
        ? []
        : [{ ...plain, key: `parcel ${code}`, time: sentAt, text: t('parcelNumberSent', { number: code }) }],
    ),
  ];
}

/** Everything that happened to an order, the newest first: who did it, when and why. */
export function historyOf(t: DeskWorkTexts, order: Timed): TimelineEntry[] {
  return [
    ...paymentsOf(t, order),
    ...refundsOf(t, order),
    ...notesOf(t, order),
    ...customersOf(t, order),
    ...parcelsOf(t, order),
    ...movesOf(t, order),
  ].toSorted((one, other) => other.time.localeCompare(one.time));
}
