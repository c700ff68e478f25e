import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { deskPartsTexts } from '../texts/desk-parts/index.ts';

const Root = styled.div.withConfig({ componentId: 'desk-save-bar' })`
  position: sticky;
  z-index: ${token('layer.sticky')};
  bottom: ${token('space.4')};
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  margin-top: ${token('space.5')};
  padding: ${token('space.2')} ${token('space.2')} ${token('space.2')} ${token('space.5')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.inverse')};
  color: ${token('surface.inverseText')};
  box-shadow: ${token('shadow.lg')};
  font-size: ${token('type.sm')};
  font-weight: ${token('weight.medium')};
  animation: save-bar-in ${token('motion.base')} ${token('motion.ease')};

  > span {
    flex: 1;
  }
  .discard {
    --button-text: ${token('surface.inverseText')};
    --button-fill-hover: color-mix(in srgb, ${token('surface.inverseText')} 14%, transparent);
  }
  .save {
    --button-fill: ${token('surface.inverseText')};
    --button-fill-hover: color-mix(in srgb, ${token('surface.inverseText')} 88%, ${token('surface.inverse')});
    --button-text: ${token('surface.inverse')};
  }
  @keyframes save-bar-in {
    from {
      opacity: 0;
      transform: translateY(0.75rem);
    }
  }
  ${media.down('sm')} {
    bottom: ${token('space.2')};
    padding-inline-start: ${token('space.4')};
  }
`;

/** Properties of {@link SaveBar}. */
export interface SaveBarProps {
  readonly saving: boolean;
  readonly onDiscard: () => void;
  readonly onSave: () => void;
}

/** At the foot of a form with unsaved changes. */
export function SaveBar({ saving, onDiscard, onSave }: SaveBarProps): ReactElement {
  const t = useTexts(deskPartsTexts);
  return (
    <Root role="region" aria-label={t('unsavedChanges')}>
      <span>{t('unsavedChanges')}</span>
      <Button className="discard" variant="ghost" size="sm" disabled={saving} onClick={onDiscard}>
        {t('discard')}
      </Button>
      <Button className="save" size="sm" loading={saving} loadingLabel={t('saving')} onClick={onSave}>
        {t('save')}
      </Button>
    </Root>
  );
}
