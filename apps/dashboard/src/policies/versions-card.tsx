import type { ManagedPolicy } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Card, timeText } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { policiesTexts } from '../texts/policies/index.ts';

const List = styled.ol.withConfig({ componentId: 'dashboard-policy-versions' })`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  p {
    margin: 0 0 ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link VersionsCard}. */
export interface VersionsCardProps {
  readonly policy: ManagedPolicy;
  readonly onRestore: (version: ManagedPolicy['versions'][number] & { readonly html: string }) => void;
}

/** The wordings that shoppers could read, and the way to take one up again. */
export function VersionsCard({ policy: { versions }, onRestore }: VersionsCardProps): ReactElement {
  const t = useTexts(policiesTexts);
  return (
    <Card title={t('versions')} description={t(versions.length === 0 ? 'noVersions' : 'versionsText')}>
      {versions.length > 0 && (
        <List aria-label={t('versions')}>
          {versions.map((each) => (
            <li key={each.version}>
              <strong>
                {t('versionOf', { version: each.version })}
                {each.html === null && ` · ${t('generatedWords')}`}
              </strong>
              <p>
                {each.by === ''
                  ? t('saved', { time: timeText(each.at) })
                  : t('savedBy', { time: timeText(each.at), name: each.by })}
              </p>
              {each.html !== null && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => onRestore({ ...each, html: each.html ?? '' })}
                >
                  {t('restore')}
                </Button>
              )}
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
