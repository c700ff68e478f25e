import { useRef, useState, type RefObject } from 'react';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { useSendForm, type SendForm, type SendResult } from '../../parts/use-send-form.ts';
import { mailtoOf, type Letter } from './mail-address.ts';
import { openMail } from './open-mail.ts';

const rules = {
  name: ['required', ['max_length', 100]],
  email: ['required', 'email'],
  message: ['required', ['max_length', 5000]],
} as const;
const empty: Readonly<Record<keyof Letter, string>> = { name: '', email: '', message: '' };

/** Error when a message could not be sent. */
export const contactFailure = 'Oops... Something went wrong, please try again later';
/** Confirmation for a sent message whose answer has no text. */
export const contactSuccess = 'Thank you, your message is on its way. We will write back soon.';

/** A contact form's progress. */
export interface ContactForm {
  readonly form: SendForm<keyof Letter>;
  /** The mailto address when the letter was handed to the mail program, '' while it was not. */
  readonly draft: string;
  /** A field that people do not see: what fills it in is no person. */
  readonly trapRef: RefObject<HTMLInputElement | null>;
}

/**
 * Sends through the environment's `contact`; where there is none, opens a letter in the shopper's mail program and says
 * so, rather than claim that it was sent.
 */
export function useContactForm(contactEmail: string): ContactForm {
  const { contact } = useBlockEnvironment();
  const trapRef = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState('');

  const send = async (letter: Letter): Promise<SendResult<keyof Letter>> => {
    // A program is told the same as a person, so that it learns nothing.
    if ((trapRef.current?.value ?? '') !== '') return { sent: true, message: contactSuccess };
    if (contact === undefined) {
      const address = mailtoOf(contactEmail, letter);
      setDraft(address);
      openMail(address);
      return { sent: true, message: 'Your message is ready in your mail program. Send it there.' };
    }
    const answer = await contact({ contactEmail, ...letter });
    if (answer.ok) return { sent: true, message: answer.message || contactSuccess };
    return answer.invalid === true
      ? { sent: false, message: '', faults: { email: answer.message } }
      : { sent: false, message: answer.message || contactFailure };
  };
  const form = useSendForm<keyof Letter>({ initial: empty, rules, send, failure: contactFailure });
  return { form, draft, trapRef };
}
