import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultedTime, NullableTime } from '../../database/columns.ts';

/** Row of `mails`. */
export interface MailsTable {
  division_id: number;
  id: GeneratedAlways<number>;
  kind: string;
  /** One mail for one happening, however often its job runs. */
  dedupe_key: string;
  recipient: string;
  sender: string;
  subject: string;
  html: string;
  body: string;
  /** Null: the sender. */
  reply_to: string | null;
  /** Text that fills its gap, sealed. */
  secret_sealed: string | null;
  /** The order that it is about, where its store's team can send it again. */
  order_id: number | null;
  created_at: DefaultedTime;
  sent_at: NullableTime;
}

/** Row of `text_messages`. */
export interface TextMessagesTable {
  division_id: number;
  id: Generated<string>;
  kind: string;
  /** Number and text, sealed. */
  content: string;
  created_at: DefaultedTime;
  sent_at: NullableTime;
}
