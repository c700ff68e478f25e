import PostalMime from 'postal-mime';

/** An email as its reader sees it. */
export interface ReadEmail {
  readonly to: string;
  readonly subject: string;
  /** Its plain text. */
  readonly text: string;
}

/** Reads an email as `SmtpSink` keeps it. */
export async function readEmail(message: string): Promise<ReadEmail> {
  const { to = [], subject = '', text = '' } = await PostalMime.parse(message);
  return { to: to.map(({ address = '' }) => address).join(', '), subject, text };
}
