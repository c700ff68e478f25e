import { useDashboardDeleteCollectionMutation } from '@omnis/api-client';
import type { ManagedCollection } from '@omnis/contract';
import { textParts, useTexts } from '@omnis/texts/react';
import { Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { DeletionCard } from '../parts/editing/deletion-card.tsx';
import { collectionsTexts } from '../texts/collections/index.ts';
import type en from '../texts/collections/en.ts';

type Place = ManagedCollection['namedIn'][number];

const placeTexts = {
  menu: 'menuOfYourStore',
  footer: 'footerOfYourStore',
  page: 'aPage',
  discount: 'aDiscount',
} as const satisfies Readonly<Record<Place['kind'], keyof typeof en>>;

function PlaceName({ place: { kind, id, text } }: { readonly place: Place }): ReactElement {
  const t = useTexts(collectionsTexts);
  if (kind === 'page')
    return <>{textParts(t, 'page', { link: <Link href={`/dashboard/pages/${id}/`}>{text}</Link> })}</>;
  if (kind === 'discount')
    return (
      <>{textParts(t, 'discount', { link: <Link href={`/dashboard/discounts/${id}/`}>{text}</Link> })}</>
    );
  return <>{t(placeTexts[kind])}</>;
}

/** Properties of {@link CollectionDeletion}. */
export interface CollectionDeletionProps {
  readonly collection: ManagedCollection;
  readonly onDeleted: () => void;
}

/** Deletes a collection, and says first where it is named. */
export function CollectionDeletion({
  collection: { id, name, namedIn },
  onDeleted,
}: CollectionDeletionProps): ReactElement {
  const t = useTexts(collectionsTexts);
  const division = useDivision();
  const [remove] = useDashboardDeleteCollectionMutation();
  const isNamed = namedIn.length > 0;
  return (
    <DeletionCard
      name={name}
      description={t('deleteCollectionDescription')}
      text={isNamed ? t('linksTakenOutMenuFooter') : t('pageRemovedLinksStopWorking')}
      label={t('deleteCollection')}
      done={t('collectionDeleted')}
      remove={(headers) =>
        remove({ params: { division, id }, headers, query: { anyway: isNamed ? 'yes' : 'no' } })
      }
      onDeleted={onDeleted}
    >
      {isNamed && (
        <div>
          <p>{t('itIsUsedIn')}</p>
          <ul aria-label={t('whereItIsUsed')}>
            {namedIn.map((place) => (
              <li key={`${place.kind} ${place.id}`}>
                <PlaceName place={place} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </DeletionCard>
  );
}
