import { PageView } from '@omnis/blocks';
import { useMemo, type ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { useView } from '../data/view.ts';
import { useCardEnvironment } from '../page/block-environment.tsx';
import { contentTexts, type ContentTexts } from '../texts/content/index.ts';
import { useTexts } from '../texts/use-texts.ts';

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
        {t.parts('orByMail', { link: <a href={`mailto:${contactEmail}`}>{contactEmail}</a> })}
      </p>
    </div>
  );
}
