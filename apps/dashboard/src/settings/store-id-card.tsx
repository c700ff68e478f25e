import { storeBetas } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Card, Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useActiveStore } from '../app/session.ts';
import { settingsTexts } from '../texts/settings/index.ts';

/** The id by which staff know the store, its promotion page and betas (platform.md §3 Project: hash, promoUrl, betas). */
export function StoreIdCard(): ReactElement | null {
  const t = useTexts(settingsTexts);
  const { hash = '', promoUrl = '', betas = [] } = useActiveStore();
  if (hash === '') return null;
  return (
    <Card title={t('forOurSupport')} description={t('forOurSupportDescription')}>
      <dl>
        <dt>{t('storeId')}</dt>
        <dd>
          <code style={{ overflowWrap: 'anywhere' }}>{hash}</code>
        </dd>
        {promoUrl !== '' && (
          <>
            <dt>{t('whereWePromoteYourStore')}</dt>
            <dd style={{ overflowWrap: 'anywhere' }}>
              <Link href={promoUrl}>{promoUrl}</Link>
            </dd>
          </>
        )}
        {betas.length > 0 && (
          <>
            <dt>{t('betas')}</dt>
            {betas.map((code) => (
              <dd key={code}>
                {storeBetas[code].name}: {storeBetas[code].description}
              </dd>
            ))}
          </>
        )}
      </dl>
    </Card>
  );
}
