import { errorText, useDashboardPreviewCollectionQuery } from '@omnis/api-client';
import { Card, counted, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useDivision } from '../app/session.ts';
import { canTry, rulesToSend } from './collection-values.ts';
import { ProductRows } from './product-rows.tsx';
import type { CollectionForm } from './use-collection-form.ts';

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
      <SkeletonGroup label="Looking for products">
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    );
  const rest = data.productCount - data.products.length;
  return (
    <>
      <p role="status">
        {data.productCount === 1
          ? '1 product meets these rules.'
          : `${counted(data.productCount, 'product')} meet these rules.`}
      </p>
      {data.productCount === 0 ? (
        <EmptyState
          title="No products yet"
          text="Products appear here as soon as they meet the rules."
          illustration="search"
        />
      ) : (
        <ProductRows label="Products that meet the rules" products={data.products} />
      )}
      {rest > 0 && <p>And {counted(rest, 'more product')}.</p>}
    </>
  );
}

/** The products that the rules choose as they stand in the form. */
export function PreviewCard({ form: { values } }: { readonly form: CollectionForm }): ReactElement {
  const match = useSettled(values.match);
  const rules = useSettled(values.rules);
  return (
    <Card title="Preview" description="Products that meet the rules now, newest first.">
      {canTry(rules) ? <Found match={match} rules={rules} /> : <p>Complete each rule to see its products.</p>}
    </Card>
  );
}
