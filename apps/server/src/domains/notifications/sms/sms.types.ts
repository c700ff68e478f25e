/** A text message to be written. */
export interface TextMessage {
  /** The subject that it is about, such as `account.code`. */
  readonly kind: string;
  /** With its country code, such as `+447700900123`. */
  readonly to: string;
  readonly text: string;
}

/** Carries text messages out. */
export interface SmsCarrier {
  /** @throws when it could not be handed over; the job tries again. */
  send(message: Pick<TextMessage, 'to' | 'text'>): Promise<void>;
}
