import type { ComponentProps, ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { QuoteForm } from './quote-form.tsx';
import { QuoteRoot } from './quote-root.ts';

/** What a quote is, the form that asks for one, and what happens then. */
export function QuoteIntroduction(props: ComponentProps<typeof QuoteForm>): ReactElement {
  const { contactEmail } = useCore().state.store;
  return (
    <QuoteRoot>
      <header>
        <h1>Get a quote</h1>
        <p>
          For a team, an event or a company: tell us what you need, and a person works out a price for you.
        </p>
      </header>
      <div className="split">
        <QuoteForm {...props} />
        <aside aria-label="What happens next">
          <h2>What happens next</h2>
          <ol>
            <li>We look at what you need and send you a price.</li>
            <li>You accept it, or say what should change.</li>
            <li>You get a mock-up with your artwork to approve.</li>
            <li>You confirm with a purchase order number, and we make it.</li>
          </ol>
          {contactEmail !== '' && (
            <p>
              Rather write? <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </p>
          )}
        </aside>
      </div>
    </QuoteRoot>
  );
}
