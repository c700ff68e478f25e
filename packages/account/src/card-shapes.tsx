import { Card, Skeleton, SkeletonGroup, Stack, useUiText } from '@omnis/ui';
import type { ReactElement } from 'react';

/** Cards that are being loaded. */
export function CardShapes({ count }: { readonly count: number }): ReactElement {
  const say = useUiText();
  return (
    <SkeletonGroup label={say('Loading')}>
      <Stack gap={6}>
        {Array.from({ length: count }, (_, key) => (
          <Card key={key}>
            <Skeleton shape="block" height="8rem" />
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
