import type { StoreControlRole } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Badge, Card, Link } from '@omnis/ui';
import { Pencil } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useEditing } from '../parts/use-editing.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Member } from './rights-card.tsx';
import { WorkForm } from './work-form.tsx';
import { staffTexts, type StaffTextKey, type StaffTexts } from '../texts/staff/index.ts';

/** Texts of the actions that a role about stores allows. */
const storeControlTexts = {
  reviewer: 'reviewer',
  manager: 'manager',
} as const satisfies Record<StoreControlRole, StaffTextKey>;

function Swatch({ colour }: { readonly colour: string }): ReactElement {
  return (
    <span className="colour">
      <span style={{ backgroundColor: colour }} aria-hidden="true" />
      {colour}
    </span>
  );
}

function rowsOf(t: StaffTexts, { profile }: Member): readonly (readonly [string, ReactNode])[] {
  const { username, team, colour, reportsTo, channel, size, isLeadership, okrs, storeControlRole } = profile;
  return [
    [t('userName'), username],
    [t('team'), team],
    [t('reportsTo'), reportsTo && <Link href={`/staff/${reportsTo.id}/`}>{reportsTo.name}</Link>],
    [t('leadership'), isLeadership && <Badge tone="info">{t('partOfIt')}</Badge>],
    [t('channel'), channel],
    [t('storeControlRole'), storeControlRole && t(storeControlTexts[storeControlRole])],
    [t('colour'), colour && <Swatch colour={colour} />],
    [t('size'), size],
    [t('objectives'), okrs.join('\n')],
  ];
}

/** Job of a member, with a form to change it for anyone who manages staff. */
export function WorkCard({ member }: { readonly member: Member }): ReactElement {
  const t = useTexts(staffTexts);
  const { isEditing, setEditing, ref } = useEditing();
  return (
    <div ref={ref}>
      <Card
        title={t('work')}
        footer={
          isEditing ? undefined : (
            <ProtectedButton
              permission="staff.manage"
              variant="secondary"
              startIcon={<Pencil aria-hidden="true" />}
              data-edit=""
              onClick={() => setEditing(true)}
            >
              {t('editWork')}
            </ProtectedButton>
          )
        }
      >
        {isEditing ? (
          <WorkForm member={member} onClose={() => setEditing(false)} />
        ) : (
          <dl>
            {rowsOf(t, member).map(([label, value]) => [
              <dt key={`${label}-label`}>{label}</dt>,
              <dd key={label}>{value || <span className="quiet">{t('notGiven')}</span>}</dd>,
            ])}
          </dl>
        )}
      </Card>
    </div>
  );
}
