import { PageView } from '@omnis/blocks';
import type { ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { useView } from '../data/view.ts';
import { useCardEnvironment } from '../page/block-environment.tsx';

const letter = {
  blocks: [
    {
      uid: 'help-contact',
      type: 'mailContactForm',
      size: 12,
      properties: {
        title: 'Write to us',
        copy: 'A person reads it and answers, usually within a day. If it is about an order, its number helps.',
      },
    },
  ],
};

/** A letter to the shop, which goes to its contact address; without scripts that address itself. */
export default function Contact(): ReactElement | null {
  const environment = useCardEnvironment(useView().mode);
  const { contactEmail } = useCore().state.store;
  if (contactEmail === '') return null;
  return (
    <div className="contact" id="contact">
      <PageView page={letter} environment={environment} />
      <p className="mail">
        Or by mail: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
      </p>
    </div>
  );
}
