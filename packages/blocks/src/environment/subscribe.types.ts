/** A subscription to a mailing list (storefront.md §7 Mailing-list subscription). */
export interface SubscribeRequest {
  readonly mailingList: string;
  readonly email: string;
  readonly firstName: string;
}

/** How a subscription went; `message` is shown to the shopper as it is. */
export interface SubscribeAnswer {
  readonly ok: boolean;
  readonly message: string;
  /** True when the message is about what was typed; then it is shown at the field. */
  readonly invalid?: boolean;
}
