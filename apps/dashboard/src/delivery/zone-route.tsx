import { Loaded } from '@omnis/account';
import { useDashboardDeliveryZonesQuery } from '@omnis/api-client';
import type { DeliveryZone } from '@omnis/contract';
import { deliveryLimits, randomUuid } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Button, Inline, Skeleton, SkeletonGroup, Stack } from '@omnis/ui';
import { Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { PageHead } from '../parts/page-head.tsx';
import { CountriesCard } from './countries-card.tsx';
import { MethodCard } from './method-card.tsx';
import { useZoneForm } from './use-zone-form.ts';
import { newMethod, newPickup } from './zone-values.ts';
import { deliveryTexts } from '../texts/delivery/index.ts';

const listPath = '/dashboard/delivery/';

interface EditProps {
  /** null for a new one. */
  readonly zone: DeliveryZone | null;
  readonly taken: ReadonlySet<string>;
  readonly currency: string;
  /** Of the store. */
  readonly country: string;
}

function Edit({ zone, taken, currency, country }: EditProps): ReactElement {
  const t = useTexts(deliveryTexts);
  const title = zone?.name ?? t('createDeliveryZone');
  useTitle(title);
  const form = useZoneForm(zone);
  const editing = useEditing('zone', form, () => listPath);
  const { values, saving } = form;
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={zone === null}
      head={
        <PageHead
          back={{ href: listPath, text: t('delivery') }}
          title={title}
          actions={
            zone === null && (
              <Button type="submit" loading={saving} loadingLabel={t('creating')}>
                {t('createZone')}
              </Button>
            )
          }
        />
      }
    >
      <Stack gap={5}>
        <CountriesCard form={form} taken={taken} />
        {values.methods.map(({ key }, index) => (
          <MethodCard key={key} form={form} index={index} currency={currency} />
        ))}
        {values.methods.length < deliveryLimits.methods && (
          <Inline gap={3}>
            <Button
              variant="secondary"
              startIcon={<Plus aria-hidden="true" />}
              onClick={() => form.set({ methods: [...values.methods, newMethod(randomUuid())] })}
            >
              {t('addMethod')}
            </Button>
            <Button
              variant="secondary"
              startIcon={<Plus aria-hidden="true" />}
              onClick={() => form.set({ methods: [...values.methods, newPickup(t, randomUuid(), country)] })}
            >
              {t('addPickupPlace')}
            </Button>
          </Inline>
        )}
      </Stack>
    </EditPage>
  );
}

/** A delivery zone to create or to change. */
export function Component(): ReactElement {
  const t = useTexts(deliveryTexts);
  const id = useParams()['id'] ?? '';
  const query = useDashboardDeliveryZonesQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingTheDeliveryZone')}>
      <Skeleton shape="block" height="26rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {({ items, currency, country }) => {
        const zone = id === 'new' ? null : items.find((each) => each.id === id);
        if (zone === undefined) return <NotFound />;
        const others = items.filter((each) => each !== zone);
        const taken = new Set(others.flatMap(({ countries }) => countries));
        return <Edit key={id} zone={zone} taken={taken} currency={currency} country={country} />;
      }}
    </Loaded>
  );
}
