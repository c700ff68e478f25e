import type { SubscribeAnswer } from './subscribe.types.ts';

/** A message to the shop (storefront.md §3 mailContactForm). */
export interface ContactRequest {
  /** The shop's address that the block names; '' when it names none. Check it: the page's JSON is not proof. */
  readonly contactEmail: string;
  readonly name: string;
  /** Of who writes. */
  readonly email: string;
  readonly message: string;
}

/** Answer of POST …/retex/remill/submit/ (storefront.md §7): any type but `success` shows the message. */
export interface RemillAnswer {
  readonly type: string;
  readonly message: string;
}

/** A try to open a gate with a password. */
export interface GateRequest {
  /** Uid of the gate's block. */
  readonly gate: string;
  readonly password: string;
}

/** Availability of the shop's chat; `unknown` until the shop has answered. */
export type ChatAvailability = 'online' | 'offline' | 'unknown';

/** The visitor of the page. */
export interface BlockVisitor {
  /** Owners and internal staff are told of what shoppers must not see. */
  readonly role: 'shopper' | 'owner' | 'internal';
  readonly signedIn: boolean;
  /** True while the store is not public: behind a password, coming soon, or under review. */
  readonly storeHidden: boolean;
}

/**
 * Optional parts that an app may give blocks, beside those that all blocks need. A block whose call is missing falls
 * back honestly, with a link that does the same, or shows nothing; it never pretends to have sent anything.
 */
export interface OptionalEnvironment {
  /** Sends a message to the shop; without it the contact form opens the shopper's mail program. */
  readonly contact?: (request: ContactRequest) => Promise<SubscribeAnswer>;
  /**
   * Where a browser without scripts posts these forms, by the names of their fields: `firstName`, `email` and
   * `mailingList`; `name`, `email`, `message` and `contactEmail`, with `website` empty unless a program filled it in. Without
   * it they go nowhere there.
   */
  readonly plainForms?: { readonly subscribe: string; readonly contact: string };
  /** Asks for a returns-for-recycling email; without it that form is hidden. */
  readonly submitRemill?: (form: { readonly email: string }) => Promise<RemillAnswer>;
  /** Checks the password of a gate; without it a gate with a password has no field, only its action. */
  readonly openGate?: (request: GateRequest) => Promise<SubscribeAnswer>;
  /** A hook that tells whether a group of the live chat is there; the same function as long as the page is shown. */
  readonly useChatAvailability?: (group: string) => ChatAvailability;
  /** On the server and while hydrating the same; a shopper who is not signed in unless told. */
  readonly visitor?: BlockVisitor;
  /** Names of the split tests that run; whether one does is not known unless given. */
  readonly splitTests?: readonly string[];
  /** The address that this visitor shares to be rewarded, where there is one. */
  readonly affiliateLink?: string;
  /** Address of the theme's film, which a banner or slide shows that is to show one and has none. */
  readonly defaultFilm?: string | undefined;
}
