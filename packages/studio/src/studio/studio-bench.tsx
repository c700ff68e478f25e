import { useTexts } from '@omnis/texts/react';
import { EmptyState, ErrorState, LinkButton } from '@omnis/ui';
import { benchPath } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { BenchBones } from './bench-bones.tsx';
import { DesignBench, type DesignBenchProps } from './design-bench.tsx';
import { useEditedLine } from './use-edited-line.ts';
import { studioTexts } from '../texts/studio/index.ts';

/** Properties of {@link StudioBench}. */
export type StudioBenchProps = Omit<DesignBenchProps, 'line'>;

/** The bench for a new design, or for that of the basket which the address names, once it is here. */
export function StudioBench(props: StudioBenchProps): ReactElement {
  const t = useTexts(studioTexts);
  const edited = useEditedLine();
  switch (edited.state) {
    case 'none':
      return <DesignBench {...props} line={null} />;
    case 'here':
      // Each has a bench of its own: nothing of one design stays in the fields of the next.
      return <DesignBench key={edited.line.key} {...props} line={edited.line} />;
    case 'loading':
      return <BenchBones />;
    case 'failed':
      return <ErrorState title={t('designMissed')} text={t('designMissedText')} onRetry={edited.retry} />;
    case 'gone':
      return (
        <EmptyState
          title={t('designGone')}
          text={t('designGoneText')}
          actions={
            <LinkButton href={benchPath(props.alias, props.product.urlName, null)}>
              {t('newDesign')}
            </LinkButton>
          }
        />
      );
  }
}
