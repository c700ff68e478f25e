import { SocialGlyph } from '@omnis/blocks';
import { socialNetworkNames } from '@omnis/models';
import { shellTexts, useCore } from '@omnis/shop-kit';
import { useTexts } from '@omnis/texts/react';
import { VisuallyHidden } from '@omnis/ui';
import type { ReactElement } from 'react';

/** The end of the footer's columns: where else the shop is, how it can be paid, and the small print. */
export function FooterEnd(): ReactElement | null {
  const t = useTexts(shellTexts);
  const { social, marks, smallPrint } = useCore().state.footerDetails;
  return (
    <>
      {social.length + marks.length > 0 && (
        <div className="end">
          {social.length > 0 && (
            <nav className="social" aria-label={t('followUs')}>
              <ul>
                {social.map(({ network, href }) => (
                  <li key={network}>
                    <a href={href} target="_blank" rel="me noopener noreferrer">
                      <SocialGlyph network={network} />
                      <VisuallyHidden>
                        {socialNetworkNames[network]} {t('newTab')}
                      </VisuallyHidden>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {marks.length > 0 && (
            <ul className="marks" aria-label={t('waysToPay')}>
              {marks.map((mark) => (
                <li key={mark}>{mark}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {smallPrint !== '' && <p className="print">{smallPrint}</p>}
    </>
  );
}
