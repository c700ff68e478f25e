import { Loaded } from '@omnis/account';
import { useDashboardMenuQuery, useDashboardUpdateMenuMutation } from '@omnis/api-client';
import type { EditedMenu } from '@omnis/contract';
import { MenuEditor, menuOf, treeOf, type MenuNode } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { Card, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useMemo, type ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useActiveStore, useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { FaceColumns } from '../face/face-columns.ts';
import { ShopPreview } from '../face/shop-preview.tsx';
import { useChoices } from '../page-editor/use-choices.ts';
import { usePicturePicker } from '../page-editor/use-picture-picker.tsx';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { useRecordForm } from '../parts/editing/use-record-form.ts';
import { PageHead } from '../parts/page-head.tsx';
import { faceTexts } from '../texts/face/index.ts';

interface Values {
  readonly tree: readonly MenuNode[];
}

const blank: Values = { tree: [] };
const valuesOf = ({ mainMenu }: EditedMenu): Values => ({ tree: treeOf(mainMenu) });

function Edit({ menu }: { readonly menu: EditedMenu }): ReactElement {
  const t = useTexts(faceTexts);
  const { division, name } = useActiveStore();
  const [update] = useDashboardUpdateMenuMutation();
  const { pick, dialog } = usePicturePicker();
  const { links } = useChoices(pick);
  const form = useRecordForm<Values, EditedMenu>({
    record: menu,
    blank,
    valuesOf,
    send: ({ saved, values, headers }) =>
      update({
        params: { division },
        body: { version: saved?.version ?? menu.version, mainMenu: menuOf(values.tree) },
        headers,
      }),
    done: { created: t('menuSaved'), saved: t('menuSaved') },
  });
  const editing = useEditing('menu', form, () => null);
  const { tree } = form.values;
  const face = useMemo(() => ({ mainMenu: menuOf(tree) }), [tree]);
  return (
    <>
      <EditPage
        form={form}
        editing={editing}
        isNew={false}
        head={<PageHead title={t('menu')} text={t('menuText', { name })} />}
      >
        <FaceColumns>
          <Card title={t('entries')} description={t('entriesHelp')}>
            <MenuEditor
              tree={tree}
              errors={form.errors}
              links={links ?? []}
              onPickImage={pick}
              onChange={(next) => form.set({ tree: next })}
            />
          </Card>
          <ShopPreview face={face} />
        </FaceColumns>
      </EditPage>
      {dialog}
    </>
  );
}

/** The page on which the main menu is edited (storefront.md §3, Main-menu entry). */
export function Component(): ReactElement {
  const t = useTexts(faceTexts);
  useTitle(t('menu'));
  const query = useDashboardMenuQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingMenu')}>
      <Skeleton shape="block" height="30rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {(menu) => <Edit menu={menu} />}
    </Loaded>
  );
}
