import { PageView } from '@omnis/blocks';
import { textParts, useTexts } from '@omnis/texts/react';
import { useCore, useView } from '@omnis/shop-kit';
import { useCardEnvironment } from '@omnis/shopping';
import { useMemo, type ReactElement } from 'react';
import { contentTexts, type ContentTexts } from '../texts/content/index.ts';

const letterIn = (t: ContentTexts) => ({
  blocks: [
    {
      uid: 'help-contact',
      type: 'mailContactForm',
      size: 12,
      properties: {
        title: t('writeToUs'),
        copy: t('writeText'),
      },
    },
  ],
});

/** A letter to the shop, which goes to its contact address. */
export default function Contact(): ReactElement | null {
  const t = useTexts(contentTexts);
  const letter = useMemo(() => letterIn(t), [t]);
  const environment = useCardEnvironment(useView().mode);
  const { contactEmail } = useCore().state.store;
  if (contactEmail === '') return null;
  return (
    <div className="contact" id="contact">
      <PageView page={letter} environment={environment} />
      <p className="mail">
        {textParts(t, 'orByMail', { link: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> })}
      </p>
    </div>
  );
}
