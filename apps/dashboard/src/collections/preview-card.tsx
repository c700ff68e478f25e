import { errorText, useDashboardPreviewCollectionQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Card, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { canTry, rulesToSend } from './collection-values.ts';
import { ProductRows } from './product-rows.tsx';
import type { CollectionForm } from './use-collection-form.ts';
import { collectionsTexts } from '../texts/collections/index.ts';

/** Milliseconds from the last change of a rule to the next look. */
const pause = 300;

/** A value once it has stayed the same for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function Found({ rules, match }: Pick<CollectionForm['values'], 'rules' | 'match'>): ReactElement {
  const t = useTexts(collectionsTexts);
  const query = useDashboardPreviewCollectionQuery({
    params: { division: useDivision() },
    body: { match, rules: rulesToSend(rules) },
  });
  const { data, isError, error } = query;
  if (isError)
    return (
      <ErrorState text={errorText(error)} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  if (data === undefined)
    return (
      <SkeletonGroup label={t('lookingForProducts')}>
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    );
  const rest = data.productCount - data.products.length;
  return (
    <>
      <p role="status">
        {data.productCount === 1
          ? t('oneProductMeetsRules')
          : t('productsMeetTheseRules', { products: t('productsCounted', { count: data.productCount }) })}
      </p>
      {data.productCount === 0 ? (
        <EmptyState title={t('noProductsYet')} text={t('noProductsYetText')} illustration="search" />
      ) : (
        <ProductRows label={t('productsThatMeetTheRules')} products={data.products} />
      )}
      {rest > 0 && <p>{t('andMoreProducts', { products: t('moreProductsCounted', { count: rest }) })}</p>}
    </>
  );
}

/** The products that the rules choose as they stand in the form. */
export function PreviewCard({ form: { values } }: { readonly form: CollectionForm }): ReactElement {
  const t = useTexts(collectionsTexts);
  const match = useSettled(values.match);
  const rules = useSettled(values.rules);
  return (
    <Card title={t('preview')} description={t('previewDescription')}>
      {canTry(rules) ? <Found match={match} rules={rules} /> : <p>{t('completeEachRuleToSeeItsProducts')}</p>}
    </Card>
  );
}
