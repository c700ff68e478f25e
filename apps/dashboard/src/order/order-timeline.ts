import type { ManagedOrder } from '@omnis/contract';
import { isOrderStatusCode, orderStatuses } from '@omnis/models';
import { moneyText } from '@omnis/ui';

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
const paymentSteps: Readonly<Record<string, string>> = {
  Authorised: 'Payment authorised',
  Paid: 'Payment taken',
  Refunded: 'Payment refunded',
};

const plain = { note: '', who: '', fault: false };

function movesOf({ statusLog, status: now, cancelled }: Timed): TimelineEntry[] {
  return statusLog.map(({ id, from, status, reason, user, time }) => {
    const name = cancelled === true && status === now ? 'Cancelled' : statusName(status);
    // An entry during which the status stayed has its reason alone.
    const stayed = from === status && reason !== '';
    return {
      ...plain,
      key: `move ${id}`,
      time,
      text: stayed ? reason : name,
      note: stayed ? '' : reason,
      who: user,
    };
  });
}

function paymentsOf({ attempts }: Timed): TimelineEntry[] {
  return attempts.map(({ message, success, methodName, time }, at) => ({
    key: `payment ${at}`,
    time,
    text: success ? (paymentSteps[message] ?? message) : 'Payment attempt failed',
    note: success ? '' : message,
    who: methodName,
    fault: !success,
  }));
}

const tagWords = (verb: string, tags: readonly string[]): string =>
  `${tags.length === 1 ? 'Tag' : 'Tags'} ${verb}: ${tags.join(', ')}`;

function notesOf({ notes = [] }: Timed): TimelineEntry[] {
  return notes.flatMap(({ id, text, addedTags, removedTags, by: who, time }) => {
    const entry = { ...plain, time, who, internal: true };
    return [
      ...(text === '' ? [] : [{ ...entry, key: `note ${id}`, text: 'Note', note: text }]),
      ...(addedTags.length === 0
        ? []
        : [{ ...entry, key: `tagged ${id}`, text: tagWords('added', addedTags) }]),
      ...(removedTags.length === 0
        ? []
        : [{ ...entry, key: `untagged ${id}`, text: tagWords('removed', removedTags) }]),
    ];
  });
}

/** Refunds that a person made, whose reasons stand with them; those of a move or a return stand with what they came from. */
function refundsOf({ refunds = [], currency = '' }: Timed): TimelineEntry[] {
  return refunds
    .filter(({ by }) => by !== '')
    .map(({ id, amount, by, state, time }) => ({
      ...plain,
      key: `refund ${id}`,
      time,
      text: `${moneyText(amount, currency)} refunded`,
      who: by,
      fault: state === 'failed',
    }));
}

function customersOf({ changes = [], returns = [] }: Timed): TimelineEntry[] {
  return [
    ...changes.map(({ text, time }) => ({
      ...plain,
      key: `change ${time} ${text}`,
      time,
      text: 'Changed by the customer',
      note: text,
    })),
    ...returns.map(({ id, number, askedAt, note }) => ({
      ...plain,
      key: `return ${id}`,
      time: askedAt,
      text: `Return ${number} announced`,
      note,
    })),
  ];
}

/** Parcels with who sent them, and those of which staff noted a number alone. */
function parcelsOf({ trackingCodes = [], fulfilment }: Timed): TimelineEntry[] {
  const parcels = fulfilment?.parcels ?? [];
  const known = new Set(parcels.map(({ code }) => code));
  const sent = parcels.flatMap(({ id, number, code, by, time, notified, cancelled }) => [
    {
      ...plain,
      key: `parcel ${id}`,
      time,
      text: `Parcel ${number} sent`,
      note: [code, notified ? '' : 'No email was sent'].filter(Boolean).join(' · '),
      who: by,
    },
    ...(cancelled === null
      ? []
      : [
          {
            ...plain,
            key: `parcel cancelled ${id}`,
            time: cancelled.time,
            text: `Parcel ${number} cancelled`,
            who: cancelled.by,
          },
        ]),
  ]);
  return [
    ...sent,
    ...trackingCodes.flatMap(({ code, sentAt }) =>
      sentAt === undefined || known.has(code)
        ? []
        : [{ ...plain, key: `parcel ${code}`, time: sentAt, text: `Parcel ${code} sent` }],
    ),
  ];
}

/** Everything that happened to an order, the newest first: who did it, when and why. */
export function historyOf(order: Timed): TimelineEntry[] {
  const parts = [paymentsOf, refundsOf, notesOf, customersOf, parcelsOf, movesOf];
  return parts.flatMap((part) => part(order)).toSorted((one, other) => other.time.localeCompare(one.time));
}
