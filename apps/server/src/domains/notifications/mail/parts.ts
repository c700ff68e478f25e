/** A line of goods in a mail. */
export interface GoodsLine {
  name: string;
  /** Such as `Navy, M`; '' when there is no choice. */
  options: string;
  /** Null where nothing is bought yet. */
  quantity: number | null;
  /** As it is read, such as `£24.00`. */
  price: string;
  /** Absolute address of a small picture, or null. */
  image: string | null;
}

/** A row of sums; the strong one is the total. */
export interface SumLine {
  label: string;
  amount: string;
  strong?: boolean;
}

/** A piece of a mail. The HTML and the text version are both made from these, so that they say the same. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'code'; label: string; text: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'goods'; lines: readonly GoodsLine[] }
  | { kind: 'sums'; lines: readonly SumLine[] }
  | { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] }
  | { kind: 'small'; text: string };

/** A mail before it is rendered. */
export interface MailDraft {
  subject: string;
  /** Text that a mailbox shows beside the subject. */
  preheader: string;
  parts: readonly MailPart[];
}

/** A mail as it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
