import { loadPatiently } from '@omnis/shop-kit';
import { FileText } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';

const NamedIcon = lazy(() => loadPatiently(() => import('./named-icon.tsx')));

/** The icon beside a page in the shop's search: its `searchIcon` (storefront.md §3), or that of any page. */
export function PageIcon({ name }: { readonly name: string | null }): ReactElement {
  const plain = <FileText aria-hidden="true" />;
  if (name === null) return plain;
  return (
    <Suspense fallback={plain}>
      <NamedIcon name={name} />
    </Suspense>
  );
}
