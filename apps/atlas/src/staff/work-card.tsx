import { Badge, Card, Link } from '@omnis/ui';
import { Pencil } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useEditing } from '../parts/use-editing.ts';
import { ProtectedButton } from '../permissions/protected.tsx';
import type { Member } from './rights-card.tsx';
import { WorkForm } from './work-form.tsx';

function Swatch({ colour }: { readonly colour: string }): ReactElement {
  return (
    <span className="colour">
      <span style={{ backgroundColor: colour }} aria-hidden="true" />
      {colour}
    </span>
  );
}

function rowsOf({ profile }: Member): readonly (readonly [string, ReactNode])[] {
  const { username, team, colour, reportsTo, channel, size, isLeadership, okrs, storeControlRole } = profile;
  return [
    ['User name', username],
    ['Team', team],
    ['Reports to', reportsTo && <Link href={`/staff/${reportsTo.id}/`}>{reportsTo.name}</Link>],
    ['Leadership', isLeadership && <Badge tone="info">Part of it</Badge>],
    ['Channel', channel],
    ['Store control role', storeControlRole],
    ['Colour', colour && <Swatch colour={colour} />],
    ['Size', size],
    ['Objectives', okrs.join('\n')],
  ];
}

/** What the work of somebody is, and for who manages staff a form to change it. */
export function WorkCard({ member }: { readonly member: Member }): ReactElement {
  const { isEditing, setEditing, ref } = useEditing();
  return (
    <div ref={ref}>
      <Card
        title="Work"
        footer={
          isEditing ? undefined : (
            <ProtectedButton
              permission="staff.manage"
              variant="secondary"
              startIcon={<Pencil aria-hidden="true" />}
              data-edit=""
              onClick={() => setEditing(true)}
            >
              Edit work
            </ProtectedButton>
          )
        }
      >
        {isEditing ? (
          <WorkForm member={member} onClose={() => setEditing(false)} />
        ) : (
          <dl>
            {rowsOf(member).map(([label, value]) => [
              <dt key={`${label} label`}>{label}</dt>,
              <dd key={label}>{value || <span className="quiet">Not given</span>}</dd>,
            ])}
          </dl>
        )}
      </Card>
    </div>
  );
}
