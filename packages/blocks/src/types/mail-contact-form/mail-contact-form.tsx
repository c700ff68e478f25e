import { media, token } from '@omnis/theme/react';
import type { ReactElement, RefObject } from 'react';
import { styled } from 'styled-components';
import { useBlockEnvironment } from '../../environment/environment-provider.tsx';
import { actionCss } from '../../parts/action.ts';
import { formCss } from '../../parts/form-css.ts';
import { FormField } from '../../parts/form-field.tsx';
import { Lines } from '../../parts/lines.tsx';
import { noteCss } from '../../parts/note-css.ts';
import { OwnerNote } from '../../parts/owner-note.tsx';
import { plainForm } from '../../parts/plain-form.ts';
import type { SendForm } from '../../parts/use-send-form.ts';
import { readProperties } from '../../read/properties.ts';
import type { BlockProps } from '../../registry/block-type.ts';
import { readAddress, type Letter } from './mail-address.ts';
import { useContactForm } from './use-contact-form.ts';
import { useBlockText } from '../../text/block-text.ts';
import { mailContactFormProperties } from './mail-contact-form.properties.ts';

const Root = styled.section.withConfig({ componentId: 'block-mail-contact-form' })`
  @media print {
    display: none;
  }
  ${noteCss}
  ${formCss}
  ${actionCss}
  container-type: inline-size;

  > .panel {
    padding: clamp(${token('space.5')}, 5vw, ${token('space.10')});
    border: ${token('card.borderWidth')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    color: ${token('card.color')};
  }
  h2 {
    font-size: ${token('type.2xl')};
  }
  .copy {
    max-width: 52ch;
    margin-top: ${token('space.2')};
    color: ${token('card.muted')};
  }
  form {
    display: grid;
    gap: ${token('space.4')};
    margin-top: ${token('space.6')};
  }
  form > .action {
    justify-self: start;
  }
  /* Out of sight and out of the way of the keyboard; what fills it in is no person. */
  .trap {
    position: absolute;
    inset-inline-start: -100vw;
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  .done {
    display: grid;
    justify-items: start;
    gap: ${token('space.4')};
    margin-top: ${token('space.6')};
  }
  .done .words {
    font-size: ${token('type.lg')};
    font-weight: ${token('weight.medium')};
  }
  .again {
    min-height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link.color')};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  ${media.down('sm')} {
    form > .action {
      justify-self: stretch;
    }
  }
  @container (min-width: 56rem) {
    > .panel {
      display: grid;
      grid-template-columns: 2fr 3fr;
      grid-template-rows: auto 1fr;
      column-gap: ${token('space.12')};
    }
    .panel > .letter {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    .panel > .letter > form {
      margin-top: 0;
    }
  }
  @container (min-width: 30rem) {
    form {
      grid-template-columns: 1fr 1fr;
    }
    form > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

export default function MailContactForm({ block }: BlockProps): ReactElement | null {
  const properties = readProperties(mailContactFormProperties, block.properties);
  const say = useBlockText();
  const { contact, mode } = useBlockEnvironment();
  const contactEmail = readAddress(properties.contactEmail);
  const { form, draft, trapRef } = useContactForm(contactEmail);
  const { title } = properties;
  // Without an address and without a call there is nobody to write to.
  const works = contactEmail !== '' || contact !== undefined;
  if (!works && mode === 'native') return null;
  return (
    <Root aria-label={title || say('Contact')}>
      {!works && (
        <OwnerNote>Shoppers see this form once it has the email address that messages go to.</OwnerNote>
      )}
      {works && (
        <div className="panel">
          <div>
            {title !== '' && <h2>{title}</h2>}
            <Lines text={properties.copy} className="copy" />
          </div>
          <div className="letter">
            {form.state !== 'sent' && (
              <Fields
                form={form}
                trapRef={trapRef}
                contactEmail={contactEmail}
                buttonText={properties.buttonText}
              />
            )}
            <div role="status">
              {form.state === 'sent' ? (
                <Done form={form} draft={draft} contactEmail={contactEmail} />
              ) : (
                form.message !== '' && <p className="fault">{form.message}</p>
              )}
            </div>
          </div>
        </div>
      )}
    </Root>
  );
}

interface FieldsProps {
  readonly form: SendForm<keyof Letter>;
  readonly trapRef: RefObject<HTMLInputElement | null>;
  readonly contactEmail: string;
  readonly buttonText: string;
}

function Fields({ form, trapRef, contactEmail, buttonText }: FieldsProps): ReactElement {
  const say = useBlockText();
  const { contact, plainForms } = useBlockEnvironment();
  const { values, faults, state, change, submit } = form;
  const field = (name: keyof Letter) => ({
    name,
    value: values[name],
    fault: faults[name],
    onChange: change,
  });
  return (
    <form {...plainForm(contact && plainForms?.contact)} noValidate onSubmit={submit}>
      <FormField {...field('name')} label={say('Your name')} type="text" autoComplete="name" />
      <FormField {...field('email')} label={say('Your email')} type="email" autoComplete="email" />
      <FormField {...field('message')} label={say('Message')} type="lines" autoComplete="off" />
      <div className="trap" aria-hidden="true">
        <input ref={trapRef} type="text" name="website" tabIndex={-1} autoComplete="off" />
        {contactEmail !== '' && <input type="hidden" name="contactEmail" value={contactEmail} />}
      </div>
      <button
        type="submit"
        className="action"
        data-primary=""
        aria-disabled={state === 'sending' || undefined}
      >
        {state === 'sending' ? say('Sending…') : buttonText || say('Send message')}
      </button>
    </form>
  );
}

interface DoneProps {
  readonly form: SendForm<keyof Letter>;
  readonly draft: string;
  readonly contactEmail: string;
}

function Done({ form, draft, contactEmail }: DoneProps): ReactElement {
  const say = useBlockText();
  return (
    <div className="done">
      <p className="words">{form.message}</p>
      {draft !== '' && (
        <p>
          {say('Nothing opened?')} <a href={draft}>{say('Try again')}</a>. {say('Or write to')}{' '}
          <a href={`mailto:${encodeURIComponent(contactEmail.toWellFormed())}`}>{contactEmail}</a>.
        </p>
      )}
      <button type="button" className="again" onClick={form.restart}>
        {say('Write another message')}
      </button>
    </div>
  );
}
